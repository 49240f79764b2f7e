using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Rules.Arguments.EarlyArgument;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;
using Early = Allocations.Analyzers.Rules.Arguments.EarlyArgument.EarlyArgument;

namespace Allocations.CodeFixes.Rules.Arguments.EarlyArgument;

/// <summary>
/// ALLOC106: writes the test that the method makes before the call, which is then reached only where the method needs its arguments. A condition is not
/// evaluated again: the call gets the value that it has there. A local is declared where it is needed.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(EarlyArgumentCodeFix))]
public sealed class EarlyArgumentCodeFix() : AllocationCodeFix("ALLOC106")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<ExpressionSyntax>() is not { } node || request.Model.GetOperation(node, cancellationToken) is not { } creation)
            return null;
        if (EarlyLocal.MayBe(creation))
            return EarlyLocal.Of(creation, cancellationToken) is { } early ? Declare(request, early) : null;
        if (Early.Of(creation) is not { Call: { Syntax.Parent: ExpressionStatementSyntax statement } call, Argument: var message }
            || call.Instance is not (null or IInstanceReferenceOperation)
            || CalleeTest.Of(call.TargetMethod, request.Model.Compilation, cancellationToken) is not { } test
            || CalledMethod.ArgumentOf(call, test.Parameter.Ordinal) is not
                { ArgumentKind: ArgumentKind.Explicit, Value: var tested, Syntax: ArgumentSyntax argument }
            || Comments.AreIn(argument) || !CanComeFirst(call, message, tested) || Condition(tested, test, cancellationToken) is not { } condition
            || StatementText.Test(condition, statement, request.Root.SyntaxTree.GetText()) is not { } before)
        {
            return null;
        }

        var changes = new List<TextChange>(before);
        if (test.Passes is { } outcome)
        {
            changes.RemoveAll(line => argument.Expression.Span.Contains(line.Span.Start));
            changes.Add(new TextChange(argument.Expression.Span, outcome ? "true" : "false"));
        }

        return new FixBuilder(request.Changing(changes), "Make the call only where the test fails", "Test")
            .MayDiffer(call.Arguments.All(other => other.Value == tested || PlainMessage.Is(other.Value)) ? null : "what the call is given is made only there")
            .MayDiffer(test.IsKnown ? null : "'" + call.TargetMethod.Name + "' is taken to do nothing elsewhere")
            .Build();
    }

    /// <summary>Declares a local before the first statement that needs it.</summary>
    private static Fix? Declare(FixRequest request, EarlyLocal early)
    {
        if (early is not { Reason: EarlyReason.OneBranch or EarlyReason.Guard, Need: { Parent: BlockSyntax } need, Declaration: var declaration }
            || Comments.AreIn(declaration))
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        edits.InsertBefore(need, Indentation.Moved(declaration, Indentation.Of(need)));
        edits.Remove(declaration, request.Model);
        return new FixBuilder(edits, "Declare '" + early.Local.Name + "' where it is needed", "Local")
            .MayDiffer(early.MayFail ? "making it fails only there" : null)
            .Build();
    }

    /// <summary>Whether what is tested can be evaluated before all else that the call is given.</summary>
    private static bool CanComeFirst(IInvocationOperation call, IArgumentOperation message, IOperation tested)
    {
        var isPlain = PlainValues.Are(tested.Inside(Through.BuiltInImplicit));
        foreach (var argument in call.Arguments)
        {
            if (argument.Value == tested || argument.Syntax.SpanStart > tested.Syntax.SpanStart || argument.IsImplicit)
                continue;
            if (isPlain ? argument != message && !PlainMessage.Is(argument.Value) : argument == message || !argument.Value.ConstantValue.HasValue)
                return false;
        }

        return true;
    }

    /// <summary>The condition at the call; null where it would evaluate something twice, or where what is tested may be a value.</summary>
    private static string? Condition(IOperation tested, CalleeTest test, CancellationToken cancellationToken)
    {
        if (test.Passes is { } outcome)
            return outcome ? tested.Syntax.ToString() : Negated((ExpressionSyntax)tested.Syntax, tested.SemanticModel!, cancellationToken);
        var value = tested.Inside(Through.BuiltInImplicit);
        return value.Type is { IsReferenceType: true } && PlainValues.Are(value) ? value.Syntax + " is null" : null;
    }

    private static string Negated(ExpressionSyntax tested, SemanticModel model, CancellationToken cancellationToken) =>
        SyntaxFactory.ParseExpression(Negation.Of(tested, tested.ToString(), model, cancellationToken)).WithoutParentheses().ToString();
}
