// fixes: ALLOC401
// Methods of the program that get an overload with a state: guards, loops, handlers, generic callees, extensions, and names that are taken.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

static class Extensions
{
    public static void Each<T>(this List<T> items, Action<T> each)
    {
        ArgumentNullException.ThrowIfNull(each);
        foreach (var item in items)
            each(item);
    }
}

class Account
{
    public string Name = "a";
    private readonly StringBuilder _trace = new();
    private int state = 7;

    private T Locked<T>(Func<T> get)
    {
        lock (_trace)
        {
            _trace.Append('<').Append(state);
            try { return get(); }
            finally { _trace.Append('>'); }
        }
    }

    private int Retry(int times, Func<int, int>? attempt, string TState = "t")
    {
        if (attempt is null)
            return -1;
        while (true)
        {
            try { return attempt(times) + attempt.Invoke(TState.Length); }
            catch (InvalidOperationException) when (times-- > 0) { _trace.Append('r'); }
        }
    }

    private static int Depth(int depth, Func<int> end) => depth == 0 ? end() : 1 + end();

    public string Run(int n)
    {
        var text = "x" + n;
        var name = Locked(() => Name + text);
        var length = Locked(() => text.Length * n);
        var tries = 0;
        var tried = Retry(3, i => { tries++; return i < 2 && n > 1 ? throw new InvalidOperationException() : i + n; });
        var other = Retry(2, i => i * n + text.Length, TState: text);
        var deep = Depth(n, () => n + text.Length);
        var list = new List<int> { 1, 2, 3 };
        for (var i = 0; i < 2; i++)
        {
            var k = i + n;
            list.Each(x => _trace.Append(x * k).Append(','));
        }

        var late = text;
        Locked(() => late = late + "!");
        return name + length + tried + tries + other + deep + late + _trace;
    }
}

static class Program
{
    static void Main()
    {
        for (var n = 0; n < 4; n++)
            Console.WriteLine(new Account().Run(n));
    }
}
