// fixes: ALLOC401
// Overloads with a state that test it, count it, or take it for something else: they do not do the same for each state.
#nullable enable
using System;
using System.Collections.Generic;
static class Steps
{
    public static int Tested;
    public static T Run<T>(Func<T> f) => Run(static g => g(), f);
    public static T Run<TState, T>(Func<TState, T> f, TState state)
    {
        if (state is null)
            throw new ArgumentException("state");
        Tested++;
        return f(state);
    }
    public static void Each(int n, Action<int> f) => Each(n, static (i, g) => g(i), f);
    public static void Each<TState>(int n, Action<int, TState> f, TState state)
    {
        for (var i = 0; i < n; i++)
        {
            f(i, state);
            if (typeof(TState) == typeof(int))
                f(i, state);
        }
    }
    public static string Show(Func<string> f) => Show(static g => g(), f);
    public static string Show<TState>(Func<TState, string> f, TState state) => f(state) + (state is string text ? text : "");
    public static int Hash(Func<int> f) => Hash(static g => g(), f);
    public static int Hash<TState>(Func<TState, int> f, TState state)
    {
        s_all.Add(state!);
        return f(state);
    }
    public static readonly List<object> s_all = new();
    public static int Count(Func<int> f) => Count(static g => g(), f);
    public static int Count<TState>(Func<TState, int> f, TState state) => f(state) + f(state);
}
static class Calls
{
    public static string All(string? name, int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            var x = i;
            try { text += Steps.Run(() => name + "!"); } catch (ArgumentException) { text += "null"; }
            Steps.Each(2, j => text += x + j);
            Steps.Each(2, j => Console.Write(x + j));
            var y = "y" + i;
            text += Steps.Show(() => y + ".");
            text += Steps.Hash(() => x);
            text += Steps.Count(() => { Console.Write(x); return x; });
        }
        foreach (var state in Steps.s_all)
            text += state is Delegate ? "d" : "s";
        return text + Steps.Tested;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(null, 2) + Calls.All("a", 2));
}
