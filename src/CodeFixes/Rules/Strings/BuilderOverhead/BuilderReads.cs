using Allocations.Analyzers.Rules.Strings.BuilderOverhead;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.BuilderOverhead;

/// <summary>Asks a builder for its length, a character or a part, instead of the string of its whole text.</summary>
internal static class BuilderReads
{
    /// <summary>The rewrite of such a read; null where there is none.</summary>
    public static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var builder } } text
            || request.Model.GetOperation(text, cancellationToken) is not IInvocationOperation call || BuilderRead.Of(call) is not { User: { } user } read
            || Comments.AreIn(text))
        {
            return null;
        }

        return read.Kind switch
        {
            // What stands after the text, a name or an index, reads the builder as it reads the string.
            BuilderReadKind.Length or BuilderReadKind.Character => ToFix(request, text, builder.WithTriviaFrom(text), AreQuiet(user) ? null : Late),
            BuilderReadKind.Emptiness => Emptiness(request, user, builder),
            BuilderReadKind.Part => Part(request, (IInvocationOperation)user, builder),
            _ => null,
        };
    }

    private const string Late = "what is asked for in between sees or changes the builder first";

    private static Fix? Emptiness(FixRequest request, IOperation user, ExpressionSyntax builder)
    {
        var test = user is IArgumentOperation argument ? argument.Parent!.Syntax : user.Syntax;
        if (test is not ExpressionSyntax whole || Comments.AreIn(whole))
            return null;
        var isNegated = user is IBinaryOperation { OperatorKind: BinaryOperatorKind.NotEquals };
        if (whole.Parent is PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not)
        {
            whole = not;
            isNegated = !isNegated;
        }

        var isOperand = whole.Parent is BinaryExpressionSyntax { RawKind: not ((int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression) };
        if (isOperand)
            return null;
        var comparison = SyntaxFactory.ParseExpression(builder.WithoutTrivia() + ".Length " + (isNegated ? "!=" : "==") + " 0");
        return ToFix(request, whole, comparison.WithTriviaFrom(whole), null);
    }

    private static Fix? Part(FixRequest request, IInvocationOperation cut, ExpressionSyntax builder)
    {
        if (cut.Syntax is not InvocationExpressionSyntax { ArgumentList.Arguments: var arguments } syntax || Comments.AreIn(syntax)
            || arguments.Any(static argument => argument.NameColon is not null))
        {
            return null;
        }

        var start = arguments[0].Expression.WithoutTrivia();
        string length;
        if (arguments.Count == 2)
            length = arguments[1].Expression.WithoutTrivia().ToString();
        else if (builder is IdentifierNameSyntax
            && cut.Arguments[0].Value is { ConstantValue.HasValue: true } or ILocalReferenceOperation or IParameterReferenceOperation)
            length = builder.WithoutTrivia() + ".Length - " + start;
        else
            return null;
        var part = SyntaxFactory.ParseExpression(builder.WithoutTrivia() + ".ToString(" + start + ", " + length + ")");
        return ToFix(request, syntax, part.WithTriviaFrom(syntax), AreQuiet(cut) ? null : Late);
    }

    /// <summary>Whether the arguments of a read run nothing: they are then evaluated before the text is read, not after it.</summary>
    private static bool AreQuiet(IOperation user)
    {
        foreach (var argument in user.ChildOperations)
        {
            if (argument is IInvocationOperation { TargetMethod.Name: nameof(ToString) })
                continue;
            foreach (var part in argument.DescendantsAndSelf())
            {
                if (part is IInvocationOperation or IAssignmentOperation or IIncrementOrDecrementOperation or IObjectCreationOperation or IAwaitOperation
                    or IDynamicInvocationOperation or IPropertyReferenceOperation { Property.DeclaringSyntaxReferences.IsEmpty: false })
                {
                    return false;
                }
            }
        }

        return true;
    }

    private static Fix? ToFix(FixRequest request, SyntaxNode node, SyntaxNode rewritten, string? difference) =>
        new FixBuilder(request.Replacing(node, rewritten), "Ask the builder itself", "Read").MayDiffer(difference).Build();
}
