using System.Collections;
using System.Globalization;
using System.Reflection;

namespace Allocations.Testing.Behaviour;

/// <summary>What a caller sees of one call: the value or the type of the exception, and the arguments afterwards.</summary>
public sealed record Outcome(object? Value, Type? Exception, object?[] Arguments)
{
    /// <summary>Calls a static method and keeps everything that a caller can see of it. The arguments may change.</summary>
    public static Outcome Of(MethodInfo method, object?[] arguments)
    {
        try
        {
            // A wrapped exception is thrown twice, and throwing is most of what a comparison costs.
            return new Outcome(method.Invoke(null, BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null), null, arguments);
        }
        catch (Exception thrown) when (AreOf(method, arguments))
        {
            return new Outcome(null, thrown.GetType(), arguments);
        }
    }

    /// <summary>Whether the arguments can be those of the method; otherwise the exception is about the call, and not the method's own.</summary>
    private static bool AreOf(MethodInfo method, object?[] arguments)
    {
        var parameters = method.GetParameters();
        if (parameters.Length != arguments.Length)
            return false;
        for (var i = 0; i < parameters.Length; i++)
        {
            var type = parameters[i].ParameterType;
            type = type.IsByRef ? type.GetElementType()! : type;
            if (arguments[i] is { } argument && !type.IsInstanceOfType(argument) && !(IsNumber(argument.GetType()) && IsNumber(type)))
                return false;
        }

        return true;
    }

    /// <summary>Whether a call converts to and from a type: numbers and the like, and enums, also those of another assembly.</summary>
    private static bool IsNumber(Type type) => Type.GetTypeCode(Nullable.GetUnderlyingType(type) ?? type) is >= TypeCode.Boolean and <= TypeCode.Double;

    /// <summary>
    /// Whether two calls cannot be told apart. Values of simple types are compared bit by bit (so negative zero differs from zero, and two
    /// NaN are the same), sequences element by element, anything else by <see cref="object.Equals(object)"/>.
    /// </summary>
    public bool Matches(Outcome other)
    {
        if (Exception != other.Exception || !Same(Value, other.Value) || Arguments.Length != other.Arguments.Length)
            return false;
        for (var i = 0; i < Arguments.Length; i++)
        {
            if (!Same(Arguments[i], other.Arguments[i]))
                return false;
        }

        return true;
    }

    /// <inheritdoc/>
    public override string ToString() => Exception is null ? Text(Value) + " (" + string.Join(", ", Arguments.Select(Text)) + ")" : Exception.Name;

    private static bool Same(object? left, object? right) => (left, right) switch
    {
        (double a, double b) => BitConverter.DoubleToInt64Bits(a) == BitConverter.DoubleToInt64Bits(b),
        (float a, float b) => BitConverter.SingleToInt32Bits(a) == BitConverter.SingleToInt32Bits(b),
        (decimal a, decimal b) => decimal.GetBits(a).AsSpan().SequenceEqual(decimal.GetBits(b)),
        (DateTime a, DateTime b) => a.ToBinary() == b.ToBinary(),
        (string a, string b) => string.Equals(a, b, StringComparison.Ordinal),
        (IEnumerable a, IEnumerable b) when a.GetType() == b.GetType() => SameItems(a, b),
        _ => left?.GetType() == right?.GetType() && Equals(left, right),
    };

    private static bool SameItems(IEnumerable left, IEnumerable right)
    {
        var a = left.Cast<object?>().ToArray();
        var b = right.Cast<object?>().ToArray();
        return a.Length == b.Length && a.Zip(b, Same).All(static same => same);
    }

    private static string Text(object? value)
    {
        var text = value is null ? "null" : Convert.ToString(value, CultureInfo.InvariantCulture) ?? "";
        return text.Length > 60 ? string.Create(CultureInfo.InvariantCulture, $"{text[..60]}... ({text.Length} chars)") : text;
    }
}
