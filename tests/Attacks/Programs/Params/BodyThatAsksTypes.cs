// fixes: ALLOC101
// The body gives its items to methods that have other overloads for a span, and to ones that ask for the type.
#nullable enable
using System;
using System.Collections.Generic;
static class Other
{
    public static int Arrays, Spans;
    public static int Of(int[] items) { Arrays++; return items.Length; }
    public static int Of(ReadOnlySpan<int> items) { Spans++; return -items.Length; }
    public static string Typed<T>(T items) where T : allows ref struct => typeof(T).Name;
    public static int Sized(this IReadOnlyList<int> items) => items.Count;
    public static int Sized(this ReadOnlySpan<int> items) => items.Length * 100;
}
static class Steps
{
    public static int Sum(params int[] items) => Other.Of(items) + items[0];
    public static string Text(params int[] items) => Other.Typed(items) + items.Length;
    public static int Size(params int[] items) => items.Sized() + items[^1];
    public static string Shown(params int[] items) { var copy = items; return copy.GetType().Name + items.GetHashCode().CompareTo(0) * 0; }
    public static bool Null(params int[]? items) => items is null || items.Length == 0;
}
static class Calls
{
    public static string All(int n)
    {
        var sum = 0;
        var text = "";
        for (var i = 0; i < n; i++)
        {
            sum += Steps.Sum(i, n) + Steps.Sum(i) + Steps.Size(i, n) + Steps.Size(i);
            text += Steps.Text(i, n) + Steps.Text(i) + Steps.Shown(i, n) + Steps.Shown(i) + Steps.Null(i) + Steps.Null() + Steps.Null(null);
        }
        return sum + text + Other.Arrays + Other.Spans;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3));
}
