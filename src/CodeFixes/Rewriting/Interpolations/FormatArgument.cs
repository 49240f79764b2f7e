using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Interpolations;

/// <summary>An argument for a hole: what may be observed when it is evaluated later, or more than once, than the call did.</summary>
internal sealed class FormatArgument
{
    private FormatArgument(IOperation value, ExpressionSyntax syntax)
    {
        Value = value;
        Syntax = syntax;
    }

    public IOperation Value { get; }

    public ExpressionSyntax Syntax { get; }

    /// <summary>A local, a parameter or a constant: reading it is never seen, and nothing that formatting runs can change it unseen.</summary>
    public bool IsRepeatable => Value.ConstantValue.HasValue || Value is ILocalReferenceOperation { Local.RefKind: RefKind.None } or IParameterReferenceOperation { Parameter.RefKind: RefKind.None };

    /// <summary>Whether its text does not depend on what runs before: the same object gives the same text in any culture.</summary>
    public bool IsSteady => Value.Type is { TypeKind: TypeKind.Enum } or { SpecialType: SpecialType.System_String or SpecialType.System_Char or SpecialType.System_Boolean };

    /// <summary>The argument as it is written, without the conversion to object; null where it is an array of arguments, or null itself.</summary>
    public static FormatArgument? Of(IOperation value)
    {
        var operand = value is IConversionOperation { IsImplicit: true, OperatorMethod: null } conversion ? conversion.Operand : value;
        return operand is { Type: { TypeKind: not (TypeKind.Dynamic or TypeKind.Pointer) }, Syntax: ExpressionSyntax syntax } && operand.ConstantValue is not { HasValue: true, Value: null }
            ? new FormatArgument(operand, syntax)
            : null;
    }
}
