using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.ParseChain;

/// <summary>
/// For libraries without spans: overloads that take a string, a start and a length in place of a <c>Substring</c> that ends a chain.
/// </summary>
internal static class StringParts
{
    /// <summary>The rewrite of <c>Append(s.Substring(i, n))</c> and <c>s.Substring(i, n) == "constant"</c>; null for anything else.</summary>
    public static Fix? Plan(FixRequest request, IOperation last, StringChain chain, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if (chain.End.IsChoice
            || last is not IInvocationOperation { TargetMethod.Name: nameof(string.Substring), Arguments.Length: 2, Instance: { } source } part
            || last.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } syntax
            || syntax.ArgumentList.Arguments.Any(static argument => argument.NameColon is not null))
        {
            return null;
        }

        var nulls = request.NullProof(cancellationToken);
        var isNeverNull = StringStep.TryGet(source, bodies, out _) || nulls.IsNeverNull(access.Expression);
        return chain.End switch
        {
            { Kind: StringUseKind.Append, SpanOverload: null, User: IInvocationOperation { TargetMethod.Name: "Append" } call }
                when call.Syntax is InvocationExpressionSyntax append =>
                new FixBuilder(request.Replacing(
                        append.ArgumentList, append.ArgumentList.WithArguments(Append(access.Expression, syntax.ArgumentList.Arguments))),
                    "Append the part of the string", "AppendPart")
                    .MayDiffer(Difference(part, call, isNeverNull, nulls))
                    .Build(),
            { Kind: StringUseKind.Compare, User: IBinaryOperation { Syntax: BinaryExpressionSyntax comparison } binary }
                when request.Model.Compilation.GetTypeByMetadataName("System.MemoryExtensions") is null
                    && part.Arguments[1].Value.ConstantValue is { HasValue: true, Value: int length }
                    && ConstantOf(binary, last) is { } constant && constant.Length == length =>
                new FixBuilder(request.Replacing(
                        comparison, Compare(comparison, binary, access.Expression, syntax.ArgumentList.Arguments[0], constant)),
                    "Compare the part of the string", "ComparePart")
                    .MayDiffer("a text that is null or too short differs instead of throwing")
                    .Build(),
            _ => null,
        };
    }

    /// <summary>
    /// <c>Append(text, start, count)</c> looks at the builder and at the count first: a part without characters is not checked, and null fails only
    /// where there is one.
    /// </summary>
    private static string? Difference(IInvocationOperation part, IInvocationOperation append, bool isNeverNull, NullProof nulls)
    {
        var differences = new Differences();
        if (!isNeverNull)
            differences.Add("null is treated as empty or throws another exception");
        if (part.Arguments[0].Value.ConstantValue is not { HasValue: true, Value: 0 }
            && part.Arguments[1].Value.ConstantValue is not { HasValue: true, Value: int and not 0 })
        {
            differences.Add("an empty part beyond the end does not throw");
        }

        if (append.Instance?.Syntax is not ExpressionSyntax builder || !nulls.IsNeverNull(builder))
            differences.Add("a builder that is null throws before the part is checked");
        return differences.Text;
    }

    private static string? ConstantOf(IBinaryOperation binary, IOperation part)
    {
        var other = binary.LeftOperand.Syntax.Contains(part.Syntax) ? binary.RightOperand : binary.LeftOperand;
        return other.ConstantValue is { HasValue: true, Value: string text } ? text : null;
    }

    private static SeparatedSyntaxList<ArgumentSyntax> Append(ExpressionSyntax text, SeparatedSyntaxList<ArgumentSyntax> range) =>
        Separated([SyntaxFactory.Argument(text.WithoutTrivia()), .. range.Select(static argument => argument.WithoutTrivia())]);

    private static ExpressionSyntax Compare(
        BinaryExpressionSyntax comparison, IBinaryOperation binary, ExpressionSyntax text, ArgumentSyntax start, string constant)
    {
        var arguments = Separated(
        [
            SyntaxFactory.Argument(text.WithoutTrivia()),
            start.WithoutTrivia(),
            SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.StringLiteralExpression, SyntaxFactory.Literal(constant))),
            Number(0),
            Number(constant.Length),
        ]);
        var call = SyntaxFactory.InvocationExpression(SyntaxFactory.ParseExpression("string.CompareOrdinal"), SyntaxFactory.ArgumentList(arguments));
        var kind = binary.OperatorKind == BinaryOperatorKind.Equals ? SyntaxKind.EqualsExpression : SyntaxKind.NotEqualsExpression;
        return SyntaxFactory.BinaryExpression(
            kind,
            call.WithTrailingTrivia(SyntaxFactory.Space),
            comparison.OperatorToken.WithTrailingTrivia(SyntaxFactory.Space),
            Number(0).Expression).WithTriviaFrom(comparison);
    }

    private static ArgumentSyntax Number(int value) =>
        SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(value)));

    private static SeparatedSyntaxList<ArgumentSyntax> Separated(IReadOnlyList<ArgumentSyntax> arguments) =>
        SyntaxFactory.SeparatedList(
            arguments, Enumerable.Repeat(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), arguments.Count - 1));
}
