// fixes: ALLOC505
// A length or element is read of a copy, while an index, an argument or the element's own code changes what was copied.
using System;
using System.Collections.Generic;
using System.Linq;

struct Counter
{
    public int Value;

    public readonly int With(int other) => Value * 10 + other;
}

sealed class Shrinking : List<int>
{
    public new int Count => -1;
}

static class Program
{
    static readonly byte[] Bytes = [1, 2, 3];
    static readonly Counter[] Counters = [new() { Value = 4 }, new() { Value = 5 }];
    static List<int> s_list = [1, 2, 3];

    static int Change()
    {
        Bytes[0]++;
        Counters[0].Value++;
        s_list.Add(9);
        return 0;
    }

    static int Later(in byte first, int second) => first + second;

    static int Later(in Counter first, int second) => first.Value + second;

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Read();
    }

    public static void Read()
    {
        Span<byte> span = Bytes;
        Memory<Counter> counters = Counters;
        Console.WriteLine(span.ToArray()[Change()]);
        Console.WriteLine(span.ToArray()[0] + Change());
        Console.WriteLine(span.ToArray()[0].CompareTo((byte)(Change() + 3)));
        Console.WriteLine(Later(span.ToArray()[0], Change()));
        Console.WriteLine(Later(counters.ToArray()[0], Change()));
        Console.WriteLine(counters.ToArray()[0].With(Change()));
        Console.WriteLine(counters.Slice(0, 1).ToArray()[0].Value.CompareTo(Change() + 9));
        Console.WriteLine(s_list.ToArray().Length + Change() + s_list.ToList().Count);
        Console.WriteLine(new Shrinking { 1, 2 }.ToArray().Length);
        Console.WriteLine(new List<int>(new Shrinking { 1, 2 }).Count);
        Fail(() => new ReadOnlySpan<byte>(Bytes).ToArray()[3]);
        Fail(() => new ReadOnlySpan<byte>(Bytes).ToArray()[^4]);
        Fail(() => new Memory<byte>(Bytes).Slice(1, 1).ToArray()[-1]);
        List<int> none = null;
        Fail(() => none.ToArray().Length);
        Fail(() => none.ToList().Count);
        Fail(() => new List<int>(none).Count);
        IEnumerable<int> ordered = s_list.OrderBy(n => 1 / (n - 1));
        Fail(() => ordered.ToArray().Length);
    }

    static void Fail(Func<int> read)
    {
        try
        {
            Console.WriteLine(read());
        }
        catch (Exception exception)
        {
            Console.WriteLine(exception.GetType().Name);
        }
    }
}
