using System.Collections;
using System.Reflection;

namespace Allocations.Oracle.Behaviour;

/// <summary>What the nullable annotations of a method's parameters promise.</summary>
internal sealed class NullPromises
{
    private readonly NullabilityInfo[] _parameters;

    /// <summary>Reads the annotations of a method.</summary>
    public NullPromises(MethodInfo method)
    {
        var context = new NullabilityInfoContext();
        _parameters = [.. method.GetParameters().Select(context.Create)];
    }

    /// <summary>Whether an argument, or an element of one, is null against its annotation.</summary>
    public bool AreBroken(object?[] arguments)
    {
        for (var i = 0; i < arguments.Length; i++)
        {
            if (IsBroken(_parameters[i], arguments[i]))
                return true;
        }

        return false;
    }

    private static bool IsBroken(NullabilityInfo promised, object? value)
    {
        if (value is null)
            return promised.ReadState == NullabilityState.NotNull;
        var element = promised.ElementType ?? (promised.GenericTypeArguments is [var only] ? only : null);
        return element is not null && value is IEnumerable items and not string && items.Cast<object?>().Any(item => IsBroken(element, item));
    }
}
