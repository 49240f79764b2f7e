using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.CopiedPrefix;

/// <summary>
/// Determines whether more than one of the arrays that are kept begins with the same items: those of an element or of another object, which stay there for the
/// next one, or those of a variable that neither the loop nor the recursion around it changes.
/// </summary>
internal static class SharedPrefix
{
    /// <summary>Whether what is kept shares its first items with others.</summary>
    public static bool Is(IOperation prefix, IOperation joined, KeptItems kept, CancellationToken cancellationToken)
    {
        if ((kept.Place is { } place && IsSamePlace(prefix, place)) || IsMerge(prefix, joined))
            return false;
        return prefix switch
        {
            IArrayElementReferenceOperation or IPropertyReferenceOperation { Property.IsIndexer: true } => true,
            IMemberReferenceOperation { Instance: not (null or IInstanceReferenceOperation) } => true,
            IMemberReferenceOperation => Repeats(prefix, null, cancellationToken) || IsOfSameType(prefix, kept),
            ILocalReferenceOperation { Local: var local } => Repeats(prefix, local, cancellationToken),
            IParameterReferenceOperation { Parameter: var parameter } => Repeats(prefix, parameter, cancellationToken),
            _ => false,
        };
    }

    /// <summary>Whether an element or member takes the place of itself, by its text.</summary>
    private static bool IsSamePlace(IOperation prefix, IOperation place) =>
        prefix.Kind == place.Kind && SyntaxFactory.AreEquivalent(prefix.Syntax, place.Syntax);

    /// <summary>Whether two like objects become one, so that neither is there for a next one to begin with.</summary>
    private static bool IsMerge(IOperation prefix, IOperation joined)
    {
        if (prefix is not IMemberReferenceOperation { Instance: not null } first)
            return false;
        foreach (var operation in joined.Descendants())
        {
            if (operation is IMemberReferenceOperation other && other.Syntax != first.Syntax
                && SymbolEqualityComparer.Default.Equals(other.Member, first.Member) && !SyntaxFactory.AreEquivalent(other.Syntax, first.Syntax))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether an object makes another of its type, as the node of a tree makes one below it.</summary>
    private static bool IsOfSameType(IOperation prefix, KeptItems kept) =>
        kept.Owner is IObjectCreationOperation { Type: { } made }
        && SymbolEqualityComparer.Default.Equals(made, ((IMemberReferenceOperation)prefix).Member.ContainingType);

    /// <summary>Whether the code runs again with the same value of a variable: in a loop that does not write it, or in a recursive function.</summary>
    private static bool Repeats(IOperation prefix, ISymbol? variable, CancellationToken cancellationToken)
    {
        var function = References.FunctionOf(prefix.Syntax);
        if (StackFrames.OutermostLoop(prefix.Syntax, function) is { } loop)
            return variable is null || (!IsDeclaredIn(loop, variable) && !Writes.To(variable.Name, loop, prefix.SemanticModel!));
        return variable is not ILocalSymbol && CallGraph.MayRunAgain(prefix.Syntax, prefix.SemanticModel!, cancellationToken);
    }

    private static bool IsDeclaredIn(SyntaxNode loop, ISymbol variable)
    {
        foreach (var declaration in variable.DeclaringSyntaxReferences)
        {
            if (declaration.SyntaxTree == loop.SyntaxTree && loop.Span.Contains(declaration.Span))
                return true;
        }

        return false;
    }
}
