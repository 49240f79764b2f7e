using System.Globalization;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Time.WidenedProduct;

/// <summary>
/// ALLOC703: finds products of <c>int</c> that become a <c>long</c>, a <c>double</c> or a time only after they may have overflowed. One such value is
/// enough, so heat does not matter.
/// </summary>
/// <remarks>
/// <para>
/// It looks at conversions of a product. The constant factors together have to be at least 1000, so that a value which may well come overflows, or all of
/// days in milliseconds where nothing tells what the result is for. Where the result is a time, or meets the reading of a clock, it is a warning. The
/// bounds of the other factors are asked last.
/// </para>
/// <para>
/// Not reported: constants; factors whose type, value or a test before them keeps the product within its type; <c>checked</c> arithmetic, which fails
/// instead, and <c>unchecked</c> around the product, which says that it may overflow; expression trees.
/// </para>
/// </remarks>
public sealed class WidenedProductAnalyzer() : AllocationAnalyzer(Descriptors.WidenedProduct)
{
    /// <summary>From which constant factor on a product overflows for values that are not out of the question: seconds in milliseconds.</summary>
    private const double Scale = 1000;

    /// <summary>The milliseconds of an hour: 25 days of them overflow, whatever they are for.</summary>
    private const double LargeScale = 3_600_000;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static conversion => conversion is IConversionOperation { OperatorMethod: null, Type.SpecialType: SpecialType.System_Int64
                or SpecialType.System_UInt64 or SpecialType.System_Double or SpecialType.System_Decimal } widened && Product.Is(widened.Operand),
            context => Analyze(context, allocations),
            OperationKind.Conversion);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var widened = (IConversionOperation)context.Operation;
        if (Product.Of(widened.Operand) is not { Variables.Count: > 0 } product || SaysUnchecked(widened.Syntax))
            return;
        var use = WidenedUses.Of(widened, context.CancellationToken);
        var isLarge = product.Constant >= use switch
        {
            WidenedUse.Time => product.Variables.Count > 1 ? 1 : Scale,
            WidenedUse.Long => Scale,
            _ => LargeScale,
        };
        if (!isLarge || product.IsBounded(widened.SemanticModel!, context.CancellationToken) || ExpressionTrees.Holds(widened))
            return;

        allocations.Report(context, new Finding(Descriptors.WidenedProduct, widened.Operand.Syntax.GetLocation(), PlaceHeat.Unknown)
        {
            Arguments = [widened.Operand.Syntax.ToString(), TypeNames.Of(widened.Operand.Type!), Describe(product), TypeNames.Of(widened.Type!)],
            IsSuggestion = use != WidenedUse.Time || product.Constant < Scale,
        });
    }

    private static string Describe(Product product)
    {
        if (product.Variables.Count > 1)
            return "where it is more than " + product.Most.ToString("N0", CultureInfo.InvariantCulture);
        var from = Math.Floor(product.Most / product.Constant) + 1;
        return "where '" + product.Variables[0].Syntax + "' is " + from.ToString("N0", CultureInfo.InvariantCulture) + " or more";
    }

    private static bool SaysUnchecked(SyntaxNode place)
    {
        for (var node = place; node is not (null or MemberDeclarationSyntax); node = node.Parent)
        {
            if (node.Kind() is SyntaxKind.UncheckedExpression or SyntaxKind.UncheckedStatement)
                return true;
        }

        return false;
    }
}
