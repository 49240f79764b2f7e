using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.TemporaryArray;

/// <summary>
/// Declares a span instead of a temporary array: over constant data when the elements are constants that no code writes, else over stack
/// memory. In a loop the stack memory is taken once before the loop and cleared where the array was created. Refused where a use has no
/// form for spans, and where two variables would meet in one scope.
/// </summary>
/// <remarks>The uses are asked for again: each is rewritten by what it calls and how, which a diagnostic cannot carry.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(TemporaryArrayCodeFix))]
public sealed class TemporaryArrayCodeFix() : AllocationCodeFix("ALLOC501")
{
    private const string StackKey = "Stackalloc";
    private const string DataKey = "ConstantData";

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        var model = request.Model;
        if (request.Node.FirstAncestorOrSelf<VariableDeclaratorSyntax>() is not { } declarator
            || model.GetOperation(declarator, cancellationToken) is not IVariableDeclaratorOperation operation
            || ScratchArray.From(operation) is not { Length: { } length, Declaration.Declaration.Variables.Count: 1 } array)
        {
            return null;
        }

        var uses = LocalUses.Of(array.Local, References.ScopeOf(array.Declaration), model, cancellationToken);
        if (SpanUses.Plan(uses, length, request, cancellationToken) is not { } plan)
            return null;

        var spans = new SpanDeclaration(array, model);
        var isData = ConstantData.Fits(array, uses, model.Compilation);
        var loop = isData ? null : StackFrames.OutermostLoop(array.Declaration, References.FunctionOf(array.Declaration));
        var edits = new SolutionEdits(request.Solution);
        plan.AddTo(edits);
        if (loop is null)
            InPlace(edits, array, isData ? spans.OverConstantData() : spans.OverStack(), !isData && spans.NeedsClear);
        else if (uses.Uses.Any(static use => use.Kind == ArrayUseKind.Dropped) || !TryBeforeLoop(edits, array, spans, loop))
            return null;
        var title = isData ? "Use constant data instead of an array" : loop is null ? "Allocate on the stack" : "Allocate on the stack before the loop";
        var recursion = !isData && CallGraph.MayRunAgain(array.Declaration, model, cancellationToken) ? Differences.Recursion : null;
        return new FixBuilder(edits, title, isData ? DataKey : StackKey).MayDiffer(Differences.Joined(plan.Difference, recursion)).Build();
    }

    private static void InPlace(SolutionEdits edits, ScratchArray array, LocalDeclarationStatementSyntax declaration, bool clears)
    {
        edits.Replace(array.Declaration, rewritten => declaration.WithTriviaFrom(rewritten));
        if (clears)
            edits.InsertAfter(array.Declaration, SpanDeclaration.Clear(array));
    }

    /// <summary>The stack memory before the loop, and <c>Clear</c> where each iteration created a zeroed array.</summary>
    private static bool TryBeforeLoop(SolutionEdits edits, ScratchArray array, SpanDeclaration spans, SyntaxNode loop)
    {
        if (!array.Elements.IsDefault)
            return false;
        var anchor = loop.FirstAncestorOrSelf<StatementSyntax>(static statement => statement.Parent is BlockSyntax);
        if (anchor is null || !anchor.Contains(array.Declaration) || anchor == array.Declaration)
            return false;
        edits.Replace(array.Declaration, rewritten => SpanDeclaration.Clear(array).WithTriviaFrom(rewritten));
        edits.InsertBefore(anchor, spans.OverStack().WithoutTrivia());
        return true;
    }
}
