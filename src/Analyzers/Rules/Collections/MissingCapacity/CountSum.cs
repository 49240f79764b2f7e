using System.Globalization;
using Allocations.Analyzers.Flow;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.MissingCapacity;

/// <summary>
/// The number of iterations between two values, as a sum of the numbers of elements, variables and constants that they are made of. A small number that would
/// be taken from the sum is left out, so that the sum is not negative where a loop over nothing is: the collection has room for a few more than it gets.
/// </summary>
internal sealed class CountSum(StatementSyntax loop, string counter, SemanticModel model, CancellationToken cancellationToken)
{
    // More parts than two make a number that nobody would write.
    private const int MostParts = 2;

    // So much room as a list makes with its first element may be made for nothing.
    private const int MostSpare = 4;

    private readonly List<ElementCount> _added = [], _taken = [];
    private long _constant;
    private long _most;

    /// <summary>Adds a value to the sum, or takes it from that; false where not each part of it is known before the loop.</summary>
    public bool Add(ExpressionSyntax value, bool isAdded) => model.GetOperation(value, cancellationToken) is { } operation && Add(operation, isAdded);

    /// <summary>The sum for a loop; null where it is not known to be worth a capacity.</summary>
    public ElementCount? Of(CountedSteps steps)
    {
        if (_added.Count == 0 || _added.Count + _taken.Count > MostParts)
            return null;
        var constant = _constant + steps.Extra + steps.Step - 1;
        if (constant is < 0 and >= -MostSpare)
            constant = 0;
        var mayBeNegative = _taken.Count > 0 || constant < 0 || _most + constant > int.MaxValue;
        var risk = mayBeNegative ? CountRisk.MayBeNegative : CountRisk.None;
        foreach (var part in _added.Concat(_taken))
            risk |= part.Risk;
        var text = string.Join(" + ", _added.Select(static part => part.Text)) + string.Concat(_taken.Select(static part => " - " + part.Text))
            + (constant == 0 ? "" : (constant < 0 ? " - " : " + ") + Math.Abs(constant).ToString(CultureInfo.InvariantCulture));
        var isSum = _added.Count + _taken.Count > 1 || constant != 0;
        if (steps.Step > 1)
            text = (isSum ? "(" + text + ")" : text) + " / " + steps.Step.ToString(CultureInfo.InvariantCulture);
        return new(text, risk, (_most + constant) / steps.Step)
        {
            IsSum = isSum && steps.Step == 1,
            IsOfChildren = _added.Exists(static part => part.IsOfChildren),
        };
    }

    private bool Add(IOperation value, bool isAdded)
    {
        if (value.Type?.SpecialType != SpecialType.System_Int32)
            return false;
        if (value.ConstantValue is { HasValue: true, Value: int number })
        {
            _constant += isAdded ? number : -(long)number;
            return true;
        }

        if (value is IBinaryOperation { OperatorKind: BinaryOperatorKind.Add or BinaryOperatorKind.Subtract, OperatorMethod: null } sum)
            return Add(sum.LeftOperand, isAdded) && Add(sum.RightOperand, sum.OperatorKind == BinaryOperatorKind.Add ? isAdded : !isAdded);
        if ((ElementCount.OfPart(value, loop, cancellationToken) ?? ElementCount.OfOwner(value, loop, counter, cancellationToken)) is not { } part
            || part.Text == counter)
        {
            return false;
        }

        (isAdded ? _added : _taken).Add(part);
        if (isAdded)
            _most += part.Most;
        return true;
    }
}
