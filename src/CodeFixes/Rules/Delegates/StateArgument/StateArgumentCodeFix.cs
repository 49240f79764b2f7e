using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules;
using Allocations.Analyzers.Rules.Delegates;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates.StateArgument;

/// <summary>
/// ALLOC401: lets a lambda read what it captures from its parameters. What no parameter has goes into a state: one value as itself, several as a tuple. The
/// other lambdas of the call get the same state, so that none of them captures anything. A method of an object becomes a lambda that is given the object.
/// Where a callee of the project only lacks the overload, that is added.
/// </summary>
/// <remarks>The plan is made again: it consists of operations, which a diagnostic cannot carry.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(StateArgumentCodeFix))]
public sealed class StateArgumentCodeFix() : AllocationCodeFix("ALLOC401")
{
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (GroupAt(request, cancellationToken) is { } group)
            return PlanGroup(request, group, cancellationToken) is { } ofGroup ? [ofGroup] : [];
        if (request.Node.FirstAncestorOrSelf<AnonymousFunctionExpressionSyntax>() is not { } lambda
            || LambdaEdits.CreationOf(lambda, request.Model, cancellationToken) is not { } creation
            || CallerInformation.IsAskedIn(lambda, request.Model, cancellationToken, CallerQuestion.Frame))
        {
            return [];
        }

        if (PlainUpdate.Of(creation, cancellationToken) is { } update)
            return PlanUpdate(request, update) is { } assigned ? [assigned] : [];
        var fix = StatePlan.Of(creation, cancellationToken) is { } plan
            ? Plan(request, plan, cancellationToken)
            : await WithOverloadAsync(request, lambda, creation, cancellationToken).ConfigureAwait(false);
        return fix is null ? [] : [fix];
    }

    private static Fix? Plan(FixRequest request, StatePlan plan, CancellationToken cancellationToken)
    {
        if (HasPartsOfItsOwn(plan) || new StateRewrite(request, plan).Edits() is not { } edits)
            return null;
        var callee = plan.Callee;
        return new FixBuilder(edits, plan.Moved.IsEmpty ? "Use the parameter of the lambda" : "Pass a state to the lambda", "State")
            .MayDiffer(IsOfFramework(callee) || StateForwarding.Holds(plan, cancellationToken) || AddedOverload.IsThere(plan, cancellationToken)
                ? null
                : "'" + callee.Name + "' is taken to hand on what it is given")
            .MayDiffer(IsOverridable(callee, plan.Overload) ? "another '" + callee.ContainingType.Name + "' may look at the state" : null)
            .MayDiffer(plan is { IsObject: true, Moved.IsEmpty: false } && IsKeptByTask(plan.Call) ? "the task keeps the state" : null)
            .MayDiffer(plan.Overload is null ? null : Recursion(plan.Function.Syntax, request.Model, cancellationToken))
            .Build();
    }

    /// <summary>Sets the key by the indexer, where nothing but that is wanted.</summary>
    private static Fix? PlanUpdate(FixRequest request, PlainUpdate update)
    {
        if (update.Call.Syntax is not InvocationExpressionSyntax
            {
                Parent: ExpressionStatementSyntax, Expression: MemberAccessExpressionSyntax { Expression: var dictionary },
                ArgumentList.Arguments: { Count: 3 } arguments,
            }
            call
            || arguments.Any(static argument => argument.NameColon is not null) || Comments.AreIn(call))
        {
            return null;
        }

        var edits = request.Changing([new TextChange(call.Span, dictionary + "[" + arguments[0] + "] = " + arguments[1])]);
        return new FixBuilder(edits, "Assign to the key", "Assign")
            .MayDiffer(MayBeOwnEquality(update.ValueType) ? "the values are no longer compared" : null)
            .Build();
    }

    /// <summary>Whether <c>Equals</c> of a value, which the update calls to see that it is the first, may be code of the project.</summary>
    private static bool MayBeOwnEquality(ITypeSymbol type) =>
        type.TypeKind != TypeKind.Enum
        && !(type.IsOfFramework() && (type.IsSealed || type.IsValueType) && type is not INamedTypeSymbol { IsGenericType: true });

    private static MethodGroupState? GroupAt(FixRequest request, CancellationToken cancellationToken)
    {
        var place = request.Node.FirstAncestorOrSelf<ExpressionSyntax>(node => node.Span == request.Diagnostic.Location.SourceSpan);
        if (place is null or AnonymousFunctionExpressionSyntax || request.Model.GetOperation(place, cancellationToken) is not { } operation)
            return null;
        return (operation as IDelegateCreationOperation ?? operation.Parent as IDelegateCreationOperation) is { } creation
            ? MethodGroupState.Of(creation)
            : null;
    }

    private static Fix? PlanGroup(FixRequest request, MethodGroupState group, CancellationToken cancellationToken)
    {
        if (new MethodGroupRewrite(request, group).Edits() is not { } edits)
            return null;
        var callee = group.Call.TargetMethod;
        var isProven = group.Group.Instance is IInstanceReferenceOperation
            || (group.Group.Instance?.Syntax is ExpressionSyntax holder && request.NullProof(cancellationToken).IsNeverNull(holder));
        return new FixBuilder(edits, "Pass '" + group.Holder + "' as a state to a lambda", "State")
            .MayDiffer(isProven ? null : "an object that is null throws another exception, or none")
            .MayDiffer(IsOfFramework(callee) ? null : "'" + callee.Name + "' is taken to hand on what it is given")
            .MayDiffer(IsOverridable(callee, group.Overload) ? "another '" + callee.ContainingType.Name + "' may look at the state" : null)
            .MayDiffer(group.Overload.IsObject && IsKeptByTask(group.Call) ? "the task keeps the state" : null)
            .MayDiffer(Recursion(group.Argument.Value.Syntax, request.Model, cancellationToken))
            .Build();
    }

    /// <summary>The fix that adds an overload with a state to a callee of the project, and calls it as if it had always been there.</summary>
    private static async Task<Fix?> WithOverloadAsync(
        FixRequest request, AnonymousFunctionExpressionSyntax lambda, IOperation creation, CancellationToken cancellationToken)
    {
        if (StateAddition.Of(creation, cancellationToken) is not { HandsOn: false } addition || HasPartsOfItsOwn(addition.Plan)
            || await AddedOverload.OfAsync(request, addition, cancellationToken).ConfigureAwait(false) is not { } overload
            || await overload.AddToAsync(request.Solution, lambda, cancellationToken).ConfigureAwait(false) is not var (solution, position)
            || solution.GetDocument(request.Document.Id) is not { } document
            || await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not { } root
            || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model
            || root.FindNode(new TextSpan(position, lambda.Span.Length), getInnermostNodeForTie: true)
                .FirstAncestorOrSelf<AnonymousFunctionExpressionSyntax>(node => node.Span.Length == lambda.Span.Length) is not { } found
            || LambdaEdits.CreationOf(found, model, cancellationToken) is not { } made
            || StatePlan.Of(made, cancellationToken) is not { Overload.IsObject: false, AtHand.IsEmpty: true } plan
            || new StateRewrite(new FixRequest(document, root, model, request.Diagnostic, found), plan).Edits() is not { } edits)
        {
            return null;
        }

        var kind = Accessibilities.IsVisibleOutside(addition.Callee) ? "a public overload" : "an overload";
        return new FixBuilder(edits, "Add " + kind + " of '" + addition.Callee.Name + "' that hands a state to the lambda", "Overload")
            .MayDiffer(overload.Difference)
            .MayDiffer(Recursion(lambda, request.Model, cancellationToken))
            .Declares(addition.Callee.Name)
            .Build();
    }

    /// <summary>A state takes stack in the caller, the callee and the lambda, where a closure takes heap.</summary>
    private static string? Recursion(SyntaxNode lambda, SemanticModel model, CancellationToken cancellationToken) =>
        CallGraph.MayRunAgain(lambda, model, cancellationToken) || CallGraph.MayRunAgain(lambda.Parent!, model, cancellationToken)
            ? Differences.Recursion
            : null;

    private static bool IsOfFramework(IMethodSymbol callee) =>
        callee.ContainingType?.IsOfFramework() == true;

    /// <summary>Whether a class that derives from one of the framework may do something else with a state or an argument than hand it on.</summary>
    private static bool IsOverridable(IMethodSymbol callee, StateOverload? overload) =>
        IsOfFramework(callee) && (overload?.Method ?? callee) is var called
        && (called.IsVirtual || called.IsAbstract || called.IsOverride) && !called.IsSealed && !called.ContainingType.IsSealed;

    /// <summary>Attributes and default values of parameters have no place in a lambda that is written anew.</summary>
    private static bool HasPartsOfItsOwn(StatePlan plan) => plan.Others.Select(static other => other.Function).Append(plan.Function)
        .Select(static function => (AnonymousFunctionExpressionSyntax)function.Syntax)
        .Any(static lambda => lambda is LambdaExpressionSyntax { AttributeLists.Count: > 0 }
            || LambdaEdits.ParametersOf(lambda).Any(static parameter => parameter.AttributeLists.Count > 0 || parameter.Default is not null));

    /// <summary>
    /// A task shows its state, and holds it as long as it lives. It cannot be told where nothing but its end is looked at, and where the scheduler, to which
    /// each task is shown, is the one of the framework.
    /// </summary>
    private static bool IsKeptByTask(IOperation call) =>
        call.Type is { Name: "Task" } type && type.IsIn("System.Threading.Tasks")
        && (call.Parent is not (IExpressionStatementOperation or IAwaitOperation) || !IsScheduledByFramework(call));

    private static bool IsScheduledByFramework(IOperation call)
    {
        foreach (var argument in CalledMethod.ArgumentsOf(call))
        {
            if (argument.Value.Inside(Through.BuiltInImplicit) is IPropertyReferenceOperation { Property: { Name: "Default", ContainingType: var type } }
                && type.Name == "TaskScheduler" && type.IsIn("System.Threading.Tasks"))
            {
                return true;
            }
        }

        return false;
    }
}
