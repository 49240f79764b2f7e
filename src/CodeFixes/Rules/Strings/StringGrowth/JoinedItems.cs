using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Strings.StringGrowth;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.StringGrowth;

/// <summary>
/// <c>string.Concat(items.Select(item => ...))</c> in place of <c>items.Aggregate("", (text, item) => text + ...)</c>: the same texts of the same items in
/// the same order, joined once. Refused: anything but one string behind the text so far, and a function that asks for that text.
/// </summary>
internal static class JoinedItems
{
    /// <summary>The rewrite of the call around a finding; null where it has no exact form.</summary>
    public static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<LambdaExpressionSyntax>() is not
            {
                ExpressionBody: { } body,
                Parent.Parent.Parent:
                    InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax callee, ArgumentList.Arguments.Count: 2 } syntax,
            } lambda
            || lambda is not ParenthesizedLambdaExpressionSyntax { ParameterList.Parameters: { Count: 2 } parameters } written || Comments.AreIn(syntax)
            || request.Model.GetOperation(syntax, cancellationToken) is not IInvocationOperation call
            || AggregateGrowth.Of(call) is not { IsWhole: true } growth || growth.Append.Syntax != body || !ConcatParts.IsConcat(growth.Append)
            || call.Arguments.Length != 3 || StringStep.ConstantText(call.Arguments[1].Value) is not ""
            || call.Arguments[1].Value.ConstantValue is { HasValue: true, Value: null } || ConcatParts.Of(growth.Append) is not { Count: 2 } parts
            || parts[1].Type?.SpecialType != SpecialType.System_String || OperandSyntax.Of(parts[1]) is not { } item
            || References.To(growth.Text, item, request.Model, cancellationToken).Any())
        {
            return null;
        }

        LambdaExpressionSyntax function = parameters[1].Type is null && written.Modifiers.Count == 0
            ? SyntaxFactory.SimpleLambdaExpression(SyntaxFactory.Parameter(parameters[1].Identifier.WithoutTrivia()), item.WithoutTrivia())
            : written
                .WithParameterList(SyntaxFactory.ParameterList(SyntaxFactory.SingletonSeparatedList(parameters[1].WithoutTrivia())))
                .WithExpressionBody(item.WithoutTrivia());
        var select = SyntaxFactory.InvocationExpression(
            callee.WithName(SyntaxFactory.IdentifierName("Select")).WithoutTrivia(),
            SyntaxFactory.ArgumentList(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(function.NormalizeWhitespace()))))
            .WithAdditionalAnnotations(ExpectedSymbols.Mark(call.TargetMethod.ContainingType.GetMembers("Select")));
        var overload = request.Model.Compilation.GetSpecialType(SpecialType.System_String)
            .GetMembers(nameof(string.Concat))
            .OfType<IMethodSymbol>()
            .Where(static method => method is { Arity: 0, Parameters: { Length: 1 } only } && only[0].Type.Name == nameof(IEnumerable<string>));
        var joined = SyntaxFactory.InvocationExpression(
            SyntaxFactory.ParseExpression("string.Concat"),
            SyntaxFactory.ArgumentList(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(select))));
        return new FixBuilder(
            request.Replacing(syntax, joined.WithAdditionalAnnotations(ExpectedSymbols.Mark(overload)).WithTriviaFrom(syntax)),
            "Join the texts of all items at once",
            "Join")
            .MayDiffer(NoticesChanges(call, growth, request.Model.Compilation, cancellationToken) ? "a list that is changed meanwhile throws" : null)
            .MayDiffer(OwnCollections.DifferenceOfLists(call.Arguments[0].Value.Inside(Through.BuiltInImplicit), request.Model.Compilation))
            .MayDiffer(MayComeBack(call, lambda, request.Model, cancellationToken) ? Differences.Recursion : null)
            .Build();
    }

    /// <summary>Whether the function may change a list that <c>Aggregate</c> goes through without noticing that, as it does from .NET 9 on.</summary>
    private static bool NoticesChanges(IInvocationOperation call, AggregateGrowth growth, Compilation compilation, CancellationToken cancellationToken)
    {
        if (call.Arguments[0].Value.Inside(Through.BuiltInImplicit).Type is IArrayTypeSymbol)
            return false;
        var function = growth.Append;
        while (function is { Parent: { } parent } and not IAnonymousFunctionOperation)
            function = parent;
        return new ListChanges(compilation, cancellationToken).MayBeMadeBy(function);
    }

    /// <summary>
    /// Whether a function may run again while its items are joined, through the lambda or what makes the items: <c>string.Concat</c> collects them on the
    /// stack.
    /// </summary>
    private static bool MayComeBack(IInvocationOperation call, LambdaExpressionSyntax lambda, SemanticModel model, CancellationToken cancellationToken) =>
        CallGraph.MayRunAgain(lambda, model, cancellationToken)
        || (!PureAllocators.IsStored(call.Arguments[0].Value) && CallGraph.MayRunAgain(call.Syntax, model, cancellationToken));
}
