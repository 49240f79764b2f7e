using Allocations.Analyzers.Heat;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Design.BenchmarkOverhead;

/// <summary>What the benchmarks of a class look up with keys that they do not make. Beside such a look-up one that makes its key is compared with it.</summary>
internal sealed class PlainKeys
{
    private readonly HashSet<string> _lookUps = new(StringComparer.Ordinal);

    /// <summary>Whether a benchmark of the class looks something up with a key that it does not make.</summary>
    /// <param name="receiver">What it is looked up in.</param>
    /// <param name="member">The method, or <c>[]</c>.</param>
    public bool Has(string receiver, string member) => _lookUps.Contains(receiver + "." + member);

    /// <summary>Reads the benchmarks of a class.</summary>
    public static PlainKeys Read(INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        var keys = new PlainKeys();
        foreach (var member in type.GetMembers())
        {
            if (member is not IMethodSymbol { MethodKind: MethodKind.Ordinary } || !MemberRoles.IsBenchmark(member))
                continue;
            foreach (var declared in member.DeclaringSyntaxReferences)
                keys.Read(declared.GetSyntax(cancellationToken));
        }

        return keys;
    }

    private void Read(SyntaxNode benchmark)
    {
        var made = new HashSet<string>(StringComparer.Ordinal);
        foreach (var node in benchmark.DescendantNodes())
        {
            switch (node)
            {
                case VariableDeclaratorSyntax { Initializer.Value: var value } local when IsMade(value, made):
                    made.Add(local.Identifier.ValueText);
                    break;
                case InvocationExpressionSyntax
                {
                    Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: var name } access,
                    ArgumentList.Arguments: { Count: > 0 } arguments,
                } when !IsMade(arguments[0].Expression, made):
                    _lookUps.Add(StoredTexts.NameOf(access.Expression) + "." + name);
                    break;
                case ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: > 0 } keys } access when !IsMade(keys[0].Expression, made):
                    _lookUps.Add(StoredTexts.NameOf(access.Expression) + ".[]");
                    break;
                default:
                    break;
            }
        }
    }

    private static bool IsMade(ExpressionSyntax key, HashSet<string> made) =>
        key is InterpolatedStringExpressionSyntax or BinaryExpressionSyntax or InvocationExpressionSyntax
        || (key is IdentifierNameSyntax name && made.Contains(name.Identifier.ValueText));
}
