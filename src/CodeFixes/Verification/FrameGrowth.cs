using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether a rewrite takes more of the stack for each call of a function that may run again before it ends. Spans, handlers, enumerators and other
/// structs lie in the frame of the function, where an object was one reference to the heap. One variable more does not count, nor does a span that takes the
/// place of a reference: what a register holds need not lie in the frame.
/// </summary>
internal static class FrameGrowth
{
    // What a register holds.
    private const int Register = 8;

    // Structs of the framework, whose fields its reference assemblies do not show, and type parameters, which may stand for any struct.
    private const int UnknownStruct = 32;

    /// <summary>What differs where a function with more in its frame may run again; null where none has more, or all end before.</summary>
    public static async Task<string?> DifferenceAsync(Solution original, Solution changed, CancellationToken cancellationToken)
    {
        foreach (var id in changed.GetChanges(original).GetProjectChanges().SelectMany(static project => project.GetChangedDocuments()))
        {
            if (original.GetDocument(id) is not { } before || changed.GetDocument(id) is not { } after
                || await EditedFile.OfAsync(before, after, cancellationToken).ConfigureAwait(false) is not { } file)
            {
                continue;
            }

            if (BytesIn(file.MembersAfter, file.ModelAfter, cancellationToken) > BytesIn(file.MembersBefore, file.ModelBefore, cancellationToken) + Register
                && file.MembersBefore.Any(member => MayRunAgain(member, file.ModelBefore, cancellationToken)))
            {
                return Differences.Recursion;
            }
        }

        return null;
    }

    private static bool MayRunAgain(MemberDeclarationSyntax member, SemanticModel model, CancellationToken cancellationToken) =>
        member.DescendantNodesAndSelf().Any(node => SourceFunctions.IsFunction(node) && CallGraph.MayRunAgain(node, model, cancellationToken));

    private static int BytesIn(IReadOnlyList<MemberDeclarationSyntax> members, SemanticModel model, CancellationToken cancellationToken)
    {
        var bytes = 0;
        foreach (var member in members)
        {
            foreach (var node in member.DescendantNodes())
                bytes += BytesOf(node, model, cancellationToken);
        }

        return bytes;
    }

    /// <summary>The bytes of the variable that a node declares, or of the temporary that an expression is.</summary>
    private static int BytesOf(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken)
    {
        switch (node)
        {
            // What is handed out by reference has an address, and so a place in the frame.
            case SingleVariableDesignationSyntax { Parent: DeclarationExpressionSyntax { Parent: ArgumentSyntax } }:
                return Math.Max(Register, OfVariable((model.GetDeclaredSymbol(node, cancellationToken) as ILocalSymbol)?.Type));
            case ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.OutKeyword, Expression: IdentifierNameSyntax { Identifier.ValueText: "_" } }:
                return Register;
            case VariableDeclaratorSyntax or SingleVariableDesignationSyntax:
                return OfVariable((model.GetDeclaredSymbol(node, cancellationToken) as ILocalSymbol)?.Type);
            case ForEachStatementSyntax each:
                return OfVariable(model.GetDeclaredSymbol(each, cancellationToken)?.Type)
                    + OfVariable(model.GetForEachStatementInfo(each).GetEnumeratorMethod?.ReturnType);
            case CastExpressionSyntax { Expression: var boxed } when model.GetTypeInfo(boxed, cancellationToken).Type is { IsReferenceType: true }:
                return 0;
            case InterpolatedStringExpressionSyntax text when IsMadeByHandler(text, model, cancellationToken):
                return UnknownStruct;
            case InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or MemberAccessExpressionSyntax or ElementAccessExpressionSyntax
                or CastExpressionSyntax or InterpolatedStringExpressionSyntax or IdentifierNameSyntax or LiteralExpressionSyntax
                when node.Parent is not EqualsValueClauseSyntax && (node.Parent is not MemberAccessExpressionSyntax access || access.Name != node):
                return OfTemporary((ExpressionSyntax)node, model, cancellationToken);
            default:
                return 0;
        }
    }

    /// <summary>Whether a text is more than one that the compiler joins by <c>string.Concat</c> without a list of its parts.</summary>
    private static bool IsMadeByHandler(InterpolatedStringExpressionSyntax text, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetTypeInfo(text, cancellationToken).ConvertedType?.SpecialType == SpecialType.System_String
        && (text.Contents.Count > 4 || text.Contents.Any(part => part is InterpolationSyntax hole
            && (hole.AlignmentClause is not null || hole.FormatClause is not null
                || model.GetTypeInfo(hole.Expression, cancellationToken).Type?.SpecialType != SpecialType.System_String)));

    /// <summary>A variable that is read is in the frame anyway, unless it is converted to something else.</summary>
    private static int OfTemporary(ExpressionSyntax expression, SemanticModel model, CancellationToken cancellationToken)
    {
        var info = model.GetTypeInfo(expression, cancellationToken);
        var converted = SymbolEqualityComparer.Default.Equals(info.Type, info.ConvertedType) ? 0 : BytesOf(info.ConvertedType);
        return converted + (expression is IdentifierNameSyntax or LiteralExpressionSyntax or MemberAccessExpressionSyntax ? 0 : BytesOf(info.Type));
    }

    private static int OfVariable(ITypeSymbol? type) => type is { IsReferenceType: true } ? Register : BytesOf(type);

    private static int BytesOf(ITypeSymbol? type) => type switch
    {
        ITypeParameterSymbol { IsReferenceType: false } => UnknownStruct,
        { IsValueType: true } => AllocationSize.OfValue(type) is not { } size ? UnknownStruct : size > Register ? size : 0,
        _ => 0,
    };
}
