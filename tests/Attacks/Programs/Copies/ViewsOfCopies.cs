// fixes: ALLOC505
// A copy is viewed by a span that is kept, handed to code of the program or gone through, while what it was copied from changes.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using System.Text;

static class Extensions
{
    extension(ReadOnlySpan<int> view)
    {
        public int FirstAfterWrite
        {
            get
            {
                Program.Numbers[0] = 90;
                return view[0];
            }
        }
    }

    public static int Written(this Span<int> view)
    {
        view[0] += 5;
        return view[0];
    }
}

static class Program
{
    public static readonly int[] Numbers = [1, 2, 3, 4];

    static int Own(ReadOnlySpan<int> view)
    {
        Numbers[0] = 70;
        return view[0];
    }

    static int OwnArray(int[] items)
    {
        Numbers[0] = 71;
        return items[0];
    }

    static ReadOnlySpan<int> Handed(ReadOnlySpan<int> view)
    {
        Numbers[0] = 60;
        return view;
    }

    static int Kept()
    {
        ReadOnlySpan<int> view = Numbers.ToArray();
        Numbers[0] = 50;
        return view[0];
    }

    static int KeptSlice()
    {
        var view = Numbers.AsSpan().ToArray().AsSpan(1);
        Numbers[1] = 51;
        return view[0];
    }

    static int Called() => Own(Numbers.ToArray().AsSpan());

    static int CalledWith() => Own(Numbers.AsSpan(0, 2).ToArray());

    static int CalledArray() => OwnArray(Numbers.ToArray());

    static int Extended() => ((ReadOnlySpan<int>)Numbers.ToArray()).FirstAfterWrite;

    static int Written() => Numbers.ToArray().AsSpan().Written();

    static int Sorted()
    {
        var view = Numbers.ToArray().AsSpan();
        view.Sort((a, b) => b - a);
        return view[0] * 10 + Numbers[0];
    }

    static int Passed() => Handed(Numbers.ToArray())[0];

    static int Through()
    {
        var sum = 0;
        foreach (var n in Numbers.ToArray().AsSpan())
        {
            sum = sum * 10 + n;
            Numbers[3] = 9;
        }

        return sum;
    }

    static int ThroughList(List<int> list)
    {
        var sum = 0;
        foreach (var n in list.ToArray().AsSpan(1))
        {
            sum = sum * 10 + n;
            list[2] = 8;
            list.Add(1);
        }

        return sum;
    }

    static int ThroughText(StringBuilder text)
    {
        var sum = 0;
        foreach (var c in text.ToString().AsSpan())
        {
            sum += c;
            text.Append('x');
            text[1] = 'y';
        }

        return sum;
    }

    static int Memory()
    {
        ReadOnlyMemory<int> memory = Numbers.ToArray().AsMemory();
        Numbers[2] = 30;
        return memory.Span[2];
    }

    static int Sequence()
    {
        var sequence = new ReadOnlySequence<int>(Numbers.ToArray());
        Numbers[2] = 31;
        return sequence.FirstSpan[2];
    }

    static int Index() => Numbers.ToArray().AsSpan().IndexOf(3) + Numbers.AsSpan(1).ToArray().Length;

    static int Compared() => Numbers.ToArray().AsSpan().SequenceEqual(Handed(Numbers)) ? 1 : 0;

    static int Bytes(byte[] bytes) => Encoding.UTF8.GetString(bytes.AsSpan(1).ToArray()).Length + Encoding.UTF8.GetCharCount(bytes.ToArray().AsSpan());

    static int Argument(byte[] bytes) => BitConverter.ToInt32(bytes.ToArray(), bytes[0]++ - 1) + bytes[0];

    static int Range() => Numbers[1..].AsSpan()[0] + Own(Numbers[..2]) + OwnArray(Numbers[0..3]);

    static void Main()
    {
        foreach (var run in new Func<int>[]
        {
            Kept, KeptSlice, Called, CalledWith, CalledArray, Extended, Written, Sorted, Passed, Through, () => ThroughList([1, 2, 3]),
            () => ThroughText(new StringBuilder("abc")), Memory, Sequence, Index, Compared, () => Bytes([65, 66, 67, 200]), () => Argument([1, 2, 3, 4, 5]), Range,
        })
        {
            new[] { 1, 2, 3, 4 }.CopyTo(Numbers, 0);
            try
            {
                Console.Write(run() + " ");
            }
            catch (Exception e)
            {
                Console.Write(e.GetType().Name + " ");
            }

            Console.Write(string.Join(",", Numbers) + ";");
        }

        Console.WriteLine();
    }
}
