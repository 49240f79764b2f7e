using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Retyping;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>The expressions that a slot and a snapshot of it are asked with.</summary>
internal static class SlotSyntax
{
    /// <summary>Whether a place needs the variable and not its value.</summary>
    public static bool NeedsVariable(Mention mention)
    {
        for (SyntaxNode node = mention.Expression; node.Parent is { } parent && parent is not MemberDeclarationSyntax; node = parent)
        {
            switch (parent)
            {
                case RefExpressionSyntax or SubpatternSyntax or NameColonSyntax:
                case LockStatementSyntax locking when locking.Expression == node:
                case AssignmentExpressionSyntax { Left: TupleExpressionSyntax target } when target == node:
                case PrefixUnaryExpressionSyntax when parent.IsKind(SyntaxKind.AddressOfExpression):
                    return true;
                default:
                    break;
            }
        }

        return false;
    }

    /// <summary>A read that gets a value by its type, with the rewrite of the expression around it; null for any other.</summary>
    public static (SyntaxNode Outer, Func<SyntaxNode, SyntaxNode> Replace)? TypedRead(IOperation read)
    {
        switch (read.Parent)
        {
            case IConversionOperation { IsTryCast: false, IsImplicit: false, Syntax: CastExpressionSyntax cast } conversion
                when conversion.GetConversion().IsUnboxing:
                return (cast, static node => Generic(((CastExpressionSyntax)node).Expression, "Get", ((CastExpressionSyntax)node).Type).WithTriviaFrom(node));
            case IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals, Syntax: BinaryExpressionSyntax syntax } comparison:
                var isLeft = comparison.LeftOperand == read;
                if (!RetypedUse.IsNullLiteral(isLeft ? comparison.RightOperand : comparison.LeftOperand))
                    return null;
                return (syntax, node => Negated(
                    Member(isLeft ? ((BinaryExpressionSyntax)node).Left : ((BinaryExpressionSyntax)node).Right, "IsNull"),
                    comparison.OperatorKind == BinaryOperatorKind.NotEquals).WithTriviaFrom(node));
            case IIsTypeOperation { Syntax: BinaryExpressionSyntax { Right: TypeSyntax } syntax }:
                return (syntax, static node => TryGet(
                    ((BinaryExpressionSyntax)node).Left,
                    (TypeSyntax)((BinaryExpressionSyntax)node).Right,
                    SyntaxFactory.DiscardDesignation()).WithTriviaFrom(node));
            case IIsPatternOperation { Syntax: IsPatternExpressionSyntax syntax } when Test(syntax.Pattern, out _) is not null:
                return (syntax, static node =>
                {
                    var test = (IsPatternExpressionSyntax)node;
                    return Negated(Test(test.Pattern, out var isNegated)!(test.Expression), isNegated).WithTriviaFrom(test);
                });
            default:
                return null;
        }
    }

    /// <summary>How a pattern asks a slot: for a type, with or without a variable, or for null; null for any other pattern.</summary>
    private static Func<ExpressionSyntax, ExpressionSyntax>? Test(PatternSyntax pattern, out bool isNegated)
    {
        isNegated = false;
        switch (pattern)
        {
            case UnaryPatternSyntax negation:
                var test = Test(negation.Pattern, out var isInnerNegated);
                isNegated = !isInnerNegated;
                return test;
            case DeclarationPatternSyntax { Designation: SingleVariableDesignationSyntax or DiscardDesignationSyntax } declaration:
                return slot => TryGet(slot, declaration.Type, declaration.Designation);
            case TypePatternSyntax type:
                return slot => TryGet(slot, type.Type, SyntaxFactory.DiscardDesignation());
            case ConstantPatternSyntax { Expression: var constant } when constant.IsKind(SyntaxKind.NullLiteralExpression):
                return static slot => Member(slot, "IsNull");
            default:
                return null;
        }
    }

    /// <summary>A call of a method of the slot.</summary>
    public static ExpressionSyntax Call(ExpressionSyntax slot, string method, params ExpressionSyntax[] arguments) => Call(slot, method, null, arguments);

    /// <summary>A call of a method of the slot, with a type argument where it is not null.</summary>
    public static ExpressionSyntax Call(ExpressionSyntax slot, string method, string? typeArgument, params ExpressionSyntax[] arguments)
    {
        SimpleNameSyntax name = typeArgument is null ? SyntaxFactory.IdentifierName(method) : GenericName(method, SyntaxFactory.ParseTypeName(typeArgument));
        var separators = Enumerable.Repeat(
            SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), Math.Max(0, arguments.Length - 1));

        // Tokens without elastic trivia: the formatter would put a comment after one of them on a line of its own.
        var list = SyntaxFactory.ArgumentList(
            SyntaxFactory.Token(default, SyntaxKind.OpenParenToken, default),
            SyntaxFactory.SeparatedList(arguments.Select(static argument => SyntaxFactory.Argument(WithComments(argument))), separators),
            SyntaxFactory.Token(default, SyntaxKind.CloseParenToken, default));
        return SyntaxFactory.InvocationExpression(Member(slot, name), list).WithTriviaFrom(slot);
    }

    /// <summary>An expression without the parentheses and the suppressions of warnings around it.</summary>
    public static ExpressionSyntax Bare(ExpressionSyntax expression) => expression switch
    {
        ParenthesizedExpressionSyntax parenthesized => Bare(parenthesized.Expression).WithTriviaFrom(parenthesized),
        PostfixUnaryExpressionSyntax suppressed when suppressed.IsKind(SyntaxKind.SuppressNullableWarningExpression) =>
            Bare(suppressed.Operand).WithTriviaFrom(suppressed),
        RefExpressionSyntax reference => Bare(reference.Expression),
        _ => expression,
    };

    public static ExpressionSyntax Unparenthesized(ExpressionSyntax expression) =>
        expression is ParenthesizedExpressionSyntax parenthesized ? parenthesized.Expression : expression;

    public static ExpressionSyntax Not(ExpressionSyntax expression) =>
        SyntaxFactory.PrefixUnaryExpression(SyntaxKind.LogicalNotExpression, expression.WithoutTrivia());

    /// <summary>The stored value with the comments that stand around the assignment operator.</summary>
    public static ExpressionSyntax WithCommentsBefore(ExpressionSyntax value, AssignmentExpressionSyntax assignment)
    {
        var comments = assignment.Left
            .GetTrailingTrivia()
            .AddRange(assignment.OperatorToken.LeadingTrivia)
            .AddRange(assignment.OperatorToken.TrailingTrivia)
            .Where(static trivia => !IsBlank(trivia));
        return value.WithLeadingTrivia(comments.SelectMany(static comment => new[] { comment, SyntaxFactory.Space }).Concat(value.GetLeadingTrivia()));
    }

    private static ExpressionSyntax WithComments(ExpressionSyntax argument) => argument
        .WithLeadingTrivia(argument.GetLeadingTrivia().SkipWhile(static trivia => IsBlank(trivia)))
        .WithTrailingTrivia(argument.GetTrailingTrivia().Reverse().SkipWhile(static trivia => IsBlank(trivia)).Reverse());

    private static bool IsBlank(SyntaxTrivia trivia) => !Comments.Is(trivia);

    private static ExpressionSyntax Negated(ExpressionSyntax expression, bool isNegated) => isNegated ? Not(expression) : expression;

    private static ExpressionSyntax TryGet(ExpressionSyntax slot, TypeSyntax type, VariableDesignationSyntax designation)
    {
        var declaration = SyntaxFactory.DeclarationExpression(type.WithoutTrivia().WithTrailingTrivia(SyntaxFactory.Space), designation.WithoutTrivia());
        var argument = SyntaxFactory.Argument(null, SyntaxFactory.Token(SyntaxKind.OutKeyword).WithTrailingTrivia(SyntaxFactory.Space), declaration);
        return SyntaxFactory.InvocationExpression(
            Member(slot, SyntaxFactory.IdentifierName("TryGet")), SyntaxFactory.ArgumentList(SyntaxFactory.SingletonSeparatedList(argument)));
    }

    private static ExpressionSyntax Generic(ExpressionSyntax slot, string method, TypeSyntax type) =>
        SyntaxFactory.InvocationExpression(Member(slot, GenericName(method, type)), SyntaxFactory.ArgumentList());

    private static GenericNameSyntax GenericName(string method, TypeSyntax type) =>
        SyntaxFactory.GenericName(SyntaxFactory.Identifier(method), SyntaxFactory.TypeArgumentList(SyntaxFactory.SingletonSeparatedList(type.WithoutTrivia())));

    private static ExpressionSyntax Member(ExpressionSyntax slot, string name) => Member(slot, SyntaxFactory.IdentifierName(name));

    private static ExpressionSyntax Member(ExpressionSyntax slot, SimpleNameSyntax name) =>
        SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, Bare(slot).WithoutTrivia(), name);
}
