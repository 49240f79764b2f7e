using Allocations.Analyzers.Flow;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>Finds where the object that a conversion makes goes first: through branches and reference conversions to what takes it.</summary>
internal static class BoxTarget
{
    /// <summary>The value as its taker sees it: the conversion itself, or the outermost branch or conversion around it.</summary>
    public static IOperation ValueOf(IOperation box)
    {
        var value = box;
        while (value.Parent is { } parent && IsPassedThrough(parent, value))
            value = parent;
        return value;
    }

    /// <summary>The local or parameter that a value is stored in; null where it goes elsewhere.</summary>
    public static ISymbol? VariableOf(IOperation value) => value.Parent switch
    {
        IVariableInitializerOperation { Parent: IVariableDeclaratorOperation declarator } => declarator.Symbol,
        ISimpleAssignmentOperation { Target: ILocalReferenceOperation local } assignment when assignment.Value == value => local.Local,
        ICoalesceAssignmentOperation { Target: ILocalReferenceOperation local } assignment when assignment.Value == value => local.Local,
        ISimpleAssignmentOperation { Target: IParameterReferenceOperation parameter } assignment when assignment.Value == value => parameter.Parameter,
        _ => null,
    };

    /// <summary>Every read of a local in the function that declares it.</summary>
    public static IEnumerable<IOperation> ReadsOf(ISymbol variable, IOperation place)
    {
        foreach (var mention in VariableOperations.Of(variable, place))
        {
            if (mention is not IVariableDeclaratorOperation && !(mention.Parent is IAssignmentOperation assignment && assignment.Target == mention))
                yield return mention;
        }
    }

    private static bool IsPassedThrough(IOperation parent, IOperation value) => parent switch
    {
        IConversionOperation { OperatorMethod: null, Type.IsReferenceType: true } => true,
        IConditionalOperation conditional => conditional.Condition != value && conditional.Type is not null,
        ICoalesceOperation or ISwitchExpressionArmOperation => true,
        ISwitchExpressionOperation choice => choice.Value != value,
        _ => false,
    };
}
