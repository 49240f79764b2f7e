using Allocations.Analyzers.Syntax;
using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Recognises methods of this project that do with a string what a method of the framework does, from the look of the body alone: the body may be in
/// any file, so it is never bound. Each answer is kept for one compilation.
/// </summary>
internal sealed class SourceBodies
{
    private static readonly ConditionalWeakTable<Compilation, SourceBodies> OfCompilations = new();

    private readonly ConcurrentDictionary<IMethodSymbol, bool> _charMaps = new(SymbolEqualityComparer.Default);
    private readonly ConcurrentDictionary<IMethodSymbol, SourceSlice?> _slices = new(SymbolEqualityComparer.Default);

    private SourceBodies()
    {
    }

    /// <summary>Those of a compilation, which all rules and fixes ask.</summary>
    public static SourceBodies In(Compilation compilation) => OfCompilations.GetValue(compilation, static _ => new SourceBodies());

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

    /// <summary>The part of a text that a method or the accessor of a property returns, which only this project sees, or null.</summary>
    public SourceSlice? SliceOf(IMethodSymbol method)
    {
        method = (method.ReducedFrom ?? method).OriginalDefinition;
        if (method.DeclaringSyntaxReferences.Length != 1 || method.ReturnType.SpecialType != SpecialType.System_String)
            return null;
        return _slices.TryGetValue(method, out var known) ? known : _slices.GetOrAdd(method, SourceSlice.Of(method));
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
        var text = string.Concat(returned.DescendantTokens().Select(static token => token.Text));
        return text == $"string.IsNullOrEmpty({name})" || text == $"String.IsNullOrEmpty({name})"
            || text == $"{name}==null||{name}.Length==0" || text == $"{name}==null||{name}.Length<=0"
            || text == $"{name}isnull||{name}.Length==0";
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

    private static bool IsNameOf(SyntaxNode node, string name) => node is IdentifierNameSyntax identifier && identifier.Identifier.ValueText == name;

    private static ExpressionSyntax? ReturnedBy(SyntaxNode body) => body switch
    {
        ArrowExpressionClauseSyntax arrow => arrow.Expression,
        BlockSyntax { Statements.Count: 1 } block => (block.Statements[0] as ReturnStatementSyntax)?.Expression,
        _ => null,
    };
}
