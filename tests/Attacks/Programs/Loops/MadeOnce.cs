// What is made once before a loop, or in a field, where other code keeps it, or where making it fails.
// fixes: ALLOC104
#nullable enable
using System;
using System.Collections.Generic;

sealed class Handlers
{
    private readonly List<Action> _handlers = new List<Action>();
    private readonly Dictionary<int, Func<int, int>> _byNumber = new Dictionary<int, Func<int, int>>();
    private int _count;

    private void Handle() => _count++;

    private int Add(int value) => value + _count;

    public string Keep()
    {
        for (var i = 0; i < 2; i++)
            _handlers.Add(Handle);
        for (var i = 0; i < 2; i++)
            _byNumber[i] = Add;
        for (var i = 0; i < 2; i++)
            _byNumber.Add(i + 10, x => x + _count);
        return ReferenceEquals(_handlers[0], _handlers[1]) + " " + ReferenceEquals(_byNumber[0], _byNumber[1]) + " "
            + ReferenceEquals(_byNumber[10], _byNumber[11]);
    }
}

static class Program
{
    static int s_log;

    static void Negative(int length)
    {
        var i = 0;
        do
        {
            s_log++;
            var buffer = new int[length];
            buffer[0] = i;
            s_log += buffer[0];
        }
        while (i++ < 3);
    }

    static void NegativeWhile(int length)
    {
        while (true)
        {
            s_log++;
            var buffer = new int[length];
            buffer[0] = s_log;
            s_log += buffer[0];
            if (s_log > 10)
                break;
        }
    }

    static int Twice(int key)
    {
        var names = new Dictionary<int, int> { { 1, 2 }, { 1, 3 } };
        return names.TryGetValue(key, out var value) ? value : 0;
    }

    static int TwiceInLoop(int[] keys)
    {
        var sum = 0;
        foreach (var key in keys)
        {
            var names = new Dictionary<int, int> { { 1, 2 }, { 1, 3 } };
            sum += names.TryGetValue(key, out var value) ? value : 0;
        }

        return sum;
    }

    static int Known(int[] keys)
    {
        var sum = 0;
        foreach (var key in keys)
        {
            var names = new Dictionary<int, int> { [1] = 2, [1] = 3 };
            sum += names.TryGetValue(key, out var value) ? value : 0;
        }

        return sum;
    }

    static int NullKey(string[] keys)
    {
        var sum = 0;
        foreach (var key in keys)
        {
            var names = new Dictionary<string, int> { [null!] = 2, ["b"] = 3 };
            sum += names.TryGetValue(key, out var value) ? value : 0;
        }

        return sum;
    }

    static string Try(Func<object> run)
    {
        try
        {
            return run()?.ToString() ?? "null";
        }
        catch (Exception exception)
        {
            return exception.GetType().Name + " " + s_log;
        }
    }

    static void Main()
    {
        Console.WriteLine(Try(() => new Handlers().Keep()));
        Console.WriteLine(Try(() => { Negative(-1); return 0; }));
        Console.WriteLine(Try(() => { NegativeWhile(-1); return 0; }));
        Console.WriteLine(Try(() => Twice(1)));
        Console.WriteLine(Try(() => TwiceInLoop([1])));
        Console.WriteLine(Try(() => Known([1])));
        Console.WriteLine(Try(() => NullKey(["b"])));
    }
}
