// refuses: ALLOC102, ALLOC405
// language: 12
// What a fix would add, or give another type, has the name and type of an interface's member with a body, which nobody implements.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

public interface ILog
{
    string Put(string item) => "default " + item;
}

public class Log
{
    public string Put(params string[] items)
    {
        var all = "";
        foreach (var item in items)
            all += "[" + item + "]";
        return all;
    }
}

public sealed class Named : Log, ILog
{
}

internal interface IRead
{
    ValueTask<string> Get(int n) => new("default " + n);
}

internal sealed class Cache : IRead
{
    private string _known;

    public async Task<string> Get(int n)
    {
        if (_known != null && n > 0)
            return _known;
        await Task.Yield();
        return _known = "k" + n;
    }

    public async Task<string> All(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
            text += await Get(i);
        return text;
    }
}

internal interface IHold
{
    List<int> Items => new() { 5 };
}

internal sealed class Holder : IHold
{
    public IReadOnlyList<int> Items { get; } = new List<int> { 1, 2, 3 };

    public int Total()
    {
        var sum = 0;
        foreach (var item in Items)
            sum += item;
        return sum;
    }
}

static class Program
{
    static void Main()
    {
        var log = new Named();
        for (var i = 0; i < 3; i++)
            Console.WriteLine(log.Put("a" + i) + ((ILog)log).Put("b" + i));
        var cache = new Cache();
        Console.WriteLine(cache.All(3).Result + ((IRead)cache).Get(1).Result);
        var holder = new Holder();
        Console.WriteLine(holder.Total() + " " + ((IHold)holder).Items.Count);
    }
}
