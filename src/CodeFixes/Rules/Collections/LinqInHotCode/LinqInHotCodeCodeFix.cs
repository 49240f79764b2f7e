using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Rules;
using Allocations.Analyzers.Rules.Collections.LinqInHotCode;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Collections.LinqInHotCode;

/// <summary>
/// ALLOC602: calls the one method that does what the last operators do, also where their number of elements is compared with none, or writes a loop that
/// does with each element what the operators do, in their order. Where a <c>foreach</c> goes through the chain, it goes through the source instead and begins
/// with the operators; where the value of the chain is returned, the loop returns it; else a local takes it before the statement that needs it. No loop:
/// functions with statements, other operators, sources whose enumerator is an object in any case, values that are not the first thing that their statement
/// does, and structs that their own lambda changes.
/// </summary>
/// <remarks>The chain is asked for again: its functions are written anew by what their parameters mean, which a diagnostic cannot carry.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(LinqInHotCodeCodeFix))]
public sealed class LinqInHotCodeCodeFix() : AllocationCodeFix("ALLOC602")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken));

    /// <summary>A loop saves more; where the code is not known to be hot, the shorter code comes first.</summary>
    private static List<Fix> Plan(FixRequest request, CancellationToken cancellationToken)
    {
        var fixes = new List<Fix>();
        if (request.Node is not InvocationExpressionSyntax call
            || request.Model.GetOperation(call, cancellationToken) is not IInvocationOperation operation
            || LinqChain.EndingAt(operation) is not { } chain)
        {
            return fixes;
        }

        if (Loop(request, call, chain, cancellationToken) is { } loop)
            fixes.Add(loop);
        if (ShorterChain.Of(chain, request.Model.Compilation) is { } shorter && OneCall(request, call, chain, shorter, cancellationToken) is { } oneCall)
            fixes.Insert(request.Property(FindingProperties.Heat) == "unknown" ? 0 : fixes.Count, oneCall);
        return fixes;
    }

    private static Fix? OneCall(
        FixRequest request, InvocationExpressionSyntax call, LinqChain chain, ShorterChain shorter, CancellationToken cancellationToken)
    {
        if (shorter.Form == ShorterForm.Slice)
            return Slice(request, call, chain, shorter, cancellationToken);
        var kept = (InvocationExpressionSyntax)shorter.Kept.Syntax;
        var name = kept.Expression is MemberAccessExpressionSyntax access ? access.Name : ((MemberBindingExpressionSyntax)kept.Expression).Name;
        var changes = new List<TextChange> { new(name.Span, shorter.Method.Name) };
        if (chain.Use == ChainUse.Counted && !chain.IsCountedInPlace)
            return null;
        var whole = shorter.Test is { } test ? test.Comparison : chain.IsCountedInPlace ? call.Parent! : call;
        if (shorter.Test is not null && Comments.AreIn(whole))
            return null;
        if (shorter.Test is { IsForNone: true } || whole.SpanStart != kept.SpanStart)
            changes.Insert(0, new TextChange(TextSpan.FromBounds(whole.SpanStart, kept.SpanStart), shorter.Test is { IsForNone: true } ? "!" : ""));
        if (whole != kept)
            changes.Add(new TextChange(TextSpan.FromBounds(kept.Span.End, whole.Span.End), ""));
        var edits = request.Changing(changes);
        edits.Mark(kept, ExpectedSymbols.Mark([shorter.Method]));
        var fix = new FixBuilder(edits, "Call '" + shorter.Method.Name + "'", "OneCall");
        if (shorter.Form == ShorterForm.Operator)
        {
            return fix
                .MayDiffer(shorter.Test is not null && !OnlyCompares(request, chain) ? "stops at the first match" : null)
                .MayDiffer(NoticesOtherwise(request, chain, shorter, cancellationToken) ? "a change of the list meanwhile is noticed otherwise" : null)
                .Build();
        }

        var source = LinqSource.Of(chain)!.Value;
        return fix
            .MayDiffer(chain.Source is IConditionalAccessInstanceOperation
                || request.NullProof(cancellationToken).IsNeverNull((ExpressionSyntax)chain.Source!.Syntax)
                ? null
                : "a list that is null throws another exception")
            .MayDiffer(LinqFunction.Of(LinqChain.ArgumentOf(shorter.Kept, 1)) is { } function
                && !MayChangeList(function, new ListChanges(request.Model.Compilation, cancellationToken))
                ? null
                : "a list that is changed meanwhile does not throw")
            .MayDiffer(shorter.Method.Name == "FindAll" ? CapacityReads.DifferenceIn(request.Model.Compilation, cancellationToken) : null)
            .MayDiffer(OfOwnCollections(request, chain, source))
            .Build();
    }

    /// <summary>
    /// Copies the slice itself. <c>Skip</c> and <c>Take</c> leave out what is not there, where a slice throws; the code mostly knows that all of it is there.
    /// </summary>
    private static Fix? Slice(FixRequest request, InvocationExpressionSyntax call, LinqChain chain, ShorterChain shorter, CancellationToken cancellationToken)
    {
        var calls = chain.Operators.Select(static part => (InvocationExpressionSyntax)part.Syntax).ToArray();
        if (Comments.AreIn(call) || calls[0].Expression is not MemberAccessExpressionSyntax access)
            return null;
        var numbers = calls.Take(calls.Length - 1).Select(static part => part.ArgumentList.Arguments[0].WithoutTrivia()).ToList();
        if (chain.Operators[0].TargetMethod.Name == "Take")
            numbers.Insert(0, SyntaxFactory.Argument(SyntaxFactory.ParseExpression("0")));
        var slice = SliceSyntax.Call(access.Expression.WithoutTrailingTrivia(), shorter.Method.Name, numbers);
        var isSpan = shorter.Method.IsExtensionMethod;
        var edits = request.Replacing(call, (isSpan ? SliceSyntax.Call(slice, "ToArray", []) : slice).WithTriviaFrom(call));
        if (isSpan)
            UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, isSpan ? "Copy a span of the array" : "Call 'GetRange'", "Slice")
            .MayDiffer("a part that is not all there throws")
            .MayDiffer(request.NullProof(cancellationToken).IsNeverNull((ExpressionSyntax)chain.Source!.Syntax) ? null : "null throws another exception")
            .Build();
    }

    private static Fix? Loop(FixRequest request, InvocationExpressionSyntax call, LinqChain chain, CancellationToken cancellationToken)
    {
        if (LinqLoop.Of(chain, request.Model, cancellationToken) is not { } loop
            || loop.Stages.Any(stage => !stage.Maps && !IsTruth(stage.Function, request.Model, cancellationToken))
            || loop.Stages.Any(static stage => ChangesItsElement(stage.Function)) || (loop.Selector is { } selector && ChangesItsElement(selector))
            || new LinqRewrite(request, loop, call, cancellationToken).Edits() is not { } edits)
        {
            return null;
        }

        return new FixBuilder(edits, "Go through the elements in a loop", "Loop")
            .MayDiffer(loop.Source.Type.IsValueType || request.NullProof(cancellationToken).IsNeverNull(loop.SourceSyntax)
                ? null
                : "a sequence that is null throws another exception")
            .MayDiffer(!NoticesChanges(request, loop, cancellationToken) ? null
                : loop.Window is null ? "a list that is changed meanwhile throws"
                : "a change of the list meanwhile is noticed otherwise")
            .MayDiffer(loop.Source is { IsBoxed: true, Type.Name: not "ArraySegment" } ? "a default value throws another exception" : null)
            .MayDiffer(OfOwnCollections(request, chain, loop.Source))
            .Build();
    }

    private static string? OfOwnCollections(FixRequest request, LinqChain chain, LinqSource source) =>
        !source.IsOfFramework ? "the elements come from the type's own enumerator"
        : UnknownOverrides.IsOfFramework(chain.Source!) ? null
        : OwnCollections.Difference(source.Type, request.Model.Compilation);

    /// <summary>
    /// Whether nothing shows how many elements of a chain a condition is asked about: it compares numbers of the elements of an array or list, which neither
    /// fails nor does anything else.
    /// </summary>
    private static bool OnlyCompares(FixRequest request, LinqChain chain) =>
        chain.Operators.Length == 2 && LinqSource.Of(chain) is { IsOfFramework: true, Kind: SourceKind.Array or SourceKind.List } source
        && OfOwnCollections(request, chain, source) is null
        && LinqFunction.Of(LinqChain.ArgumentOf(chain.Operators[0], 1)) is { Operation.Body: var body }
        && body.Descendants().All(IsComparison);

    private static bool IsComparison(IOperation operation) => operation switch
    {
        IBinaryOperation binary => binary is { OperatorMethod: null, IsChecked: false }
            && binary.OperatorKind is not (BinaryOperatorKind.Divide or BinaryOperatorKind.Remainder or BinaryOperatorKind.IntegerDivide)
            && IsNumber(binary.LeftOperand.Type) && IsNumber(binary.RightOperand.Type),
        IUnaryOperation unary => unary is { OperatorMethod: null, IsChecked: false } && IsNumber(unary.Operand.Type),
        IConversionOperation conversion => conversion is { OperatorMethod: null, IsChecked: false }
            && IsNumber(conversion.Operand.Type) && IsNumber(conversion.Type),
        IParameterReferenceOperation or ILocalReferenceOperation or ILiteralOperation or IReturnOperation or IBlockOperation => true,
        _ => false,
    };

    /// <summary>Whether a type is a number, a character or a truth value that no operation of these throws for.</summary>
    private static bool IsNumber(ITypeSymbol? type) =>
        type?.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_Double and not SpecialType.System_Decimal;

    /// <summary>
    /// Whether an operator with a condition may notice a change of a list that <c>Where</c> does not, or the other way round: before .NET 9 <c>Where</c> counts
    /// by index, and from then on <c>Single</c> looks at the elements as they were.
    /// </summary>
    private static bool NoticesOtherwise(FixRequest request, LinqChain chain, ShorterChain shorter, CancellationToken cancellationToken)
    {
        if (shorter.Method.Name is not ("Count" or "LongCount" or "Single" or "SingleOrDefault") || LinqSource.Of(chain) is not { List: not null })
            return false;
        var changes = new ListChanges(request.Model.Compilation, cancellationToken);
        return chain.Operators.Any(call => call.TargetMethod.Parameters.Length > 1
            && (LinqFunction.Of(LinqChain.ArgumentOf(call, 1)) is not { } function || MayChangeList(function, changes)));
    }

    /// <summary>
    /// Whether the loop notices a change of the list that the operators do not notice. By index neither does, but the operators that count what a function
    /// makes of a part know the number before the function runs.
    /// </summary>
    private static bool NoticesChanges(FixRequest request, LinqLoop loop, CancellationToken cancellationToken)
    {
        if (loop.Source.Kind != SourceKind.List || loop.Form == LoopForm.Enumerated || (loop.Window is not null && !CountsFirst(loop)))
            return false;
        var changes = new ListChanges(request.Model.Compilation, cancellationToken);
        return loop.Stages.Any(stage => MayChangeList(stage.Function, changes)) || (loop.Selector is { } selector && MayChangeList(selector, changes));
    }

    private static bool CountsFirst(LinqLoop loop) =>
        loop.Operator is "Count" or "LongCount" && loop.Stages.Length > 0 && loop.Stages[loop.Stages.Length - 1].Maps;

    private static bool MayChangeList(LinqFunction function, ListChanges changes) =>
        function.Operation is { } lambda ? changes.MayBeMadeIn(lambda.Body) : function.Method is null || changes.MayBeMadeIn(function.Method);

    /// <summary>Whether a condition is a truth value itself, and not something that a lambda converts to one.</summary>
    private static bool IsTruth(LinqFunction function, SemanticModel model, CancellationToken cancellationToken) =>
        (function.Method?.ReturnType ?? model.GetTypeInfo(function.Body, cancellationToken).Type)?.SpecialType == SpecialType.System_Boolean;

    /// <summary>
    /// Whether a lambda may change what it is given, of which each function has a copy: the loop has one variable for all of them. What is allocated on the
    /// stack is given back when a function ends, and in a loop when the method does.
    /// </summary>
    private static bool ChangesItsElement(LinqFunction function)
    {
        if (function.Body.DescendantNodesAndSelf().Any(static node => node is StackAllocArrayCreationExpressionSyntax
            or ImplicitStackAllocArrayCreationExpressionSyntax))
        {
            return true;
        }

        if (function is not { Parameter: { } parameter, Operation: { } lambda })
            return false;
        foreach (var mention in VariableOperations.Of(parameter, lambda))
        {
            if (ValueWrites.Of(mention) is not null)
                return true;
        }

        return false;
    }
}
