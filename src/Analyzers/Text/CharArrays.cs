using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>Determines where a <c>char[]</c> comes from, and whether it only carries the characters of a string that is being made.</summary>
internal static class CharArrays
{
    /// <summary>
    /// The string whose <c>ToCharArray</c> an expression is, directly or through a local that is written only where it is declared; null for
    /// any other expression.
    /// </summary>
    public static IOperation? SourceOf(IOperation array)
    {
        if (array is ILocalReferenceOperation { Local: var local } && DeclaratorOf(local) is { Initializer.Value: { } initializer } declarator)
            return array.SemanticModel!.GetOperation(initializer) is { } value && !IsAssigned(local, declarator) ? Direct(value) : null;
        return Direct(array);
    }

    /// <summary>
    /// Whether every use of a local array reads or writes elements, measures it, orders it in place, copies to it or makes a string of the whole: such an
    /// array is never seen by other code.
    /// </summary>
    public static bool IsOnlyMapped(ILocalSymbol local)
    {
        if (DeclaratorOf(local) is not { } declarator || declarator.FirstAncestorOrSelf<BlockSyntax>() is not { } block)
            return false;
        foreach (var name in MemberIndex.Names(local.Name, block))
        {
            if (!IsMapping(name))
                return false;
        }

        return true;
    }

    private static IOperation? Direct(IOperation value) =>
        value is IInvocationOperation { TargetMethod: { Name: nameof(string.ToCharArray), ContainingType.SpecialType: SpecialType.System_String,
            Parameters.IsEmpty: true } } call
            ? call.Instance
            : null;

    private static VariableDeclaratorSyntax? DeclaratorOf(ILocalSymbol local) =>
        local.DeclaringSyntaxReferences.Length == 1 ? local.DeclaringSyntaxReferences[0].GetSyntax() as VariableDeclaratorSyntax : null;

    private static bool IsAssigned(ILocalSymbol local, VariableDeclaratorSyntax declarator)
    {
        if (declarator.FirstAncestorOrSelf<BlockSyntax>() is not { } block)
            return true;
        return !MemberIndex.Mentions(local.Name, block).Targets(block, block.SpanStart, block.Span.End).IsEmpty;
    }

    private static bool IsMapping(IdentifierNameSyntax name) => name.Parent switch
    {
        ElementAccessExpressionSyntax access =>
            access.Expression == name
            && References.UserOf(access) is not (RefExpressionSyntax or ArgumentSyntax { RefKindKeyword.RawKind: not (int)SyntaxKind.None }),
        MemberAccessExpressionSyntax access => access.Expression != name || access.Name.Identifier.ValueText == nameof(Array.Length),
        CommonForEachStatementSyntax loop => loop.Expression == name,
        // Text that is copied into the array could be copied into a span as well.
        ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "CopyTo" } } } =>
            true,
        ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.None, Parent: ArgumentListSyntax { Arguments.Count: 1, Parent: var user } } => user switch
        {
            BaseObjectCreationExpressionSyntax => true,
            InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(Array.Reverse) or nameof(Array.Sort),
                Expression: SimpleNameSyntax { Identifier.ValueText: nameof(Array) } } } =>
                true,
            _ => false,
        },
        _ => false,
    };
}
