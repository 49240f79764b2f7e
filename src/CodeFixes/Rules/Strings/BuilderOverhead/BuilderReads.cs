using System.Text;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Strings.BuilderOverhead;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.BuilderOverhead;

/// <summary>Asks a builder for its length, a character or a part, instead of the string of its whole text.</summary>
internal static class BuilderReads
{
    private const string Late = "what is asked for in between sees or changes the builder first";
    private const string Fails = "what is asked for fails before a builder that is null does";

    /// <summary>The rewrite of such a read; null where there is none.</summary>
    public static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var builder } } text
            || request.Model.GetOperation(text, cancellationToken) is not IInvocationOperation call || BuilderRead.Of(call) is not { User: { } user } read
            || Comments.AreIn(text))
        {
            return null;
        }

        var nulls = request.NullProof(cancellationToken);
        return read.Kind switch
        {
            // What stands after the text, a name or an index, reads the builder as it reads the string.
            BuilderReadKind.Length or BuilderReadKind.Character =>
                ToFix(request, text, builder.WithTriviaFrom(text), Difference(user, call, builder, nulls, cancellationToken)),
            BuilderReadKind.Emptiness => Emptiness(request, user, builder),
            BuilderReadKind.Part => Part(request, (IInvocationOperation)user, call, builder, nulls, cancellationToken),
            _ => null,
        };
    }

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

    private static Fix? Part(
        FixRequest request,
        IInvocationOperation cut,
        IInvocationOperation text,
        ExpressionSyntax builder,
        NullProof nulls,
        CancellationToken cancellationToken)
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
        else if (IsReadTwice(text.Instance) && IsReadTwice(cut.Arguments[0].Value)
            && (cut.Arguments[0].Value.ConstantValue.HasValue || !OverflowChecks.AreOn(syntax, request.Model.Compilation)))
            length = builder.WithoutTrivia() + ".Length - " + OperandSyntax.AsPrimary(start);
        else
            return null;
        var part = SyntaxFactory.ParseExpression(builder.WithoutTrivia() + ".ToString(" + start + ", " + length + ")");
        return ToFix(request, syntax, part.WithTriviaFrom(syntax), Difference(cut, text, builder, nulls, cancellationToken));
    }

    private static bool IsReadTwice(IOperation? value) =>
        value is { ConstantValue: { HasValue: false } or { Value: int and >= 0 } } && RepeatedReads.May(value);

    /// <summary>What differs because the arguments of a read are evaluated before the builder is asked, not after; null for nothing.</summary>
    private static string? Difference(
        IOperation read, IInvocationOperation text, ExpressionSyntax builder, NullProof nulls, CancellationToken cancellationToken)
    {
        var mayFail = false;
        foreach (var argument in read.ChildOperations)
        {
            if (argument.Inside(Through.Implicit) == text)
                continue;
            if (CallGraph.RunsOwnCode(argument, text.SemanticModel!, cancellationToken))
                return Late;
            foreach (var part in argument.DescendantsAndSelf())
            {
                if (RunsCode(part))
                    return Late;
                mayFail |= MayFail(part);
            }
        }

        return mayFail && !nulls.IsNeverNull(builder) ? Fails : null;
    }

    // What the framework runs may be given the builder, or be an override of another assembly.
    private static bool RunsCode(IOperation part) => part
        is IInvocationOperation or IAssignmentOperation or IIncrementOrDecrementOperation or IObjectCreationOperation or IAwaitOperation
            or IDynamicInvocationOperation or IDynamicMemberReferenceOperation or IDynamicIndexerAccessOperation or ITypeParameterObjectCreationOperation
            or IFunctionPointerInvocationOperation or IPropertyReferenceOperation { Property.DeclaringSyntaxReferences.IsEmpty: false }
            or IPropertyReferenceOperation { Property: { IsVirtual: true } or { IsAbstract: true } or { IsOverride: true } }
            or IUnaryOperation { OperatorMethod: not null } or IBinaryOperation { OperatorMethod: not null }
            or IConversionOperation { OperatorMethod: not null };

    // A variable, a constant, and their sums fail for no reason, and a length only because of null, as the builder does.
    private static bool MayFail(IOperation part) => !(part switch
    {
        IArgumentOperation or ILiteralOperation or ILocalReferenceOperation or IParameterReferenceOperation or IInstanceReferenceOperation
            or IFieldReferenceOperation or IParenthesizedOperation => true,
        IPropertyReferenceOperation
        {
            Property: { Name: nameof(string.Length), ContainingType: { SpecialType: SpecialType.System_String or SpecialType.System_Array } },
        } => true,
        IPropertyReferenceOperation { Property: { Name: nameof(StringBuilder.Length), ContainingType.Name: nameof(StringBuilder) } } => true,
        IConversionOperation conversion => !conversion.IsChecked && conversion.Conversion.IsNumeric,
        IUnaryOperation unary => !unary.IsChecked,
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Add or BinaryOperatorKind.Subtract or BinaryOperatorKind.Multiply } sum => !sum.IsChecked,
        _ => false,
    });

    private static Fix? ToFix(FixRequest request, SyntaxNode node, SyntaxNode rewritten, string? difference) =>
        new FixBuilder(request.Replacing(node, rewritten), "Ask the builder itself", "Read").MayDiffer(difference).Build();
}
