// fixes: ALLOC601
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

// Between two elements of an iterator, or while an asynchronous method waits, others may change the list.
public sealed class Items
{
    public IList<int> All { get; } = new List<int>();

    public IEnumerable<int> Doubled(int rounds)
    {
        for (var round = 0; round < rounds; round++)
        {
            foreach (var item in All)
                yield return item * 2;
        }
    }

    public async Task<int> Waited(Task pause)
    {
        var sum = 0;
        foreach (var item in All)
        {
            await pause;
            sum += item;
        }

        return sum;
    }

    public int Sum(int rounds)
    {
        var sum = 0;
        for (var round = 0; round < rounds; round++)
        {
            foreach (var item in All)
                sum += item;
        }

        return sum;
    }
}

static class Program
{
    static string Iterated(Items items)
    {
        var text = "";
        try
        {
            foreach (var item in items.Doubled(2))
            {
                text += item + " ";
                if (item == 4)
                    items.All.Add(9);
            }
        }
        catch (InvalidOperationException)
        {
            text += "changed";
        }

        return text;
    }

    static string Waited(Items items)
    {
        var pause = new TaskCompletionSource();
        var sum = items.Waited(pause.Task);
        items.All.Insert(0, 100);
        pause.SetResult();
        try
        {
            return sum.GetAwaiter().GetResult().ToString();
        }
        catch (InvalidOperationException)
        {
            return "changed";
        }
    }

    static void Main()
    {
        var items = new Items();
        foreach (var number in new[] { 1, 2, 3 })
            items.All.Add(number);
        Console.WriteLine(items.Sum(2));
        Console.WriteLine(Iterated(items));
        Console.WriteLine(Waited(items));
        Console.WriteLine(items.Sum(1));
    }
}
