// fixes: ALLOC401
// Several values go into one box: what the lambda sees must be what it captured, also null, generic, nullable and mutable values, and names that others hide.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

class Log<T>
{
    private readonly T _value;
    private readonly List<string> _lines = new();

    public Log(T value) => _value = value;

    public void Values(CancellationToken token, string? text, T other)
    {
        for (var i = 0; i < 3; i++)
        {
            var number = i * 7;
            token.Register(() => _lines.Add(text + number + other + _value));
            number++;
        }

        for (var i = 0; i < 3; i++)
        {
            var number = i * 7;
            token.Register(() => _lines.Add($"{text}, {number}, {other}, {_value}"));
        }
    }

    public void Nullable(CancellationToken token, int? some)
    {
        for (var i = 0; i < 2; i++)
        {
            int? copy = i == 0 ? some : null;
            token.Register(() => { _lines.Add($"{copy}"); _lines.Add(copy.HasValue ? "has" : "none"); });
            token.Register(static () => { });
        }
    }

    public void Structs(CancellationToken token, (int A, string B) pair, DayOfWeek day)
    {
        for (var i = 0; i < 2; i++)
        {
            var (count, each) = (i, day + i);
            token.Register(() => { var (a, b) = pair; _lines.Add($"{a}{b}{each}{count}"); });
        }
    }

    public void Tasks(string? text)
    {
        for (var i = 0; i < 2; i++)
        {
            var number = i;
            _lines.Add(Task.Factory.StartNew(() => (text?.Length ?? 0) + number, default, default, TaskScheduler.Default).Result.ToString());
        }

        for (var i = 0; i < 2; i++)
        {
            var number = i;
            try
            {
                Task.CompletedTask.ContinueWith(_ => throw new InvalidOperationException(text + number), TaskScheduler.Default).Wait();
            }
            catch (AggregateException e)
            {
                _lines.Add(e.InnerException!.Message);
            }
        }
    }

    public override string ToString() => string.Join("|", _lines);
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "a", null, "" })
        {
            Run(new Log<int>(3), text, 4);
            Run(new Log<string?>(text), text, null);
            Run(new Log<object>(text + "!"), text, 1.5m);
        }

        Pool();
        Hidden("x", 1.5m);
    }

    static void Run<T>(Log<T> log, string? text, T other)
    {
        var source = new CancellationTokenSource();
        log.Values(source.Token, text, other);
        log.Nullable(source.Token, text?.Length);
        log.Structs(source.Token, (1, text!), DayOfWeek.Friday);
        log.Tasks(text);
        source.Cancel();
        Console.WriteLine(log);
    }

    static void Pool()
    {
        using var done = new CountdownEvent(4);
        var sums = new int[4];
        for (var i = 0; i < 4; i++)
        {
            var (state, count) = ("s" + i, i);
            ThreadPool.QueueUserWorkItem(_ => { sums[count] = state.Length + count; done.Signal(); });
        }

        done.Wait();
        Console.WriteLine(string.Join(",", sums));
    }

    static void Hidden(string x, decimal y)
    {
        var outer = new CancellationTokenSource();
        for (var i = 0; i < 2; i++)
        {
            var (a, b) = (x + i, y + i);
            outer.Token.Register(() => { Func<string, string> inner = a => a + b; Console.WriteLine(inner("in") + a); });
        }

        for (var i = 0; i < 2; i++)
        {
            var (a, b) = (x + i, y + i);
            outer.Token.Register(() => Console.WriteLine(nameof(a) + a + b));
        }

        for (var i = 0; i < 2; i++)
        {
            var (a, b) = (x + i, y + i);
            outer.Token.Register(() => { foreach (var state in new[] { a, b.ToString() }) Console.WriteLine(state); });
        }

        outer.Cancel();
    }
}
