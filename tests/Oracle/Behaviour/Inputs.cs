using System.Collections;
using Allocations.Testing.Behaviour;

namespace Allocations.Oracle.Behaviour;

/// <summary>
/// Makes arguments for parameters of the usual types, first the hand-picked ones on which code goes wrong, then random ones. The same seed gives the
/// same arguments.
/// </summary>
internal sealed class Inputs(int seed)
{
    private static readonly string?[] Texts = [.. TextInputs.Texts.Where(static text => text is null or { Length: < 2000 })];
    private static readonly string?[] LongTexts = [.. TextInputs.Texts.Where(static text => text is { Length: >= 2000 })];
    private static readonly long[] Numbers =
    [
        0, 1, -1, 2, 7, 10, 15, 16, 31, 32, 99, 100, 127, 128, 255, 256, 299, 300, 1000, 32767, 32768, 65535, int.MaxValue, int.MinValue,
        (long)int.MaxValue + 1, long.MaxValue, long.MinValue,
    ];
    private static readonly double[] Fractions =
    [
        0, -0.0, 1, -1, 0.5, 0.1, 1e-300, 1e300, 1e15, double.Epsilon, double.MaxValue, double.MinValue, double.NaN, double.PositiveInfinity,
        double.NegativeInfinity,
    ];
    private static readonly char[] Characters =
    [
        '\0', ' ', '0', '9', 'a', 'z', 'A', 'I', 'i', '-', ',', '.', '\n', '\u0130', '\u0131', '\uff11', '\u3000', '\ud83d', '\ude00', '\uffff',
    ];
    private static readonly DateTime[] Dates =
    [
        default,
        DateTime.MaxValue,
        new(2024, 2, 29, 23, 59, 59, DateTimeKind.Utc),
        new(1970, 1, 1),
        new(2024, 3, 31, 2, 30, 0, DateTimeKind.Local),
    ];

    private readonly Random _random = new(seed);
    private int _made;

    /// <summary>The next list of arguments.</summary>
    public object?[] Next(Type[] types)
    {
        var isPicked = _made++ < 400;
        var arguments = types.Select(type => Next(type, isPicked)).ToArray();

        // A very long text costs much: a few are enough to see what the stack and the bounds do.
        if (_made % 500 == 1 && Array.IndexOf(types, typeof(string)) is >= 0 and var index)
            arguments[index] = LongTexts[_made / 500 % LongTexts.Length];
        return arguments;
    }

    /// <summary>Arguments that a call may change without changing these.</summary>
    public static object?[] Copy(object?[] arguments) => [.. arguments.Select(CopyOf)];

    private static object? CopyOf(object? value) => value switch
    {
        Array array => array.Clone(),
        IList { IsFixedSize: false } list => Activator.CreateInstance(list.GetType(), list),
        _ => value,
    };

    private object? Next(Type type, bool isPicked)
    {
        if (Nullable.GetUnderlyingType(type) is { } inner)
            return _random.Next(6) == 0 ? null : Next(inner, isPicked);
        if (type.IsByRef)
            return Next(type.GetElementType()!, isPicked);
        if (type.IsEnum)
            return Enum.ToObject(type, Number(isPicked) % 12);
        if (type.IsArray)
            return Items(type.GetElementType()!, isPicked);
        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(List<>))
            return Items(type.GenericTypeArguments[0], isPicked) is { } items ? Activator.CreateInstance(type, items) : null;
        if (type.IsGenericType && type.IsInterface && type.IsAssignableFrom(type.GenericTypeArguments[0].MakeArrayType()))
            return Items(type.GenericTypeArguments[0], isPicked);
        if (type == typeof(object))
            return Next(
                Pick([typeof(string), typeof(int), typeof(long), typeof(double), typeof(bool), typeof(byte), typeof(decimal), typeof(char), typeof(DateTime)]),
                isPicked);
        return Type.GetTypeCode(type) switch
        {
            TypeCode.String => isPicked ? Texts[_made % Texts.Length] : TextInputs.Random(_random.Next(), 1).First(),
            TypeCode.Boolean => _random.Next(2) == 0,
            TypeCode.Char => isPicked ? Pick(Characters) : (char)_random.Next(_random.Next(2) == 0 ? 128 : 65536),
            TypeCode.SByte => unchecked((sbyte)Number(isPicked)),
            TypeCode.Byte => unchecked((byte)Number(isPicked)),
            TypeCode.Int16 => unchecked((short)Number(isPicked)),
            TypeCode.UInt16 => unchecked((ushort)Number(isPicked)),
            TypeCode.Int32 => unchecked((int)Number(isPicked)),
            TypeCode.UInt32 => unchecked((uint)Number(isPicked)),
            TypeCode.Int64 => Number(isPicked),
            TypeCode.UInt64 => unchecked((ulong)Number(isPicked)),
            TypeCode.Single => (float)Fraction(isPicked),
            TypeCode.Double => Fraction(isPicked),
            TypeCode.Decimal => new decimal(_random.Next(), _random.Next(3) == 0 ? _random.Next() : 0, 0, _random.Next(2) == 0, (byte)_random.Next(28)),
            TypeCode.DateTime => isPicked ? Pick(Dates) : new DateTime(_random.NextInt64(DateTime.MaxValue.Ticks), (DateTimeKind)_random.Next(3)),
            _ when type == typeof(TimeSpan) => new TimeSpan(Number(isPicked)),
            _ when type == typeof(Guid) => GuidOf(),
            _ when !type.IsValueType => null,
            _ => throw new FormatException($"There are no inputs of type '{type}'."),
        };
    }

    private Array? Items(Type element, bool isPicked)
    {
        if (!element.IsValueType && _random.Next(20) == 0)
            return null;
        var items = Array.CreateInstance(element, Pick([0, 1, 1, 2, 3, 4, 7, 16, 33]));
        for (var i = 0; i < items.Length; i++)
            items.SetValue(Next(element, isPicked && _random.Next(2) == 0), i);
        return items;
    }

    private long Number(bool isPicked) => isPicked ? Pick(Numbers) : _random.Next(4) switch
    {
        0 => _random.Next(-20, 20),
        1 => _random.Next(-1000, 1000),
        2 => _random.Next(int.MinValue, int.MaxValue),
        _ => _random.NextInt64(long.MinValue, long.MaxValue),
    };

    private double Fraction(bool isPicked) => isPicked ? Pick(Fractions) : _random.Next(3) switch
    {
        0 => _random.Next(-1000, 1000) / 8.0,
        1 => BitConverter.Int64BitsToDouble(_random.NextInt64(long.MinValue, long.MaxValue)),
        _ => _random.NextDouble(),
    };

    private Guid GuidOf()
    {
        Span<byte> bytes = stackalloc byte[16];
        _random.NextBytes(bytes);
        return new Guid(bytes);
    }

    private T Pick<T>(T[] from) => from[_random.Next(from.Length)];
}
