// fixes: ALLOC406
// Asynchronous local functions and local iterators are given what they captured: values of all kinds, names of all kinds, recursion, and this.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

struct Counter
{
    public int Value;
    public readonly int Twice() => Value * 2;
}

sealed class Writer
{
    private int _written;

    public Task WriteAsync(string? text, int times, CancellationToken token)
    {
        if (text is null || times == 0)
            return Task.CompletedTask;
        return Core();

        async Task Core()
        {
            for (var i = 0; i < times; i++)
            {
                await Task.Yield();
                token.ThrowIfCancellationRequested();
                _written += text.Length;
            }
        }
    }

    public ValueTask<int> Sum(int[] @params, int? first, CancellationToken token) =>
        @params.Length == 0 ? new ValueTask<int>(first ?? -1) : Slow(1);

    private ValueTask<int> Slow(int n)
    {
        var counter = new Counter { Value = n };
        var label = "s" + n.ToString(CultureInfo.InvariantCulture);
        if (n > 100)
            return new ValueTask<int>(n);
        return Go("-");

        async ValueTask<int> Go(string mark)
        {
            await Task.Yield();
            return counter.Twice() + label.Length + mark.Length;
        }
    }

    public static IEnumerable<int> Range(int from, int to)
    {
        if (from > to)
            throw new ArgumentOutOfRangeException(nameof(to));
        return Iterate();

        IEnumerable<int> Iterate()
        {
            for (var i = from; i < to; i++)
                yield return i;
        }
    }

    public static IEnumerable<string> Walk(int depth, string @string)
    {
        if (depth < 0)
            return Enumerable.Empty<string>();
        return Down(0);

        IEnumerable<string> Down(int level)
        {
            yield return @string + level;
            if (level < depth)
            {
                foreach (var inner in Down(level + 1))
                    yield return inner;
            }
        }
    }

    public Task<int> Two(bool both, int a, string b)
    {
        a = Math.Abs(a);
        b ??= "none";
        return both ? First() : Second();

        async Task<int> First()
        {
            await Task.Yield();
            return a + b.Length;
        }

        async Task<int> Second() { await Task.Yield(); return b.Length * 10; }
    }

    public async Task<string> Own(int[] numbers)
    {
        var all = "";
        foreach (var number in numbers)
        {
            var left = number;
            left += 2;
            all += await Down(left++) + ";";

            async Task<string> Down(int start)
            {
                var text = "" + start;
                while (left > 0)
                {
                    await Task.Yield();
                    text += "," + left--;
                }

                return text;
            }
        }

        return all;
    }

    public override string ToString() => "written " + _written.ToString(CultureInfo.InvariantCulture);
}

static class Program
{
    static void Main()
    {
        var writer = new Writer();
        writer.WriteAsync("abc", 3, default).Wait();
        writer.WriteAsync(null, 3, default).Wait();
        try
        {
            writer.WriteAsync("abc", 3, new CancellationToken(true)).Wait();
        }
        catch (AggregateException e)
        {
            Console.WriteLine(e.InnerException!.GetType().Name);
        }

        Console.WriteLine(writer);
        Console.WriteLine(writer.Sum(new[] { 1 }, null, default).AsTask().Result + " " + writer.Sum(Array.Empty<int>(), 4, default).AsTask().Result);
        var range = Writer.Range(2, 5);
        Console.WriteLine(string.Join(",", range) + " " + string.Join(",", range));
        try
        {
            Writer.Range(3, 2);
        }
        catch (ArgumentOutOfRangeException e)
        {
            Console.WriteLine(e.ParamName);
        }

        Console.WriteLine(string.Join(",", Writer.Walk(3, "w")));
        Console.WriteLine(writer.Own(new[] { 1, 3 }).Result);
        Console.WriteLine(writer.Two(true, -4, "xy").Result + " " + writer.Two(false, -4, null!).Result);
    }
}
