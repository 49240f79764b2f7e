using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines which expressions make the same text, or the same regular expression, in each iteration of a loop: from constants, and from strings that
/// the loop leaves alone.
/// </summary>
internal static class InvariantText
{
    /// <summary>Whether an operation makes a new string or regular expression, by itself.</summary>
    public static bool IsMaker(IOperation operation) => !operation.ConstantValue.HasValue && operation switch
    {
        IInvocationOperation call => IsTextCall(call.TargetMethod),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Add, Type.SpecialType: SpecialType.System_String } => true,
        IInterpolatedStringOperation { Type.SpecialType: SpecialType.System_String } text => !ConcatParts.GivesHole(text),
        IObjectCreationOperation creation => IsRegex(creation.Type) && creation.Initializer is null,
        _ => false,
    };

    /// <summary>Whether a call gives back its text as it is where nothing stands at its ends, as in most texts.</summary>
    public static bool OnlyTrims(IOperation operation) =>
        operation is IInvocationOperation { TargetMethod: { Name: nameof(string.Trim) or nameof(string.TrimStart) or nameof(string.TrimEnd) } method }
        && method.ContainingType?.SpecialType == SpecialType.System_String;

    /// <summary>Whether a value is the same in each iteration of a loop.</summary>
    public static bool IsInvariant(IOperation value, StatementSyntax loop, SemanticModel model)
    {
        if (value.ConstantValue.HasValue)
            return true;
        switch (value)
        {
            case ILocalReferenceOperation or IParameterReferenceOperation or IFieldReferenceOperation:
                return value.Type?.SpecialType is SpecialType.System_String or SpecialType.System_Char && LoopInvariance.IsInvariant(value, loop, model);
            case IArgumentOperation or IInterpolatedStringOperation { Type.SpecialType: SpecialType.System_String }:
            case IInterpolationOperation { Alignment: null, FormatString: null } or IInterpolatedStringTextOperation:
                break;
            case IConversionOperation { IsImplicit: true, OperatorMethod: null } conversion
                when conversion.Operand.Type?.SpecialType is SpecialType.System_String or SpecialType.System_Char:
                break;
            case ILiteralOperation:
                return true;
            default:
                if (!IsMaker(value))
                    return false;
                break;
        }

        if (ConcatParts.IsConcat(value))
            return ConcatParts.Of(value).TrueForAll(part => IsInvariant(part, loop, model));
        foreach (var child in value.ChildOperations)
        {
            if (!IsInvariant(child, loop, model))
                return false;
        }

        return true;
    }

    /// <summary>Whether a type is <c>Regex</c>, which is immutable.</summary>
    public static bool IsRegex(ITypeSymbol? type) =>
        type is { Name: "Regex",
            ContainingNamespace: { Name: "RegularExpressions", ContainingNamespace: { Name: "Text", ContainingNamespace.Name: "System" } } };

    private static bool IsTextCall(IMethodSymbol method)
    {
        if (method.ContainingType?.SpecialType != SpecialType.System_String || method.ReturnType.SpecialType != SpecialType.System_String)
            return false;
        if (method.IsStatic)
            return method.Name == nameof(string.Concat) && method.Parameters[0].Type.SpecialType == SpecialType.System_String;
        return method.Name switch
        {
            nameof(string.Trim) or nameof(string.TrimStart) or nameof(string.TrimEnd) or nameof(string.ToUpper) or nameof(string.ToLower)
            or nameof(string.ToUpperInvariant) or nameof(string.ToLowerInvariant) =>
                method.Parameters.Length == 0 || method.Parameters[0].Type.SpecialType == SpecialType.System_Char,
            nameof(string.Substring) or nameof(string.Remove) or nameof(string.Insert) or nameof(string.PadLeft) or nameof(string.PadRight) => true,
            nameof(string.Replace) => method.Parameters.Length == 2,
            _ => false,
        };
    }
}
