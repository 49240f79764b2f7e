using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Time.WidenedProduct;

/// <summary>The factors of a product of <c>int</c> or <c>uint</c>, and from which value on it overflows.</summary>
internal sealed class Product
{
    private readonly List<IOperation> _variables = [];

    private Product(IBinaryOperation product)
    {
        Most = product.Type!.SpecialType == SpecialType.System_UInt32 ? uint.MaxValue : int.MaxValue;
        Add(product);
    }

    /// <summary>The largest value of the type in which the product is computed.</summary>
    public long Most { get; }

    /// <summary>The product of the constant factors, without its sign; 1 where there is none.</summary>
    public double Constant { get; private set; } = 1;

    /// <summary>The factors that are not constant.</summary>
    public IReadOnlyList<IOperation> Variables => _variables;

    /// <summary>The product that an operation computes; null where it is none of whole numbers, is checked, or is a constant.</summary>
    public static Product? Of(IOperation operation) =>
        operation is IBinaryOperation product && Is(product) && !product.ConstantValue.HasValue ? new Product(product) : null;

    /// <summary>Whether an operation multiplies <c>int</c> or <c>uint</c> values without a check.</summary>
    public static bool Is(IOperation operation) => operation is IBinaryOperation
    {
        OperatorKind: BinaryOperatorKind.Multiply, OperatorMethod: null, IsChecked: false,
        Type.SpecialType: SpecialType.System_Int32 or SpecialType.System_UInt32,
    };

    /// <summary>
    /// Whether what is known of the factors keeps the product within its type. One factor may have any value where the others are at most 1, such as a sign.
    /// </summary>
    public bool IsBounded(SemanticModel model, CancellationToken cancellationToken)
    {
        var most = Constant;
        foreach (var variable in _variables)
        {
            most *= Math.Max(1, Math.Abs((double)(MostOf(variable, model, cancellationToken) ?? Most)));
        }

        return most <= Most;
    }

    private void Add(IOperation factor)
    {
        factor = factor.Inside(Through.BuiltInImplicit);
        if (factor.ConstantValue is { HasValue: true, Value: { } value })
        {
            Constant *= Math.Abs(Convert.ToDouble(value, System.Globalization.CultureInfo.InvariantCulture));
        }
        else if (Is(factor))
        {
            Add(((IBinaryOperation)factor).LeftOperand);
            Add(((IBinaryOperation)factor).RightOperand);
        }
        else
        {
            _variables.Add(factor);
        }
    }

    private static long? MostOf(IOperation factor, SemanticModel model, CancellationToken cancellationToken) => factor switch
    {
        { Type.SpecialType: SpecialType.System_SByte or SpecialType.System_Byte } => byte.MaxValue,
        { Type.SpecialType: SpecialType.System_Int16 or SpecialType.System_UInt16 or SpecialType.System_Char } => ushort.MaxValue,
        IPropertyReferenceOperation { Property: { ContainingType.Name: "DateTime" or "DateTimeOffset" or "TimeOnly" or "TimeSpan" or "DateOnly" } part }
            when part.Name is "Hour" or "Hours" or "Minute" or "Minutes" or "Second" or "Seconds" or "Millisecond" or "Milliseconds" or "Day" or "Month" =>
            999,
        IPropertyReferenceOperation { Property: { Name: "Year" or "DayOfYear", ContainingType.Name: "DateTime" or "DateTimeOffset" or "DateOnly" } } => 9999,
        { Syntax: ExpressionSyntax expression } => new UpperBounds(model, cancellationToken).Of(expression),
        _ => null,
    };
}
