// fixes: ALLOC602
// What a chain does and a loop would not: selectors that no operator asks, structs copied before, other truth values, lists that enumerate otherwise.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Reflection;

interface ICounter { int Next(); }
struct Counter : ICounter
{
    public int Count;
    public int Next() => ++Count;
    public int Value => ++Count;
    public int Length => 3;
    public int this[int i] => ++Count;
}
sealed class Primary(int p)
{
    private int Inc() { p += 10; return p; }
    private static int Add(int a, bool b) => b ? a + 1 : a;
    public int Run(int[] numbers)
    {
        var made = Add(p, numbers.Any(n => Inc() > 15));
        return made * 1000 + p;
    }
}
readonly struct Maybe
{
    public readonly int Value;
    public Maybe(int v) => Value = v;
    public static implicit operator Maybe(bool b) => new(b ? 1 : 0);
    public static Maybe operator &(Maybe a, Maybe b) => new(Math.Min(a.Value, b.Value) == 0 ? 0 : Math.Max(a.Value, b.Value));
    public static bool operator true(Maybe m) => m.Value >= 1 && m.Value != 2;
    public static bool operator false(Maybe m) => m.Value == 0;
}
readonly struct Flag
{
    public static int Made;
    public readonly bool On;
    public Flag(bool on) => On = on;
    public static implicit operator Flag(bool b) { Made++; return new(b); }
}
sealed class Tricky : List<int>, IEnumerable<int>
{
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 77; yield return 78; }
}
static class Program
{
    static int s_z; static List<string> Log = new();
    static int Made(int n) { Log.Add("made " + n); return n; }
    static int CheckedMember(int[] numbers, int k) => numbers.Sum(n => ("" + n * k).Length);
    static string Copied(int[] numbers)
    {
        var s = new Counter();
        var text = Show(s, numbers.Any(n => s.Next() > 1));
        return text + s.Count;
    }
    static string Show(Counter s, bool b) => s.Count + " " + b + " ";
    static int Generic<T>(T[] items, int z) where T : ICounter
    {
        var count = items.Count(i => i.Next() + i.Next() == 3 + z);
        return count;
    }
    static string Body(Counter[] counters)
    {
        var all = "";
        foreach (var c in counters.Select(x => new Counter { Count = x.Count + 1 }))
        {
            all += c.Next() + "" + c.Next() + ";";
        }
        return all;
    }
    static int Patterns(Counter[] counters, int z)
    {
        var count = counters.Count(c => c is { Value: 1 } && c.Count == 1 + z);
        return count + counters.Count(c => c[^1] == 1 && c.Count == 1 + z) * 10;
    }
    static string Three(Maybe maybe, int[] numbers, int z)
    {
        if (maybe && numbers.Any(n => Made(n) > 1 + z))
            return "yes";
        return "no";
    }
    static string Derived(List<int> list, int z)
    {
        var any = list.Any(n => n > 50 + z);
        var count = list.Count(n => n > 50 + z);
        return any + " " + count + " " + list.Sum(n => n * 2 + z) + list.Where(n => n > 1).Count();
    }
    static bool Current(int[] numbers, int z) => numbers.Any(n => MethodBase.GetCurrentMethod()!.Name.Length + n == 8 + z);
    static string Names(int[] numbers, int z)
    {
        var text = "";
        foreach (var last in numbers.Where(a => a > z)
            .Where(b => nameof(b).Length == 1 + z).Where(bee => nameof(bee).Length == 3 && new { bee }.ToString()!.Contains("bee")))
            text += last;
        return text + numbers.Where(a => a > z).Count(bee => nameof(bee).Length == 3 + z)
            + numbers.Where(a => a > 1).Count(bee => new { bee }.ToString() == "{ bee = 2 }" + (z == 0 ? "" : "-"));
    }
    static int Read(ReadOnlySpan<byte> bytes) => bytes[0];
    static bool Stack(int[] numbers, int z) => numbers.Any(n => Read(stackalloc byte[1024]) == n + z);
    static bool Converted(int[] numbers, int z)
    {
        Flag flag = numbers.Any(n => n > 1 + z);
        return flag.On;
    }
    static bool NoSelector(int[] numbers, List<int> list) => numbers.Select(n => Made(n)).Any() && list.Select(n => Made(n)).Any();
    static bool NoSelector2(int[] numbers)
    {
        return numbers.Select(n => Made(n)).Any();
    }
    static int CountSelector(int[] numbers)
    {
        return numbers.Select(n => Made(n)).Count();
    }
    static bool NoSelector3(List<int> numbers)
    {
        return numbers.Select(n => Made(n)).Select(n => Made(n + 1)).Any();
    }
    static bool Set(HashSet<int> numbers)
    {
        return numbers.Select(n => Made(n)).Any();
    }
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        var numbers = new[] { 0, 1, 2, 3 };
        Try(() => CheckedMember(new[] { int.MaxValue, 2 }, 5));
        Try(() => Copied(numbers));
        Try(() => new Primary(1).Run(numbers));
        Try(() => Generic(new Counter[2], 0));
        Try(() => Body(new Counter[2]));
        Try(() => Patterns(new Counter[2], 0));
        Try(() => Three(new Maybe(2), numbers, 0));
        Try(() => Three(new Maybe(1), numbers, 0));
        Try(() => Derived(new Tricky { 1, 2, 3 }, 0));
        Try(() => Current(numbers, 0));
        Try(() => Names(numbers, 0));
        Try(() => Stack(Enumerable.Range(1, 100_000).ToArray(), 0));
        Try(() => Converted(numbers, 0) + " " + Flag.Made);
        Try(() => NoSelector(numbers, numbers.ToList()));
        Try(() => NoSelector2(numbers));
        Try(() => CountSelector(numbers));
        Try(() => NoSelector3(numbers.ToList()));
        Try(() => Set(numbers.ToHashSet()));
        Console.WriteLine(string.Join("; ", Log));
    }
}
