// fixes: ALLOC104
// Arrays of tasks, and buffers that awaited writers copy or hand on, made once for all iterations.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

sealed class Keeping : StringWriter
{
    public List<char[]> Kept { get; } = new();

    public override Task WriteAsync(char[] buffer, int index, int count)
    {
        Kept.Add(buffer);
        return Task.CompletedTask;
    }
}

static class Program
{
    static async Task<int> All(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var tasks = new Task<int>[2];
            tasks[0] = Task.FromResult(i);
            tasks[1] = Later(i);
            foreach (var result in await Task.WhenAll(tasks))
                sum += result;
        }

        return sum;
    }

    static async Task<int> Later(int value)
    {
        await Task.Yield();
        return value * 10;
    }

    static async Task<int> Missing(int n)
    {
        var failures = 0;
        for (var i = 0; i < n; i++)
        {
            var tasks = new Task[2];
            tasks[0] = Task.CompletedTask;
            if (i != 1)
                tasks[1] = Task.CompletedTask;
            try
            {
                await Task.WhenAll(tasks);
            }
            catch (ArgumentException)
            {
                failures++;
            }
        }

        return failures;
    }

    static async Task<string> Copied(int n)
    {
        var writer = new StringWriter();
        for (var i = 0; i < n; i++)
        {
            var letters = new char[2];
            letters[0] = (char)('a' + i);
            if (i % 2 == 0)
                letters[1] = '-';
            await writer.WriteAsync(letters, 0, 2);
        }

        return writer.ToString().Replace('\0', '0');
    }

    static async Task Kept(TextWriter writer, int n)
    {
        for (var i = 0; i < n; i++)
        {
            var letters = new char[2];
            letters[0] = (char)('a' + i);
            await writer.WriteAsync(letters);
        }
    }

    static async Task<string> Given(int n)
    {
        var seen = "";
        for (var i = 0; i < n; i++)
        {
            var tasks = new Task[1];
            tasks[0] = Task.FromResult(i);
            await Task.Factory.ContinueWhenAll(tasks, all => { seen += ((Task<int>)all[0]).Result; });
        }

        return seen;
    }

    static async Task Main()
    {
        Console.WriteLine(await All(4) + " " + await Missing(3) + " " + await Copied(4) + " " + await Given(3));
        var writer = new Keeping();
        await Kept(writer, 3);
        Console.WriteLine(string.Join(",", writer.Kept.Select(letters => letters[0])));
    }
}
