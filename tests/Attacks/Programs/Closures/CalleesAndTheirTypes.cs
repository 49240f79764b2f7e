// fixes: ALLOC401
// Callees in structs, generic types, nested and partial types, with names that a state could hide.
#nullable enable
using System;
using System.Collections.Generic;
struct Counter
{
    public int Count;
    public void Add(Func<int, int> f) => Count = f(Count);
    public readonly int Read(Func<int, int> f) => f(Count);
}
class Box<T>
{
    private readonly List<T> _items = new();
    private readonly string state = "field";
    public string TState = "type";
    public void Each(Action<T> f) { foreach (var item in _items) f(item); }
    public string Named(Func<string> f) { return f() + state + TState; }
    public void Add(T item) => _items.Add(item);
    public sealed class Inner(Box<T> box) { public int Sum(Func<T, int> f) { var sum = 0; foreach (var item in box._items) sum += f(item); return sum; } }
}
partial class Parts { public static int Do(Func<int, int> f, int state) => f(state); }
partial class Parts { public static int Other<TState>(Func<TState, int> f, TState value) => f(value); }
static class Extra
{
    extension(string text)
    {
        public int Sum(Func<char, int> f) { var sum = 0; foreach (var c in text) sum += f(c); return sum; }
    }
    public static int Summed<T>(this T[] items, Func<T, int> f) { var sum = 0; foreach (var item in items) sum += f(item); return sum; }
}
static class Calls
{
    public static string All(int n)
    {
        var text = "";
        var counter = default(Counter);
        var box = new Box<(int A, string B)>();
        var inner = new Box<(int A, string B)>.Inner(box);
        for (var i = 0; i < n; i++)
        {
            var x = i;
            var state = i * 2;
            counter.Add(c => c + x + 1);
            text += counter.Read(c => c * state);
            box.Add((x, "b" + x));
            var sum = new List<int>();
            box.Each(item => sum.Add(item.A + x));
            text += string.Join("", sum) + inner.Sum(item => item.A * 10 + state);
            text += box.Named(() => "n" + x + state);
            text += Parts.Do(y => y + x, state) + Parts.Other(y => y + x, state) + Parts.Other(y => y.Length + x, "abc");
            text += ("ab" + x).Sum(c => c - 'a' + x) + new[] { x, state }.Summed(y => y + state);
        }
        return text + counter.Count;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3));
}
