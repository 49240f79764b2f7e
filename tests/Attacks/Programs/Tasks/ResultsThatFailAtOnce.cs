// refuses: ALLOC405
// Methods that only return tasks fail before or in their task, are awaited twice, in using blocks, and by WhenAll.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static readonly List<string> Log = new();

    static async Task<int> Inner(string text)
    {
        if (text.Length == 0)
            throw new ArgumentException();
        await Task.Yield();
        return text.Length;
    }

    static async Task<int> Handed(string text) => await Inner(text);

    static async Task<int> Checked(string text)
    {
        ArgumentException.ThrowIfNullOrEmpty(text);
        return await Inner(text.Trim());
    }

    static async Task<int> Using(string text)
    {
        using var reader = new System.IO.StringReader(text);
        return await Read(reader);
    }

    static async Task<int> Read(System.IO.StringReader reader)
    {
        await Task.Yield();
        return reader.Read();
    }

    static async Task<int> Ready(string text) => text.Length / (text.Length - 1);

    static async Task Nothing(string text)
    {
        Log.Add(text);
        await Task.CompletedTask;
    }

    static Task<int> Cached(string text) => Task.FromResult(int.Parse(text));

    static async Task<int> Caught(string text)
    {
        try
        {
            return await Cached(text);
        }
        catch (FormatException)
        {
            return -1;
        }
    }

    static string Status(Task task) => task.IsFaulted ? task.Exception!.InnerException!.GetType().Name : task.Status + "";

    static string All(string text)
    {
        Task<int> a, b = Task.FromResult(0);
        try
        {
            a = Handed(text);
            b = Ready(text);
        }
        catch (Exception e)
        {
            return "threw " + e.GetType().Name;
        }

        try
        {
            Task.WaitAll(a, b, Nothing(text));
        }
        catch (AggregateException e)
        {
            return e.InnerExceptions.Count + Status(a) + Status(b);
        }

        return a.Result + b.Result + "";
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => All(text), () => Checked(text).GetAwaiter().GetResult(), () => Using(text).GetAwaiter().GetResult(), () => Caught(text).GetAwaiter().GetResult(), () => Status(Ready(text)) })
            {
                try
                {
                    Console.Write(run() + " ");
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
