// fixes: ALLOC401
// Methods that do more with a delegate than run it, that are told where they are, and that keep it for later.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

static class Once
{
    private static readonly HashSet<int> Lines = new();
    public static readonly List<string> Log = new();
    public static void Say(string text, [CallerLineNumber] int line = 0) { if (Lines.Add(line)) Log.Add(text); }
    public static void Name([CallerMemberName] string name = "", [CallerArgumentExpression(nameof(name))] string text = "") => Log.Add(name + text);
}
sealed class Runner
{
    private object? _kept;
    private readonly List<string> _log = new();
    public bool Same;
    private void Guarded(Action action)
    {
        Once.Say("guarded");
        action();
    }
    private void Combined(Action action)
    {
        var both = action + null;
        Same |= ReferenceEquals(_kept, both);
        _kept = both;
        action();
    }
    private void Twice(Action<string> action, string text = "q")
    {
        Once.Name();
        action(text);
        action.Invoke(text + 1);
    }
    private T Get<T>(Func<T> get, int n = 1)
    {
        var last = default(T);
        for (var i = 0; i < n; i++)
            last = get();
        return last!;
    }
    private static int s_count;
    private static int Count(Func<int, int> f)
    {
        int local = s_count++;
        return f(local) + f(local = 7) + local;
    }
    private void Maybe(Action? action)
    {
        _log.Add(action is null ? "none" : "some");
        action?.Invoke();
    }
    public string Run(string text, int k)
    {
        Action plain = () => { };
        for (var i = 0; i < 2; i++)
        {
            Guarded(plain);
            Guarded(() => _log.Add(text + i));
            Combined(() => _log.Add(text));
            Twice(t => _log.Add(t + text));
            Twice(t => _log.Add(t + text), text);
            _log.Add(Get(() => text + k));
            _log.Add(Get(() => text + k, 3) + Get(n: 2, get: () => k));
            _log.Add("" + Count(x => x * k) + Count(x => x + text.Length));
            Maybe(() => _log.Add(text + "m"));
            Maybe(null);
            text += "!";
            ((Action)_kept!)();
        }
        return string.Join(",", _log) + Same;
    }
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(new Runner().Run("a", 3));
        Console.WriteLine(string.Join(",", Once.Log));
    }
}
