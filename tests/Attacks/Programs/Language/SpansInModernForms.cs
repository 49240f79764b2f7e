// fixes: ALLOC301
// Params spans, collection expressions of spans, inline arrays, ref fields, scoped parameters and list patterns around fixes.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;

[InlineArray(4)]
struct Four
{
    private int _first;
}

ref struct Walker
{
    private ref int _at;
    private readonly ReadOnlySpan<char> _text;

    public Walker(ref int at, ReadOnlySpan<char> text)
    {
        _at = ref at;
        _text = text;
    }

    public bool Next(out ReadOnlySpan<char> word)
    {
        var rest = _text[_at..];
        var space = rest.IndexOf(' ');
        word = space < 0 ? rest : rest[..space];
        _at += word.Length + (space < 0 ? 0 : 1);
        return !word.IsEmpty;
    }
}

static class Program
{
    static int Sum(params ReadOnlySpan<int> numbers)
    {
        var sum = 0;
        foreach (var n in numbers)
            sum = sum * 3 + n;
        return sum;
    }

    static int SumAll(params IEnumerable<int> numbers) => numbers.Aggregate(0, (a, n) => a * 5 + n);

    static int SumList(params List<int> numbers)
    {
        numbers.Add(1);
        return numbers.Count;
    }

    static int Words(string text)
    {
        var at = 0;
        var walker = new Walker(ref at, text);
        var sum = 0;
        while (walker.Next(out var word))
            sum += int.Parse(word.ToString()) * at;
        return sum;
    }

    static int Pattern(string text) => text.Substring(1).Trim() switch
    {
        ['a', .. var rest] => rest.Length,
        [] => -1,
        [_] => -2,
        [.., 'z'] => 26,
        _ => text.Substring(1).Length,
    };

    static int Inline(int[] items)
    {
        Four four = default;
        var i = 0;
        foreach (var item in items)
            four[i++ & 3] += item;
        Span<int> all = four;
        return Sum(all) + Sum([.. all, items.Length]) + SumAll([.. items, 3]) + SumList([.. items]);
    }

    static int Scoped(scoped ReadOnlySpan<char> text)
    {
        var buffer = new char[16];
        text[..Math.Min(text.Length, 16)].CopyTo(buffer);
        var sum = 0;
        foreach (ref var c in buffer.AsSpan())
        {
            c++;
            sum += c;
        }

        return sum + buffer.AsSpan().Count('b') + (buffer is [.., var last] ? last : 0);
    }

    static int Scratch(int n)
    {
        int[] numbers = [n, n + 1, .. Enumerable.Range(0, 2), n * 2];
        ref var second = ref numbers[1];
        second = 7;
        return Sum(numbers) + numbers[^1];
    }

    static int Parsed(string text)
    {
        ReadOnlySpan<char> part = text.Trim();
        scoped Span<char> copy = stackalloc char[8];
        part[..Math.Min(8, part.Length)].CopyTo(copy);
        return int.TryParse(text.Substring(0, 1), out var n) ? n + copy[0] : copy.IndexOf('\0');
    }

    static void Main()
    {
        foreach (var text in new[] { "1 2 33", "a", " ", "xab c", "5z", "00z" })
        {
            foreach (var run in new Func<int>[]
                { () => Words(text), () => Pattern(text), () => Inline(text.Select(c => (int)c).ToArray()), () => Scoped(text), () => Scratch(text.Length), () => Parsed(text) })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine();
        }
    }
}
