using Allocations.Analyzers.Syntax;
using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines what a method of this project does with a string that it is given, from the look of its body alone: the body may be in any file,
/// so it is never bound. Each answer is kept for one compilation.
/// </summary>
internal sealed class SourceBodies
{
    private readonly ConcurrentDictionary<IMethodSymbol, bool> _charMaps = new(SymbolEqualityComparer.Default);
    private readonly ConcurrentDictionary<IParameterSymbol, bool> _readers = new(SymbolEqualityComparer.Default);

    /// <summary>
    /// Whether a method takes one string and returns one that it makes through <c>ToCharArray</c> and <c>new string</c>, one character for
    /// each character.
    /// </summary>
    public bool IsCharMap(IMethodSymbol method)
    {
        method = method.OriginalDefinition;
        if (method.Parameters.Length != 1 || method.Parameters[0].Type.SpecialType != SpecialType.System_String || method.IsVirtual || method.IsOverride
            || method.DeclaringSyntaxReferences.Length != 1)
        {
            return false;
        }

        return _charMaps.TryGetValue(method, out var known) ? known : _charMaps.GetOrAdd(method, MapsEachChar(method));
    }

    /// <summary>
    /// Whether a method returns a plain value and does nothing with a string parameter but look at its characters, so that a span would do
    /// as well.
    /// </summary>
    public bool OnlyReads(IParameterSymbol parameter)
    {
        parameter = parameter.OriginalDefinition;
        if (parameter.ContainingSymbol is not IMethodSymbol { ReturnType: { IsValueType: true, SpecialType: not SpecialType.System_Void }, IsVirtual: false,
            IsOverride: false, DeclaringSyntaxReferences.Length: 1 } method)
        {
            return false;
        }

        return _readers.TryGetValue(parameter, out var known)
            ? known
            : _readers.GetOrAdd(parameter, MethodBody.Of(method, CancellationToken.None) is { } body && Reads(body, parameter.Name));
    }

    /// <summary>Whether a method is the usual test for null or empty: <c>value == null || value.Length == 0</c> or the call of the library's own.</summary>
    public static bool IsEmptinessTest(IMethodSymbol method)
    {
        if (method is not { Name: nameof(string.IsNullOrEmpty), IsStatic: true, Parameters.Length: 1, ReturnType.SpecialType: SpecialType.System_Boolean })
            return false;
        if (method.ContainingType.SpecialType == SpecialType.System_String)
            return true;
        if (method.DeclaringSyntaxReferences.Length != 1 || MethodBody.Of(method, CancellationToken.None) is not { } body
            || ReturnedBy(body) is not { } returned)
        {
            return false;
        }

        var name = method.Parameters[0].Name;
        var text = returned.WithoutTrivia().NormalizeWhitespace().ToFullString();
        return text == $"string.IsNullOrEmpty({name})" || text == $"String.IsNullOrEmpty({name})"
            || text == $"{name} == null || {name}.Length == 0" || text == $"{name} == null || {name}.Length <= 0"
            || text == $"{name} is null || {name}.Length == 0";
    }

    private static bool MapsEachChar(IMethodSymbol method)
    {
        if (MethodBody.Of(method, CancellationToken.None) is not { } body)
            return false;
        var name = method.Parameters[0].Name;
        var reads = false;
        foreach (var node in body.DescendantNodesAndSelf())
        {
            switch (node)
            {
                case InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0,
                    Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(string.ToCharArray),
                        Expression: IdentifierNameSyntax source } }:
                    reads |= source.Identifier.ValueText == name;
                    break;
                case ReturnStatementSyntax { Expression: { } returned } when !IsNewString(returned) && !IsNameOf(returned, name):
                case ArrowExpressionClauseSyntax arrow when !IsNewString(arrow.Expression):
                    return false;
                default:
                    break;
            }
        }

        return reads;
    }

    private static bool IsNewString(ExpressionSyntax expression) => expression switch
    {
        ObjectCreationExpressionSyntax { ArgumentList.Arguments.Count: 1, Type: PredefinedTypeSyntax { Keyword.RawKind: (int)SyntaxKind.StringKeyword }
            or IdentifierNameSyntax { Identifier.ValueText: nameof(String) } } =>
            true,
        ImplicitObjectCreationExpressionSyntax { ArgumentList.Arguments.Count: 1 } => true,
        _ => false,
    };

    private static bool Reads(SyntaxNode body, string name)
    {
        foreach (var node in body.DescendantNodesAndSelf())
        {
            if (IsNameOf(node, name) && !IsLook(node))
                return false;
        }

        return true;
    }

    private static bool IsLook(SyntaxNode name) => name.Parent switch
    {
        MemberAccessExpressionSyntax access => access.Expression != name || !MakesString(access.Name.Identifier.ValueText),
        ConditionalAccessExpressionSyntax { WhenNotNull: MemberBindingExpressionSyntax } => true,
        ElementAccessExpressionSyntax or IsPatternExpressionSyntax
        or BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression or (int)SyntaxKind.NotEqualsExpression } =>
            true,
        CommonForEachStatementSyntax or NameColonSyntax => true,
        ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: PredefinedTypeSyntax
            or IdentifierNameSyntax { Identifier.ValueText: nameof(String) } } call } } =>
            call.Name.Identifier.ValueText is nameof(string.IsNullOrEmpty) or nameof(string.IsNullOrWhiteSpace) or nameof(string.Equals)
                or nameof(string.Compare) or nameof(string.CompareOrdinal),
        _ => false,
    };

    private static bool MakesString(string member) =>
        member is "ToString" or "Clone" or "Normalize" or "Insert" or "AsMemory" || member.StartsWith("Pad", StringComparison.Ordinal);

    private static bool IsNameOf(SyntaxNode node, string name) => node is IdentifierNameSyntax identifier && identifier.Identifier.ValueText == name;

    private static ExpressionSyntax? ReturnedBy(SyntaxNode body) => body switch
    {
        ArrowExpressionClauseSyntax arrow => arrow.Expression,
        BlockSyntax { Statements.Count: 1 } block => (block.Statements[0] as ReturnStatementSyntax)?.Expression,
        _ => null,
    };
}
