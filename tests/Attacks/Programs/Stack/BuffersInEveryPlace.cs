// fixes: ALLOC504
// Buffers without a bound stand as arguments, receivers, operands and parts of patterns, beside awaits and in iterators, and as elements of many types.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

public ref struct Writer
{
    public Span<char> Room;
    public int Count;

    public Writer(Span<char> room)
    {
        Room = room;
        Count = 0;
    }

    public void Add(char c) => Room[Count++] = c;

    public override string ToString() => Room[..Count].ToString();

    public void Dispose() => Console.Write("disposed ");
}

public ref struct Taken
{
    public int Length;
    public string From;

    public static implicit operator Taken(Span<byte> span) => new() { Length = span.Length, From = "span" };

    public static implicit operator Taken(byte[] array) => new() { Length = array.Length, From = "array" };
}

public static class Program
{
    static string Overload(Span<byte> bytes) => "span " + bytes.Length;

    static string Overload(ReadOnlySpan<byte> bytes) => "read-only " + bytes.Length;

    static string Overload(byte[] bytes) => "array " + bytes.Length;

    static int Fill(Span<byte> bytes)
    {
        bytes.Fill(1);
        var sum = 0;
        foreach (var b in bytes)
            sum += b;
        return sum;
    }

    public static string Argument(int n) => Overload(stackalloc byte[n]);

    public static int Receiver(int n) => (stackalloc int[n]).Length;

    public static int[] Spread(int n) => [1, .. stackalloc int[n]];

    public static string Converted(int n)
    {
        Taken taken = stackalloc byte[n];
        return taken.From + taken.Length;
    }

    public static string Constructed(int n)
    {
        using var writer = new Writer(stackalloc char[n]);
        writer.Add('a');
        return writer.ToString();
    }

    public static string Formatted(int n) => string.Create(null, stackalloc char[n], $"{n}:{n}");

    public static int Sliced(int n)
    {
        Span<byte> rest = (stackalloc byte[n])[1..];
        return rest.Length;
    }

    public static int Chosen(int n, bool isLong)
    {
        Span<int> numbers = isLong ? stackalloc int[n * 2] : stackalloc int[n];
        numbers[0] = 3;
        return numbers.Length + numbers[0];
    }

    public static int Matched(int n) => Fill(stackalloc byte[n]) switch { 1 => -1, var sum => sum };

    public static bool Joined(int n) => n > 0 && Fill(stackalloc byte[n]) == n || Fill(stackalloc byte[n + 1]) < 0;

    public static int OfManyTypes(int n)
    {
        Span<int?> nullable = stackalloc int?[n];
        Span<(byte Key, long Value)> pairs = stackalloc (byte Key, long Value)[n];
        Span<DayOfWeek> days = stackalloc DayOfWeek[n];
        Span<global::System.Guid> ids = stackalloc global::System.Guid[n];
        nullable[0] = null;
        pairs[0].Value = 4;
        days[0]++;
        return nullable.Length + (int)pairs[0].Value + (int)days[0] + ids.Length;
    }

    public static async Task<int> Awaiting(int n)
    {
        var sum = Fill(stackalloc byte[n]) + await Task.FromResult(3);
        return sum + Fill(stackalloc byte[n]);
    }

    public static IEnumerable<int> Yielding(int n)
    {
        yield return Fill(stackalloc byte[n]);
        yield return Fill(stackalloc byte[n + 1]);
    }

    public static string LengthsInOrder(int n, int nameLength)
    {
        var asked = "";
        int Ask(int length)
        {
            asked += length + ";";
            return length;
        }

        Span<byte> name = stackalloc byte[Ask(n)];
        Span<byte> other = stackalloc byte[n++];
        return asked + name.Length + other.Length + n + nameLength;
    }

    static void Try(Func<object> test)
    {
        try { Console.WriteLine(test()); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        foreach (var n in new[] { 1, 5, 129, 600, 5000 })
        {
            Try(() => Argument(n));
            Try(() => Receiver(n));
            Try(() => Spread(n).Length);
            Try(() => Converted(n));
            Try(() => Constructed(n));
            Try(() => Formatted(n));
            Try(() => Sliced(n));
            Try(() => Chosen(n, n > 100));
            Try(() => Matched(n));
            Try(() => Joined(n));
            Try(() => OfManyTypes(n));
            Try(() => Awaiting(n).Result);
            Try(() => string.Join(",", Yielding(n)));
            Try(() => LengthsInOrder(n, n));
        }
    }
}
