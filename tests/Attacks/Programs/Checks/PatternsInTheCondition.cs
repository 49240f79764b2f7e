// fixes: ALLOC106
// The condition of a check declares variables that are used after it, awaits, or stands in a place without braces.
#nullable enable
using System;
using System.Diagnostics.CodeAnalysis;
using System.Threading.Tasks;

static class Throw
{
    public static void IfFalse([DoesNotReturnIf(false)] bool condition, string message)
    {
        if (!condition)
            throw new ArgumentException(message);
    }

    public static void IfTrue(bool condition, string message)
    {
        if (condition)
            throw new InvalidOperationException(message);
    }

    public static void IfNull([NotNull] object? value, string message)
    {
        if (value is null)
            throw new ArgumentNullException(message);
    }
}

static class Reader
{
    public static int Declared(string text)
    {
        Throw.IfFalse(int.TryParse(text, out var number), $"'{text}' is no number.");
        return number;
    }

    public static int Pattern(object value)
    {
        Throw.IfFalse(value is string { Length: > 1 }, $"{value} is no text.");
        return ((string)value).Length;
    }

    public static async Task<int> Awaited(Task<int> task)
    {
        Throw.IfTrue(await task > 2, $"{task.Id > 0} is too large.");
        return 1;
    }

    public static int Embedded(int[] numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            Throw.IfTrue(number < 0, $"{number} is negative.");
        if (numbers.Length > 1)
            Throw.IfTrue(numbers[0] == 7 || numbers[1] == 7, $"{numbers.Length} numbers with 7.");
        else
            Throw.IfFalse(numbers.Length == 1 && numbers[0] != 7, $"{numbers.Length} numbers.");
        for (var i = 0; i < numbers.Length; i++) Throw.IfFalse(!(numbers[i] > 9), $"{i}: large.");
        return sum + numbers.Length;
    }

    public static string Named(string? name, double number, int? limit)
    {
        Throw.IfNull(name, $"no name for {number > 1}.");
        Throw.IfFalse(number < 5.0, $"{limit.HasValue} number.");
        Throw.IfFalse(limit > 3, $"{name} has no limit.");
        Throw.IfTrue(message: $"{name} is long.", condition: name.Length > 9);
        return name.Trim();
    }
}

static class Program
{
    static string Try<T>(Func<T> get)
    {
        try
        {
            return get() + " ";
        }
        catch (Exception e)
        {
            return e.GetType().Name + ":" + e.Message + " ";
        }
    }

    static void Main()
    {
        foreach (var text in new[] { "12", "x" })
            Console.Write(Try(() => Reader.Declared(text)));
        foreach (var value in new object[] { "12", "x", 3 })
            Console.Write(Try(() => Reader.Pattern(value)));
        foreach (var number in new[] { 1, 5 })
            Console.Write(Try(() => Reader.Awaited(Task.FromResult(number)).GetAwaiter().GetResult()));
        foreach (var numbers in new[] { new int[0], new[] { 7 }, new[] { 1 }, new[] { 1, 7 }, new[] { -1 }, new[] { 10, 2 } })
            Console.Write(Try(() => Reader.Embedded(numbers)));
        foreach (var number in new[] { 1, double.NaN, 7 })
        {
            foreach (var limit in new int?[] { null, 3, 4 })
                Console.Write(Try(() => Reader.Named(limit is 3 ? null : "a long name".Substring(limit ?? 2), number, limit)));
        }
    }
}
