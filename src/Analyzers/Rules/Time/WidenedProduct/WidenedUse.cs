using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Time.WidenedProduct;

/// <summary>What the wider value of a product is used for.</summary>
internal enum WidenedUse
{
    /// <summary>Nothing that tells how large it may become.</summary>
    Unknown,

    /// <summary>It is added to, subtracted from or compared with another <c>long</c>, or a cast asks for one.</summary>
    Long,

    /// <summary>It is a time: a part of a <c>TimeSpan</c> or <c>DateTime</c>, or it meets the reading of a clock.</summary>
    Time,
}

/// <summary>Finds out what the wider value of a product is used for.</summary>
internal static class WidenedUses
{
    private const int MostSteps = 4;

    /// <summary>The use of a conversion that widens a product.</summary>
    public static WidenedUse Of(IConversionOperation widened, CancellationToken cancellationToken)
    {
        var value = widened.Around(Through.BuiltIn);
        switch (value.Parent)
        {
            case IArgumentOperation { Parameter.ContainingSymbol: IMethodSymbol { ContainingType: var type } } when IsTime(type):
                return WidenedUse.Time;
            case IBinaryOperation { OperatorMethod: null, OperatorKind: BinaryOperatorKind.Add or BinaryOperatorKind.Subtract or BinaryOperatorKind.LessThan
                or BinaryOperatorKind.LessThanOrEqual or BinaryOperatorKind.GreaterThan or BinaryOperatorKind.GreaterThanOrEqual } sum:
                var other = sum.LeftOperand == value ? sum.RightOperand : sum.LeftOperand;
                return ReadsClock(other, MostSteps, cancellationToken) ? WidenedUse.Time
                    : IsLong(widened.Type) && IsLong(other.Inside(Through.BuiltInImplicit).Type) && !other.ConstantValue.HasValue ? WidenedUse.Long
                    : WidenedUse.Unknown;
            case ICompoundAssignmentOperation { OperatorMethod: null, OperatorKind: BinaryOperatorKind.Add or BinaryOperatorKind.Subtract } added:
                return ReadsClock(added.Target, MostSteps, cancellationToken) ? WidenedUse.Time
                    : IsLong(added.Target.Type) ? WidenedUse.Long
                    : WidenedUse.Unknown;
            default:
                return !widened.IsImplicit && IsLong(widened.Type) ? WidenedUse.Long : WidenedUse.Unknown;
        }
    }

    private static bool IsLong(ITypeSymbol? type) => type?.SpecialType is SpecialType.System_Int64 or SpecialType.System_UInt64;

    private static bool IsTime(INamedTypeSymbol type) =>
        type.Name is "TimeSpan" or "DateTime" or "DateTimeOffset" or "TimeOnly" && type.IsIn("System");

    /// <summary>Whether a value is, or is made of, the reading of a clock or a counter of time, also by way of a local or a property of the project.</summary>
    private static bool ReadsClock(IOperation value, int steps, CancellationToken cancellationToken)
    {
        value = value.Inside(Through.BuiltIn);
        if (steps == 0)
            return false;
        switch (value)
        {
            case IMemberReferenceOperation { Member: { ContainingType: { } type } member } when type.IsUnder("System") && IsCounter(type.Name, member.Name):
            case IInvocationOperation { TargetMethod: { ContainingType: { } called } method }
                when called.IsUnder("System") && IsCounter(called.Name, method.Name):
                return true;
            case IBinaryOperation { OperatorKind: BinaryOperatorKind.Add or BinaryOperatorKind.Subtract } sum:
                return ReadsClock(sum.LeftOperand, steps - 1, cancellationToken) || ReadsClock(sum.RightOperand, steps - 1, cancellationToken);
            case ILocalReferenceOperation local:
                foreach (var stored in VariableOperations.ValuesOf(local.Local, local))
                {
                    if (ReadsClock(stored, steps - 1, cancellationToken))
                        return true;
                }

                return false;
            case IPropertyReferenceOperation { Property: { DeclaringSyntaxReferences: { Length: 1 } declared }, SemanticModel: { } model }:
                return CallBounds.Result(declared[0].GetSyntax(cancellationToken)) is { } result
                    && SourceModels.Find(model.Compilation, result.SyntaxTree)?.GetOperation(result, cancellationToken) is { } read
                    && ReadsClock(read, steps - 1, cancellationToken);
            default:
                return false;
        }
    }

    private static bool IsCounter(string type, string member) => (type, member) switch
    {
        ("Environment", "TickCount64") => true,
        ("Stopwatch", "ElapsedMilliseconds" or "ElapsedTicks" or "GetTimestamp") => true,
        ("DateTime" or "DateTimeOffset" or "TimeSpan", "Ticks" or "UtcTicks") => true,
        ("TimeSpan", "TotalMilliseconds" or "TotalSeconds" or "TotalMicroseconds") => true,
        ("DateTimeOffset", "ToUnixTimeMilliseconds" or "ToUnixTimeSeconds") => true,
        ("TimeProvider", "GetTimestamp") => true,
        _ => false,
    };
}
