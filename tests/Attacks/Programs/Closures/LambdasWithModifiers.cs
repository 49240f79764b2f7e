// fixes: ALLOC401
// Delegates with references, spans and modifiers without types; overloads that take the state in several places.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Concurrent;
delegate void Change(ref int value);
delegate void Change<in T>(ref int value, T state);
delegate bool Test(in int value, out int other);
delegate bool Test<TState>(in int value, TState state, out int other);
static class Steps
{
    public static int Run(int n, Change change) { change(ref n); return n; }
    public static int Run<T>(int n, Change<T> change, T state) { change(ref n, state); return n; }
    public static int Try(int n, Test test) => test(in n, out var other) ? other : -1;
    public static int Try<TState>(TState state, int n, Test<TState> test) => test(in n, state, out var other) ? other : -1;
}
static class Calls
{
    public static string All(int n, string name)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            var x = i;
            text += Steps.Run(i, (ref int v) => v += x + 1);
            text += Steps.Run(i, (ref v) => v += x + 1);
            text += Steps.Try(i, (in int v, out int o) => { o = v + x; return v > 0; });
            text += Steps.Try(i, (in v, out o) => { o = v + x; return v > 0; });
            text += string.Create(4, 0, (span, _) => span.Fill((char)('a' + x)));
            text += string.Create(4, 0, (Span<char> span, int _) => name.AsSpan(0, 4).CopyTo(span));
            text += string.Create(4, name, (scoped span, _) => span.Fill(name[x]));
            text += string.Create(4, (name, x), (span, state) => span.Fill(name[x]));
        }
        return text;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3, "names"));
}
