using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <content>The syntax of spans.</content>
internal sealed partial class SpanRewrite
{
    private const string Memory = "System.MemoryExtensions";

    private bool IsCore => !Model.Compilation.GetSpecialType(SpecialType.System_String).GetMembers("Create").IsEmpty;

    /// <summary>The span of a string expression.</summary>
    private InvocationExpressionSyntax AsSpan(ExpressionSyntax text)
    {
        var receiver = text is BinaryExpressionSyntax or ConditionalExpressionSyntax or AssignmentExpressionSyntax or CastExpressionSyntax or PrefixUnaryExpressionSyntax or AwaitExpressionSyntax
            ? SyntaxFactory.ParenthesizedExpression(text.WithoutTrivia())
            : text.WithoutTrailingTrivia();
        return Expect(SyntaxFactory.InvocationExpression(MemberOf(receiver, "AsSpan"), SyntaxFactory.ArgumentList()), Memory);
    }

    private static InvocationExpressionSyntax Renamed(SyntaxNode call, string name)
    {
        var invocation = (InvocationExpressionSyntax)call;
        var access = (MemberAccessExpressionSyntax)invocation.Expression;
        return invocation.WithExpression(access.WithName(SyntaxFactory.IdentifierName(name).WithTriviaFrom(access.Name)));
    }

    private static InvocationExpressionSyntax Prepend(InvocationExpressionSyntax call, ArgumentSyntax argument) =>
        call.WithArgumentList(ArgumentsOf([argument, .. call.ArgumentList.Arguments.Select(static other => other.WithoutTrivia())]));

    private InvocationExpressionSyntax Trimmed(InvocationExpressionSyntax call, bool isSpan, string? characters)
    {
        var access = (MemberAccessExpressionSyntax)call.Expression;
        if (characters is { Length: > 0 })
            call = call.WithArgumentList(ArgumentsOf([SyntaxFactory.Argument(Literal(characters))]).WithTriviaFrom(call.ArgumentList));
        if (isSpan)
            return Expect(call, Memory);
        var trailing = access.Expression.GetTrailingTrivia();
        return Expect(call.WithExpression(access.WithExpression(AsSpan(access.Expression).WithTrailingTrivia(trailing))), Memory);
    }

    /// <summary>
    /// Whether the characters that a call trims can be told to a span: none, one, an array, or a list of constants, which becomes one literal.
    /// </summary>
    private bool TryGetTrimmed(IInvocationOperation call, InvocationExpressionSyntax expression, out string? characters)
    {
        characters = null;
        if (call.Arguments.Length != 1 || call.Arguments[0].ArgumentKind == ArgumentKind.Explicit)
            return true;
        characters = "";
        foreach (var argument in expression.ArgumentList.Arguments)
        {
            if (Model.GetConstantValue(argument.Expression, cancellationToken) is not { HasValue: true, Value: char constant })
                return false;
            characters += constant;
        }

        return true;
    }

    private static MemberAccessExpressionSyntax MemberOf(ExpressionSyntax receiver, string name) =>
        SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, receiver, SyntaxFactory.IdentifierName(name));

    private static ArgumentListSyntax ArgumentsOf(IReadOnlyList<ArgumentSyntax> arguments)
    {
        var commas = Enumerable.Repeat(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), arguments.Count - 1);
        return SyntaxFactory.ArgumentList(SyntaxFactory.SeparatedList(arguments, commas));
    }

    private static LiteralExpressionSyntax Literal(char value) => SyntaxFactory.LiteralExpression(SyntaxKind.CharacterLiteralExpression, SyntaxFactory.Literal(value));

    private static LiteralExpressionSyntax Literal(string value) => SyntaxFactory.LiteralExpression(SyntaxKind.StringLiteralExpression, SyntaxFactory.Literal(value));

    /// <summary>A value of <c>StringComparison</c>, named so that it binds with and without a directive for its namespace.</summary>
    private static ArgumentSyntax Comparison(StringComparison comparison) =>
        SyntaxFactory.Argument(MemberOf(MemberOf(SyntaxFactory.IdentifierName(nameof(System)), nameof(StringComparison)).WithAdditionalAnnotations(Microsoft.CodeAnalysis.Simplification.Simplifier.Annotation), comparison.ToString()));

    /// <summary>Whether one of the statements suspends its method.</summary>
    public static bool HasAwait(IEnumerable<SyntaxNode> statements) => statements.Any(HasAwait);

    private static bool HasAwait(SyntaxNode node) => node.DescendantNodesAndSelf().Any(References.IsSuspension);

    private bool IsNeverNull(IOperation value) =>
        StringStep.TryGet(value, bodies, out _) || (value.Syntax is ExpressionSyntax expression && request.NullProof(cancellationToken).IsNeverNull(expression));
}
