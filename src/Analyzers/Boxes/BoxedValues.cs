using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>
/// Determines which boxing conversions can have made the value of an expression of type <c>object</c>: its own, those of its branches, and
/// those that assign a local that it reads.
/// </summary>
internal static class BoxedValues
{
    /// <summary>The conversions that box a value of a value type, or of a type parameter that may be one.</summary>
    public static List<IConversionOperation> Of(IOperation value)
    {
        var found = new List<IConversionOperation>();
        Collect(value, found, null);
        return found;
    }

    /// <summary>Whether a conversion boxes; converting a value that may be null without one boxes nothing, but that is not known here.</summary>
    public static bool IsBoxing(IConversionOperation conversion) =>
        conversion.Type is { IsReferenceType: true } && conversion.Operand.Type is { TypeKind: not (TypeKind.Error or TypeKind.Dynamic) }
        && conversion.GetConversion().IsBoxing;

    /// <summary>What a boxing conversion boxes: the underlying type of a nullable.</summary>
    public static ITypeSymbol TypeOf(IConversionOperation boxing) => NullableTypes.Underlying(boxing.Operand.Type!);

    /// <summary>How a message names what a boxing conversion boxes.</summary>
    public static string NameOf(IConversionOperation boxing) =>
        TypeOf(boxing).WithNullableAnnotation(NullableAnnotation.NotAnnotated).ToMinimalDisplayString(boxing.SemanticModel!, boxing.Syntax.SpanStart);

    private static void Collect(IOperation? value, List<IConversionOperation> found, HashSet<ISymbol>? visited)
    {
        switch (value)
        {
            case IConversionOperation conversion when IsBoxing(conversion):
                found.Add(conversion);
                break;
            case IConversionOperation { IsTryCast: false } conversion:
                Collect(conversion.Operand, found, visited);
                break;
            case IConditionalOperation conditional:
                Collect(conditional.WhenTrue, found, visited);
                Collect(conditional.WhenFalse, found, visited);
                break;
            case ICoalesceOperation coalesce:
                Collect(coalesce.Value, found, visited);
                Collect(coalesce.WhenNull, found, visited);
                break;
            case ISwitchExpressionOperation choice:
                foreach (var arm in choice.Arms)
                    Collect(arm.Value, found, visited);
                break;
            case IAssignmentOperation assignment:
                Collect(assignment.Value, found, visited);
                break;
            case { Type.SpecialType: SpecialType.System_Object }
                when VariableOf(value) is { } variable && (visited ??= new(SymbolEqualityComparer.Default)).Add(variable):
                CollectAssigned(value, variable, found, visited);
                break;
            default:
                break;
        }
    }

    private static ISymbol? VariableOf(IOperation value) => value switch
    {
        ILocalReferenceOperation local => local.Local,
        IParameterReferenceOperation parameter => parameter.Parameter,
        _ => null,
    };

    private static void CollectAssigned(IOperation read, ISymbol variable, List<IConversionOperation> found, HashSet<ISymbol> visited)
    {
        foreach (var value in VariableOperations.ValuesOf(variable, read))
            Collect(value, found, visited);
    }
}
