using Allocations.Analyzers.Rules.Time.WallClock;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Time.WallClock;

/// <summary>
/// Moves the readings of a loop in front of it: a local that is declared with one moves as it is, other readings of the same clock become
/// one new local.
/// </summary>
internal static class ReadOnce
{
    /// <summary>The move; null where no statement can stand in front of the loop.</summary>
    public static SolutionEdits? Before(
        FixRequest request, IPropertyReferenceOperation read, StatementSyntax loop, CancellationToken cancellationToken)
    {
        if (loop.Parent is not (BlockSyntax or SwitchSectionSyntax or GlobalStatementSyntax))
            return null;
        var edits = new SolutionEdits(request.Solution);
        if (ClockHoist.DeclarationOf(read, loop) is { } declaration)
        {
            edits.InsertBefore(loop, declaration.ToString());
            edits.Remove(declaration, request.Model);
        }
        else
        {
            var member = loop.FirstAncestorOrSelf<MemberDeclarationSyntax>(static node => node is not GlobalStatementSyntax)
                ?? loop.SyntaxTree.GetRoot(cancellationToken);
            var property = read.Property.Name;
            var name = FreeName.For(char.ToLowerInvariant(property[0]) + property.Substring(1), member, request.Model);
            edits.InsertBefore(loop, $"var {name} = {read.Syntax};");
            foreach (var node in loop.DescendantNodes())
            {
                if (SameRead(node, read, request.Model, cancellationToken) is { } other && ClockHoist.LoopOf(other) == loop
                    && ClockHoist.DeclarationOf(other, loop) is null)
                {
                    edits.Write(other.Syntax, name);
                }
            }
        }

        return edits;
    }

    private static IPropertyReferenceOperation? SameRead(
        SyntaxNode node, IPropertyReferenceOperation read, SemanticModel model, CancellationToken cancellationToken) =>
        node.RawKind == read.Syntax.RawKind && !(node.Parent is MemberAccessExpressionSyntax access && access.Name == node)
        && model.GetOperation(node, cancellationToken) is IPropertyReferenceOperation other
        && SymbolEqualityComparer.Default.Equals(other.Property, read.Property) ? other : null;
}
