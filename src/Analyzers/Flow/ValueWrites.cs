using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>Determines which mentions of a local or parameter write it, or a part of the struct that it is.</summary>
internal static class ValueWrites
{
    /// <summary>
    /// What writes a variable that is mentioned, once it has evaluated all its parts; null where the mention only reads. A struct whose members may change
    /// it is only read where a member leaves it alone, and where the code takes a copy: most other uses work on the variable itself, such as patterns,
    /// indices from the end and spans.
    /// </summary>
    public static IOperation? Of(IOperation mention) => Of(mention, mention.SemanticModel!.Compilation, 0);

    /// <summary>The same for a mention in a member that a member calls, and so on.</summary>
    /// <param name="mention">The mention of a variable, or of the struct itself.</param>
    /// <param name="compilation">The compilation.</param>
    /// <param name="depth">How many members lie between the one that is asked about and this.</param>
    public static IOperation? Of(IOperation mention, Compilation compilation, int depth)
    {
        var part = mention;
        while (part.Parent is IFieldReferenceOperation field && field.Instance == part && part.Type?.IsReferenceType == false)
        {
            // A field of a struct is a part of its variable.
            part = field;
        }

        if (AssignmentOf(part) is { } assignment)
            return assignment;
        if (part.Type is not { IsReferenceType: false } type)
            return null;

        // An extension may change a value of any type, also one whose own members cannot.
        if (IsRefReceiver(part))
            return part.Parent;
        if (!MayChange(type))
            return null;
        var isWritten = part.Parent switch
        {
            IInvocationOperation called when called.Instance == part => !ReadingMembers.Contain(called.TargetMethod, compilation, depth),
            IPropertyReferenceOperation property when property.Instance == part =>
                AssignmentOf(property) is not null || property.Property.GetMethod is not { } getter
                || !ReadingMembers.Contain(getter, compilation, depth),
            _ => !IsCopied(part),
        };
        return isWritten ? part.Parent : null;
    }

    private static bool IsRefReceiver(IOperation part) => part.Parent switch
    {
        IInvocationOperation called => called.Instance == part && RefReceivers.Has(called.TargetMethod),
        IPropertyReferenceOperation property => property.Instance == part && RefReceivers.Has(property.Property),
        _ => false,
    };

    /// <summary>Whether the code takes the value of a variable or a part of it, and leaves the variable alone.</summary>
    private static bool IsCopied(IOperation part) => part.Parent switch
    {
        // An inline array becomes a span over itself.
        IConversionOperation conversion => conversion.Type is { IsRefLikeType: false } && conversion.Parent is not (IForEachLoopOperation or IUsingOperation),
        IIsPatternOperation { Pattern: var pattern } => (pattern is INegatedPatternOperation not ? not.Pattern : pattern)
            is IConstantPatternOperation or IDeclarationPatternOperation or ITypePatternOperation,
        IArgumentOperation or IAssignmentOperation or IVariableInitializerOperation or ISymbolInitializerOperation or IReturnOperation => true,
        IBinaryOperation or IUnaryOperation or INameOfOperation or ICoalesceOperation or IConditionalOperation or ISwitchExpressionArmOperation => true,
        IInterpolationOperation or ITupleOperation or IArrayInitializerOperation or IWithOperation or IMethodReferenceOperation or IIsTypeOperation => true,
        _ => false,
    };

    /// <summary>What gives a variable or a part of it another value; null where its parent does not.</summary>
    private static IOperation? AssignmentOf(IOperation part)
    {
        switch (part.Parent)
        {
            case IAssignmentOperation assignment:
                return assignment.Target == part || IsShared(part) ? assignment : null;
            case IArgumentOperation argument:
                return argument.Parameter is null or { RefKind: not (RefKind.None or RefKind.In) }
                    || argument is { Parameter.RefKind: RefKind.In, Parent: IInvocationOperation { TargetMethod.ReturnsByRef: true } }
                    ? argument.Parent
                    : null;
            case IIncrementOrDecrementOperation or { Kind: OperationKind.None }:
                return part.Parent;
            case ITupleOperation:
                var whole = part.Parent;
                while (whole.Parent is ITupleOperation outer)
                    whole = outer;
                return whole.Parent is IDeconstructionAssignmentOperation deconstruction && deconstruction.Target == whole ? deconstruction : null;
            default:
                // A call that binds at run time, or goes through a pointer, has arguments without parameters.
                return IsShared(part)
                    || (part.Syntax is ExpressionSyntax written && References.UserOf(written) is ArgumentSyntax { RefKindKeyword.RawKind: not 0 })
                    ? part.Parent
                    : null;
        }
    }

    /// <summary>Whether another name is given to a variable or a part of it.</summary>
    public static bool IsShared(IOperation part) => part.Parent switch
    {
        IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol.IsRef: true } } => true,
        ISimpleAssignmentOperation { IsRef: true } or IAddressOfOperation or IConditionalOperation { IsRef: true } => true,
        IArgumentOperation { Parameter.RefKind: RefKind.Ref or RefKind.Out } argument =>
            argument.Syntax is not ArgumentSyntax given || KeptReferences.IsKept(given, argument.SemanticModel!),
        IFieldReferenceOperation field when part.Type?.IsReferenceType == false => IsShared(field),
        _ => false,
    };

    /// <summary>Whether a member that is not <c>readonly</c> may change a value of a type. The types of the language itself have none that does.</summary>
    public static bool MayChange(ITypeSymbol type) =>
        !type.IsReadOnly && type.SpecialType == SpecialType.None && type.TypeKind != TypeKind.Enum && !type.IsTupleType
        && type.OriginalDefinition.SpecialType != SpecialType.System_Nullable_T;
}
