using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Rules.Collections.MissingCapacity;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Collections.MissingCapacity;

/// <summary>
/// ALLOC607. Gives the collection its capacity. The declaration moves to the loop where statements stand between them, so that the number is asked for where
/// the loop asks for its first element: what is null fails there as before. A collection that is assigned gets it where it is made.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MissingCapacityCodeFix))]
public sealed class MissingCapacityCodeFix() : AllocationCodeFix("ALLOC607")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Property(nameof(ElementCount)) is not { } count || !Enum.TryParse<CountRisk>(request.Property(nameof(CountRisk)), out var risk)
            || request.Place<StatementSyntax>() is not { Parent: BlockSyntax block } loop
            || request.Node.FirstAncestorOrSelf<BaseObjectCreationExpressionSyntax>() is not { Initializer: null } creation
            || creation.FirstAncestorOrSelf<StatementSyntax>() is not { } statement || statement.Parent != block || Comments.AreIn(creation))
        {
            return null;
        }

        // What the first loop adds is room enough to be safe, where another source may be null.
        var failsEarly = (risk & CountRisk.IsAskedEarly) != 0 && !NeverFails(count, request, creation, cancellationToken);
        if (failsEarly && request.Property(nameof(GrownCollection.OfFirst)) is { } ofFirst
            && Enum.TryParse<CountRisk>(request.Property(nameof(GrownCollection.OfFirst) + nameof(CountRisk)), out var riskOfFirst))
        {
            (count, risk, failsEarly) = (ofFirst, riskOfFirst, false);
        }

        var declaration = statement as LocalDeclarationStatementSyntax;
        var moves = declaration is not null && block.Statements.IndexOf(loop) != block.Statements.IndexOf(declaration) + 1;
        var arguments = (ArgumentListSyntax)SyntaxFactory.ParseArgumentList("(" + count + ")");
        if (creation.ArgumentList is { Arguments: { Count: 1 } comparer })
            arguments = arguments.AddArguments(comparer[0].WithLeadingTrivia(SyntaxFactory.Space));
        var changed = creation switch
        {
            ObjectCreationExpressionSyntax { ArgumentList: null } named => named.WithType(named.Type.WithoutTrailingTrivia()).WithArgumentList(arguments),
            _ => creation.WithArgumentList(arguments),
        };
        changed = changed.WithTriviaFrom(creation);
        var edits = new SolutionEdits(request.Solution);
        if (declaration is null || !moves)
        {
            edits.Replace(creation, _ => changed);
        }
        else
        {
            if (Comments.AreInOrBeside(declaration) || StackFrames.JumpsBack(References.FunctionOf(declaration)))
                return null;
            edits.Remove(declaration, request.Model);
            edits.InsertBefore(loop, declaration.ReplaceNode(creation, changed).WithoutTrivia().ToString());
        }

        return new FixBuilder(edits, "Give the collection its capacity", "Capacity")
            .MayDiffer((risk & CountRisk.AsksOtherCode) != 0 ? "asks for '" + count + "'" : null)
            .MayDiffer((risk & CountRisk.MayBeNegative) != 0 ? "fails where '" + count + "' is negative" : null)
            .MayDiffer(IsSameLater(creation, moves, request.Model, cancellationToken) ? null : "the comparer is asked for later")
            .MayDiffer(CapacityReads.DifferenceIn(request.Model.Compilation, cancellationToken))
            .MayDiffer((declaration is null ? IsViewed(block) : IsChangedBesideAView(declaration, loop, block))
                ? "a view of its elements may see what is added later"
                : null)
            .MayDiffer(failsEarly ? "where '" + count + "' fails, it does so earlier" : null)
            .MayDiffer(declaration is null && !NeverFails(count, request, creation, cancellationToken)
                ? "where '" + count + "' fails, the collection is not assigned"
                : null)
            .Build();
    }

    /// <summary>Whether a number, or the length of what is never null, is there whenever it is asked for, as is what is made of such.</summary>
    private static bool NeverFails(string count, FixRequest request, SyntaxNode place, CancellationToken cancellationToken)
    {
        return IsThere(SyntaxFactory.ParseExpression(count));

        bool IsThere(ExpressionSyntax written) => written switch
        {
            LiteralExpressionSyntax or IdentifierNameSyntax => true,
            ParenthesizedExpressionSyntax { Expression: var inner } => IsThere(inner),
            BinaryExpressionSyntax
            {
                RawKind: (int)SyntaxKind.CoalesceExpression, Left: ConditionalAccessExpressionSyntax { Expression: IdentifierNameSyntax },
            } => true,
            BinaryExpressionSyntax { Left: var left, Right: var right } => IsThere(left) && IsThere(right),
            MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax owner } =>
                MemberIndex.Names(owner.Identifier.ValueText, References.FunctionOf(place), place.Span.End, int.MaxValue) is { Count: > 0 } mentions
                && request.NullProof(cancellationToken).IsNeverNull(mentions[0]),
            _ => false,
        };
    }

    /// <summary>Whether the type has views of elements, of whatever collection.</summary>
    private static bool IsViewed(SyntaxNode place) => place.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } type
        && !MemberIndex.Names("CollectionsMarshal", type).IsEmpty;

    /// <summary>
    /// Whether <c>CollectionsMarshal</c> gives a view of the elements, and a method of the collection is called outside the loop. An array that has room is
    /// not replaced, so what is written through the view, or to the collection, is seen on the other side.
    /// </summary>
    private static bool IsChangedBesideAView(LocalDeclarationStatementSyntax declaration, StatementSyntax loop, BlockSyntax block)
    {
        bool isViewed = false, isCalled = false;
        foreach (var mention in MemberIndex.Names(declaration.Declaration.Variables[0].Identifier.ValueText, block))
        {
            isCalled |= mention.Parent is MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax } && !loop.Span.Contains(mention.Span);
            isViewed |= mention.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax
                { Expression: MemberAccessExpressionSyntax { Expression: var marshal } } }
                && marshal.GetLastToken().ValueText == "CollectionsMarshal";
        }

        return isViewed && isCalled;
    }

    /// <summary>Whether no code can tell that a comparer is evaluated after the number, and after the statements over which the creation moves.</summary>
    private static bool IsSameLater(BaseObjectCreationExpressionSyntax creation, bool moves, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetOperation(creation, cancellationToken) is not IObjectCreationOperation { Arguments: { Length: > 0 } arguments })
            return true;
        var comparer = arguments[0].Value.Inside(Through.BuiltInImplicit);
        return comparer.ConstantValue.HasValue || FixedValues.IsSameObject(comparer) || (!moves && PlainValues.Are(comparer));
    }
}
