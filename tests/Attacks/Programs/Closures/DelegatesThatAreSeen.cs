// fixes: ALLOC401
// Callees that look at their delegate, at themselves or at who calls them, which another delegate or overload would tell.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;

class Calls
{
    private readonly List<Delegate> _seen = new();

    public int Count(Action action)
    {
        if (!_seen.Contains(action))
            _seen.Add(action);
        action();
        return _seen.Count;
    }

    public string Named(Func<string> get, [CallerMemberName] string caller = "") => caller + get();

    public string Written(Func<string> get, [CallerArgumentExpression("get")] string text = "") => get() + (text.Length > 0);

    public string Framed(Func<string> get) => MethodBase.GetCurrentMethod()!.IsGenericMethod + get();

    public string Looked(Func<string> get) => get();

    public string Plain(Func<string> get) => get();

    public IEnumerable<string> Lazily(Func<string> get)
    {
        yield return get();
        yield return get();
    }
}

static class Program
{
    static void Main()
    {
        var calls = new Calls();
        for (var n = 0; n < 3; n++)
        {
            var text = "t" + n;
            var kept = text;
            Console.WriteLine(calls.Count(() => GC.KeepAlive(text)) + calls.Named(() => text) + calls.Written(() => text) + calls.Framed(() => text)
                + calls.Looked(() => text) + calls.Plain(() => kept));
            var lazy = calls.Lazily(() => text);
            text = "later";
            Console.WriteLine(string.Join(",", lazy));
        }

        Console.WriteLine(typeof(Calls).GetMethod("Looked")!.Name + typeof(Calls).GetMethods().Count(static m => m.Name == "Count"));
    }
}
