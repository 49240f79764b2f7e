// fixes: ALLOC506
// A number is read from listed bytes while references, receivers and other operands wait: of structs, arrays, 'ref' results, events and awaits.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

struct Counter
{
    public int Count;

    public int Add(int number)
    {
        Count += number;
        return Count;
    }

    public Counter Chain(int number)
    {
        Count += number;
        return this;
    }

    public int this[int step]
    {
        get => Count + step;
        set => Count += value + step;
    }
}

interface IAdder
{
    int Add(int number);
}

struct StructAdder : IAdder
{
    private int _sum;

    public int Add(int number) => _sum += number;
}

sealed class ClassAdder : IAdder
{
    private int _sum;

    public int Add(int number) => _sum += number;
}

sealed class Holder
{
    public Counter Counter;
    public readonly Counter Fixed;
    public int[] Numbers = { 1, 2, 3 };
    public int Property { get; set; }
    public ref int Second => ref Numbers[1];
    public ref Counter CounterByReference => ref Counter;
    public event Action<int>? Raised;

    public void Raise(byte b) => Raised?.Invoke(BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0));
}

class Based
{
    public int Number;

    public Based(int number) => Number = number;
}

sealed class Derived(byte b) : Based(BitConverter.ToInt32(new byte[] { b, 1, 0, 0 }, 0))
{
    public int Other = BitConverter.ToInt32(new byte[] { b, 2, 0, 0 }, 0);
}

static class Program
{
    private static readonly Holder s_holder = new();
    private static readonly int s_first = BitConverter.ToInt32(new byte[] { 1, 2, 3, 4 }, 0);

    static ref int Ask(int[] numbers)
    {
        Console.Write("asked ");
        return ref numbers[1];
    }

    static void AddTo(ref int sum, int number, in int other) => sum += number + other;

    static int OfStructs(byte b, Counter[] counters)
    {
        var local = new Counter();
        local.Add(BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0));
        counters[1].Add(BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0));
        s_holder.Counter.Add(BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0));
        s_holder.Fixed.Add(BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0));
        s_holder.CounterByReference.Add(BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0));
        s_holder.CounterByReference[2] = BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0);
        return local.Count + counters[1].Count * 10 + s_holder.Counter.Count * 100 + s_holder.Fixed.Count;
    }

    static int OfSpans(byte b)
    {
        Span<Counter> counters = stackalloc Counter[3];
        counters[1].Add(BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0));
        counters.Slice(1)[1].Add(BitConverter.ToInt32(new byte[] { b, 1, 0, 0 }, 0));
        return counters[1].Count + counters[2].Count;
    }

    static int Chained(byte b)
    {
        var counter = new Counter();
        var sum = counter.Chain(BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0)).Chain(BitConverter.ToInt32(new byte[] { b, 1, 0, 0 }, 0)).Count;
        return sum + counter.Count;
    }

    static int Compound(byte b)
    {
        s_holder.Numbers[1] += BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0);
        s_holder.Property += BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0);
        s_holder.Second += BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0);
        Ask(s_holder.Numbers) += BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0);
        AddTo(ref Ask(s_holder.Numbers), BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0), in s_holder.Second);
        return s_holder.Numbers[1] + s_holder.Property;
    }

    static int Generic<T>(T[] adders, byte b)
        where T : IAdder
    {
        adders[0].Add(BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0));
        return adders[0].Add(1);
    }

    static int Swapped(byte b)
    {
        (s_holder.Numbers[0], s_holder.Counter.Count) = (s_holder.Counter.Count, BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0));
        return s_holder.Numbers[0] + s_holder.Counter.Count;
    }

    static int Filtered(byte b)
    {
        try
        {
            throw new InvalidOperationException();
        }
        catch (InvalidOperationException) when (BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0) > 3)
        {
            return BitConverter.ToInt32(new byte[] { b, 3, 0, 0 }, 0);
        }
        finally
        {
            Console.Write(BitConverter.ToInt32(new byte[] { b, 4, 0, 0 }, 0));
        }
    }

    static async Task<int> Awaiting(byte b)
    {
        await Task.Yield();
        s_holder.Numbers[2] += BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0) + await Task.FromResult(1);
        return BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0) + await Task.FromResult(s_holder.Numbers[2]) + BitConverter.ToInt32(new byte[] { b, 1, 0, 0 }, 0);
    }

    static IEnumerable<int> Yielding(byte b)
    {
        yield return BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0);
        s_holder.Counter.Add(BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0));
        yield return s_holder.Counter.Count;
    }

    static string Made(byte b) => string.Join(
        ",",
        [b, BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0), .. new List<int> { BitConverter.ToInt32(new[] { b, b, b, (byte)0 }, 0) }])
        + $"{b}{BitConverter.ToInt32(new byte[] { b, 0, 0, 0 }, 0)}";

    static void Main()
    {
        const byte B = 7;
        Console.WriteLine(s_first);
        Console.WriteLine(OfStructs(B, new Counter[2]));
        Console.WriteLine(OfSpans(B));
        Console.WriteLine(Chained(B));
        Console.WriteLine(Compound(B));
        Console.WriteLine(Generic(new StructAdder[1], B));
        Console.WriteLine(Generic(new[] { new ClassAdder() }, B));
        Console.WriteLine(Swapped(B));
        Console.WriteLine(Filtered(B));
        Console.WriteLine(Awaiting(B).Result);
        Console.WriteLine(string.Join(",", Yielding(B)));
        Console.WriteLine(Made(B));
        Console.WriteLine(new Derived(B).Number + new Derived(B).Other);
        s_holder.Raised += static number => Console.WriteLine("raised " + number);
        s_holder.Raise(B);
    }
}
