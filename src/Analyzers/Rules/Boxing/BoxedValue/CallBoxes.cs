using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// The boxes that one call makes for its arguments and that nothing but another call would do without: they have one cause, and are one finding, at the
/// first of them. A box that has a cure or that can be made once is a finding of its own.
/// </summary>
/// <param name="IsFirst">Whether the box that was asked about is the first.</param>
/// <param name="Others">How many there are beside it.</param>
/// <param name="Bytes">The bytes of all; null where the size of one is not known.</param>
internal readonly record struct CallBoxes(bool IsFirst, int Others, long? Bytes)
{
    /// <summary>
    /// The boxes of the call that a box is made for, of types that are worth a report; the box alone where it is not such an argument.
    /// </summary>
    public static CallBoxes Of(IConversionOperation box, bool isOptimized, Func<ITypeSymbol, bool> isWorthwhile)
    {
        var alone = new CallBoxes(true, 0, AllocationSize.OfBox(box.Operand.Type!));
        if (ArgumentOf(box) is not { Parent: IInvocationOperation call } || !HasOneCause(box, call))
            return alone;
        var first = default(IConversionOperation);
        var count = 0;
        long? bytes = 0;
        foreach (var argument in call.Arguments)
        {
            if (argument is { ArgumentKind: ArgumentKind.ParamArray, Value: IArrayCreationOperation { Initializer.ElementValues: var items } })
            {
                foreach (var item in items)
                    Add(item);
            }
            else
            {
                Add(argument.Value);
            }
        }

        return count < 2 ? alone : new CallBoxes(first == box, count - 1, bytes);

        void Add(IOperation value)
        {
            if (value is not IConversionOperation other || !BoxConversion.IsBox(other) || RemovedBox.IsRemoved(other, isOptimized)
                || !HasOneCause(other, call) || !isWorthwhile(other.Operand.Type!))
            {
                return;
            }

            if (first is null || other.Syntax.SpanStart < first.Syntax.SpanStart)
                first = other;
            count++;
            bytes += AllocationSize.OfBox(other.Operand.Type!);
        }
    }

    private static IArgumentOperation? ArgumentOf(IConversionOperation box) => box.Parent switch
    {
        IArgumentOperation argument => argument,
        IArrayInitializerOperation { Parent: IArrayCreationOperation { IsImplicit: true, Parent: IArgumentOperation argument } } => argument,
        _ => null,
    };

    // A collection may become one of values, and the box of a constant can be kept.
    private static bool HasOneCause(IConversionOperation box, IInvocationOperation call) =>
        !box.Operand.ConstantValue.HasValue
        && !call.TargetMethod.ContainingType.IsUnder("System.Collections")
        && !BoxCure.Exists(box)
        && !BoxOwner.IsOther(box);
}
