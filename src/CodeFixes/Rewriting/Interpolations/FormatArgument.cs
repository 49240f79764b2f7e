using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
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

    /// <summary>
    /// A local, a parameter, a constant, or a property of a framework struct in such a variable, as <c>time.Year</c>: reading it is never seen and
    /// never throws, and nothing that formatting runs can change it unless it is shared.
    /// </summary>
    public bool IsRepeatable => Value.ConstantValue.HasValue
        || Variable is ILocalReferenceOperation { Local.RefKind: RefKind.None } or IParameterReferenceOperation { Parameter.RefKind: RefKind.None };

    /// <summary>
    /// The variable that is read; the value itself where it is no property that only computes. <c>LocalDateTime</c> also depends on the time zone
    /// of the machine, and a property of an extension runs code of the project.
    /// </summary>
    private IOperation Variable =>
        Value is IPropertyReferenceOperation { Property: { Name: not "LocalDateTime" } property, Arguments.IsEmpty: true,
            Instance: { Type.IsValueType: true } instance }
        && FrameworkTexts.AreOf(instance.Type) && SymbolEqualityComparer.Default.Equals(property.ContainingType, instance.Type)
            ? instance
            : Value;

    /// <summary>Whether it is a variable that code elsewhere may write.</summary>
    public bool IsShared(CancellationToken cancellationToken) => Variable is { Syntax: IdentifierNameSyntax name } variable && variable switch
    {
        ILocalReferenceOperation { Local: { IsConst: false } local } => References.IsCaptured(name, local, cancellationToken),
        IParameterReferenceOperation { Parameter: { } parameter } => References.IsCaptured(name, parameter, cancellationToken),
        _ => false,
    };

    /// <summary>
    /// Whether its text does not depend on what runs before: the same object gives the same text in any culture. An enum value without a name is a number,
    /// whose minus sign is that of the culture.
    /// </summary>
    public bool IsSteady =>
        Value.Type is { SpecialType: SpecialType.System_String or SpecialType.System_Char or SpecialType.System_Boolean }
            or INamedTypeSymbol { EnumUnderlyingType.SpecialType: SpecialType.System_Byte or SpecialType.System_UInt16 or SpecialType.System_UInt32
                or SpecialType.System_UInt64 };

    /// <summary>The argument as it is written, without the conversion to object; null where it is an array of arguments, or null itself.</summary>
    public static FormatArgument? Of(IOperation value)
    {
        var operand = value is IConversionOperation { IsImplicit: true, OperatorMethod: null } conversion ? conversion.Operand : value;
        return operand is { Type.TypeKind: not (TypeKind.Dynamic or TypeKind.Pointer) } && OperandSyntax.Of(operand) is { } syntax
            && operand.ConstantValue is not { HasValue: true, Value: null }
            ? new FormatArgument(operand, syntax)
            : null;
    }

    /// <summary>The format string of a call where it is a literal; null elsewhere.</summary>
    public static string? FormatOf(IInvocationOperation call)
    {
        var format = call.Arguments.FirstOrDefault(static argument => argument.Parameter is { Name: "format" })?.Value;
        return format is { Syntax: LiteralExpressionSyntax, ConstantValue: { HasValue: true, Value: string text } } ? text : null;
    }

    /// <summary>The arguments of a call with a format string, in order; null where they come in an array, or one is null itself.</summary>
    public static List<FormatArgument>? AllOf(IInvocationOperation call)
    {
        var found = new List<FormatArgument>();
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter is not { } parameter || parameter.Name is "format" or "provider")
                continue;
            IEnumerable<IOperation> values = argument switch
            {
                { ArgumentKind: ArgumentKind.ParamArray, Value: IArrayCreationOperation { Initializer: { } items } } => items.ElementValues,
                { ArgumentKind: not (ArgumentKind.Explicit or ArgumentKind.ParamArray) } =>
                    argument.Value is IConversionOperation { Operand: var items } ? items.ChildOperations : argument.Value.ChildOperations,
                { Parameter.IsParams: true } or { Parameter.Type.SpecialType: not SpecialType.System_Object } => [],
                _ => [argument.Value],
            };
            var before = found.Count;
            foreach (var value in values)
            {
                if (Of(value) is not { } written)
                    return null;
                found.Add(written);
            }

            if (found.Count == before)
                return null;
        }

        return found;
    }
}
