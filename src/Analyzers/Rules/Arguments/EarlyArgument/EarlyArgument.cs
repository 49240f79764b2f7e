using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>A text, array or exception that is made for each call of a method which reads it on rare paths alone.</summary>
/// <param name="Creation">What makes it.</param>
/// <param name="Call">The call.</param>
/// <param name="Argument">The argument that it is.</param>
internal sealed record EarlyArgument(IOperation Creation, IInvocationOperation Call, IArgumentOperation Argument)
{
    /// <summary>Whether an operation may be such a value. Cheap enough for every text and creation.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is { Type.IsReferenceType: true, ConstantValue.HasValue: false }
        && operation.Around(Through.BuiltInImplicit).Parent is IArgumentOperation
        {
            ArgumentKind: ArgumentKind.Explicit,
            Parameter: { RefKind: RefKind.None } parameter,
            Parent: IInvocationOperation { TargetMethod.Parameters.Length: > 1 },
        }
        && RareParameters.MayBe(parameter) && IsAllocation(operation);

    /// <summary>The value that an operation makes too early; null where the callee needs it, or where the call stands behind a test already.</summary>
    public static EarlyArgument? Of(IOperation creation)
    {
        if (!MayBe(creation))
            return null;
        var argument = (IArgumentOperation)creation.Around(Through.BuiltInImplicit).Parent!;
        var call = (IInvocationOperation)argument.Parent!;
        return HasConstantCondition(call) || IsBehindTest(call.Syntax) ? null : new EarlyArgument(creation, call, argument);
    }

    private static bool IsAllocation(IOperation operation) => operation switch
    {
        IInterpolatedStringOperation text => text.Type!.SpecialType == SpecialType.System_String && !ConcatParts.GivesHole(text),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Add } => operation.Type!.SpecialType == SpecialType.System_String,
        IArrayCreationOperation array => array.Initializer is { ElementValues: var elements } && HasOtherThanConstants(elements),
        IObjectCreationOperation => operation.Type.IsException(),
        IInvocationOperation call => PureAllocators.Of(call) is FreshResult.Fresh or FreshResult.Checked,
        _ => false,
    };

    /// <summary>An array of constants can be kept: see CA1861.</summary>
    private static bool HasOtherThanConstants(ImmutableArray<IOperation> elements)
    {
        foreach (var element in elements)
        {
            if (!element.Inside(Through.BuiltInImplicit).ConstantValue.HasValue)
                return true;
        }

        return false;
    }

    /// <summary>Whether a condition that the callee is given is a constant: the call is there to throw.</summary>
    private static bool HasConstantCondition(IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            if (argument is { ArgumentKind: ArgumentKind.Explicit, Parameter.Type.SpecialType: SpecialType.System_Boolean, Value.ConstantValue.HasValue: true })
                return true;
        }

        return false;
    }

    /// <summary>Whether a call is all that an <c>if</c> guards.</summary>
    private static bool IsBehindTest(SyntaxNode call) =>
        call.Parent is ExpressionStatementSyntax { Parent: var around }
        && (around is IfStatementSyntax or ElseClauseSyntax || around is BlockSyntax { Statements.Count: 1, Parent: IfStatementSyntax or ElseClauseSyntax });
}
