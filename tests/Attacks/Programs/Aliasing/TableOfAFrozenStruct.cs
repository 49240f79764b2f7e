// fixes: ALLOC606
// The values of a frozen table are structs that are changed where they are read, called, walked and given on.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;

struct Counter
{
    private int _n;
    public int Next() => ++_n;
    public readonly int Value => _n;
    public int this[int i] { readonly get => _n + i; set => _n = value; }
    public override string ToString() => "c" + ++_n;
    public IEnumerator<int> GetEnumerator() { for (var i = 0; i < 2; i++) yield return ++_n; }
    public void Deconstruct(out int a, out int b) { a = ++_n; b = ++_n; }
}

static class Counters
{
    private static readonly Dictionary<char, Counter> s_counters = new() { ['a'] = new Counter(), ['b'] = default };
    private static readonly Dictionary<char, ImmutableArray<int>> s_arrays = new() { ['a'] = ImmutableArray.Create(1, 2), ['b'] = ImmutableArray<int>.Empty };

    extension(Counter counter)
    {
        public int Twice() => counter.Next() + counter.Next();
    }

    private static int Given(Counter counter) => counter.Next();
    private static string Held<T>(T counter) where T : struct => counter.ToString() + counter.ToString();

    public static string Run(string text)
    {
        var result = "";
        foreach (var c in text)
        {
            result += s_counters[c].Next() + s_counters[c].Next() + s_counters[c][2] + Given(s_counters[c]) + s_counters[c].Twice();
            result += s_counters[c].ToString() + s_counters[c] + $"{s_counters[c]}" + Held(s_counters[c]);
            foreach (var n in s_counters[c])
                result += n;
            var (a, b) = s_counters[c];
            result += a + b + (s_counters[c] is var (x, y) ? x + y : 0) + (s_counters[c] is { Value: 0 } same ? same.Next() : 5);
            var copy = s_counters[c];
            result += copy.Next() + s_counters[c].Value;
            Func<int> next = s_counters[c].Next;
            result += next() + next() + s_counters[c].Value;
            foreach (var n in s_arrays[c])
                result += n;
            result += s_arrays[c] is [var first, ..] ? first : -1;
        }

        return result;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(Counters.Run("aba"));
}
