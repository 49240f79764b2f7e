// fixes: ALLOC905
// Small classes that nothing tells apart: created in loops, returned, reassigned, swapped, captured, awaited over, thrown over and compared as records.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

sealed class Range
{
    public Range(int start, int end)
    {
        Start = start;
        if (end < start)
            throw new ArgumentException("end");
        End = end;
    }

    public int Start { get; }

    public int End { get; }

    public int Length => End - Start;

    public int this[int index] => Start + index;

    public Range Self() => this;

    public Range Widen(int by) => by == 0 ? this : new(Start - by, End + by);

    public static Range operator +(Range left, Range right) => new(Math.Min(left.Start, right.Start), Math.Max(left.End, right.End));

    public static Range operator -(Range range) => new(-range.End, -range.Start);

    public static explicit operator int(Range range) => range.Length;

    public int Run(Func<int> other, int argument) => Start + other() + End + argument;
}

internal record class Entry(string Name, int Number)
{
    public int Twice => Number * 2;
}

sealed class Text
{
    private readonly string _text;
    private readonly int _from;

    internal Text(string text, int from) => (_text, _from) = (text, from);

    private Text(string text) : this(text, 1) { }

    public static Text Of(string text) => new Text(text);

    public override string ToString() => _text is null ? "null" : _text[_from..];
}

static class Program
{
    static readonly List<string> Log = new();

    static void Main()
    {
        foreach (var n in new[] { 0, 1, 2, 5 })
        {
            Ranges(n);
            Entries(n);
            Texts(n);
            Log.Add(Later(n).GetAwaiter().GetResult());
            Log.Add(string.Join(",", Numbers(n)));
        }

        Console.WriteLine(string.Join("\n", Log));
    }

    static Range Of(int n) => new(n, n + 3);

    static void Ranges(int n)
    {
        var all = Of(n);
        var other = all;
        for (var i = 0; i < 6; i++)
        {
            var before = all;
            try
            {
                all = i % 3 == 1 ? new Range(i, n) : all.Widen(i) + -other;
            }
            catch (ArgumentException)
            {
                Log.Add("caught " + before.Length + all.Start);
            }

            (int s, int e) = (all.Start, before.End);
            other = i switch { 2 => before, 3 => all.Self(), _ => Of(i) };
            Func<int> read = () => before.Start;
            Log.Add($"{s} {e} {(int)other} {other[2]} {read()} {all.Run(read, (other = Of(9)).Start)}");
            all += other;
        }

        Range last;
        var kept = last = all;
        Log.Add((kept.Start + last.End).ToString());
        Local(new Range(1, 2));

        void Local(Range range)
        {
            range = range.Widen(n);
            Log.Add(range.Start + "-" + range.End);
        }
    }

    static void Entries(int n)
    {
        for (var i = 0; i < 3; i++)
        {
            var entry = new Entry(n > 1 ? "a" : null, i);
            var next = entry with { Number = n };
            var (name, number) = next;
            Log.Add($"{name}{number}{entry == next}{entry != next}{entry.Equals(next)}{next.Twice}");
            Log.Add(entry.ToString() + next.ToString());
        }
    }

    static void Texts(int n)
    {
        for (var i = 0; i < n; i++)
            Log.Add(Text.Of("text" + i).ToString() + new Text(i == 1 ? null : "more", i).ToString());
    }

    static async Task<string> Later(int n)
    {
        var range = new Range(n, 2 * n);
        for (var i = 0; i < 3; i++)
        {
            await Task.Yield();
            range = range.Widen(i);
        }

        return range.Start + ".." + range.End;
    }

    static IEnumerable<int> Numbers(int n)
    {
        for (var i = 0; i < n; i++)
        {
            var range = new Range(i, n);
            yield return range.Length;
            range = range.Widen(1);
            yield return range.Length;
        }
    }
}
