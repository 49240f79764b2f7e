// fixes: ALLOC401
// Overloads of the project: one that forwards is the same, others may do something else and are not taken for it.
using System;

sealed class Runner
{
    public string Log = "";

    public void Run(Action action) => Run(static inner => inner(), action);

    public void Run<TState>(Action<TState> action, TState state)
    {
        Log += "<";
        action(state);
        Log += ">";
    }

    public string Each(string text, Func<char, string> show)
    {
        var all = "each ";
        foreach (var c in text)
            all += show(c);
        return all;
    }

    public string Each<TArg>(string text, Func<char, TArg, string> show, TArg argument)
    {
        var all = "with argument ";
        foreach (var c in text)
            all += show(c, argument);
        return all;
    }

    public string Go(string text, int number)
    {
        Run(() => Log += text);
        Run(() => Log += text + number);
        return Log + Each(text, c => c + text + number) + Log;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Runner().Go("abc", 7));
}
