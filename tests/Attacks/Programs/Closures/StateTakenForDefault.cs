// fixes: ALLOC401
// The same with values: default(T), a static field of a generic type, and a null that is none any more.
#nullable enable
using System;
static class Uses<T> { public static int Count; }
static class Program
{
    static string Run<T>(Func<T, string> f, T value) { Uses<T>.Count++; return f(value) + (default(T) is null) + (value is null); }
    static string Call(int n) { var k = n; return Run(x => x + "" + k, (string?)null); }
    static void Main() { for (var n = 1; n < 3; n++) Console.WriteLine(Call(n)); Console.WriteLine(Uses<string?>.Count + " " + Uses<int>.Count); }
}
