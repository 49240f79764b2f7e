// fixes: ALLOC301, ALLOC303
// Asynchronous streams, cancellation, await using, await in conditions and finally blocks around texts, lists and lambdas.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

sealed class Closing(List<string> log) : IAsyncDisposable
{
    public async ValueTask DisposeAsync()
    {
        await Task.Yield();
        log.Add("closed");
    }
}

static class Program
{
    static readonly List<string> Log = new();

    static async IAsyncEnumerable<string> Items(string text, [EnumeratorCancellation] CancellationToken token = default)
    {
        foreach (var part in text.Split(','))
        {
            await Task.Yield();
            token.ThrowIfCancellationRequested();
            yield return part.Trim();
        }

        Log.Add("end");
    }

    static async Task<string> Joined(string text)
    {
        var all = "";
        await foreach (var item in Items(text))
            all += item.Substring(0, Math.Min(1, item.Length)) + ";";
        return all;
    }

    static async Task<int> Parsed(string text, CancellationToken token)
    {
        var sum = 0;
        await foreach (var item in Items(text, token).ConfigureAwait(false))
        {
            if (int.TryParse(item.Substring(0, 1), out var number))
                sum += number;
            else
                break;
        }

        return sum;
    }

    static async Task<string> Closed(string text)
    {
        var builder = new StringBuilder();
        await using (new Closing(Log))
        {
            foreach (var c in text)
            {
                builder.Append(c + ":" + await Task.FromResult(c + 1));
                if (c == 'x')
                    throw new InvalidOperationException();
            }
        }

        return builder.ToString();
    }

    static async ValueTask<int> Conditions(string text)
    {
        var count = 0;
        while (await Task.FromResult(count < 3) && text.Substring(count).Length > 1)
            count++;
        return text.Trim() is { Length: > 2 } trimmed && await Task.FromResult(true) ? trimmed.Length : count;
    }

    static async Task<string> Late(string text)
    {
        var part = text.Trim();
        var span = text.AsSpan().Trim().Length;
        try
        {
            await Task.Yield();
            return int.Parse(part.Substring(1)) + "" + span;
        }
        catch (FormatException) when (part.Length > 2)
        {
            return await Task.FromResult(part);
        }
        finally
        {
            await Task.Yield();
            Log.Add(part);
        }
    }

    static async Task<int> Together(string text)
    {
        var tasks = text.Split(',').Select(async part => { await Task.Yield(); return part.Substring(0, 1).Length; }).ToList();
        var sum = 0;
        foreach (var task in tasks)
            sum += await task;
        return sum + (await Task.WhenAll(tasks)).Sum();
    }

    static void Main()
    {
        using var stopped = new CancellationTokenSource();
        stopped.Cancel();
        foreach (var text in new[] { "1, 2,3", "a,b", "", "x", " 5 ", "12,x" })
        {
            foreach (var run in new Func<Task<object>>[]
            {
                async () => await Joined(text), async () => await Parsed(text, default), async () => await Parsed(text, stopped.Token), async () => await Closed(text),
                async () => await Conditions(text), async () => await Late(text), async () => await Together(text),
            })
            {
                try
                {
                    Console.Write(run().GetAwaiter().GetResult() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
