// fixes: ALLOC603
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Copies of concurrent collections are asked and gone through within operators, conditional accesses, derived classes, awaits and iterators.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

sealed class OwnQueue : ConcurrentQueue<int>
{
    public new IEnumerator<int> GetEnumerator()
    {
        Console.Write("own ");
        return new List<int> { 42 }.GetEnumerator();
    }

    public int Sum()
    {
        var sum = 0;
        foreach (var number in ToArray())
            sum += number;
        foreach (var number in this.ToArray())
            sum += number;
        foreach (var number in base.ToArray())
            sum += number;
        return sum;
    }
}

sealed class OwnTable : ConcurrentDictionary<int, int>
{
    public new int Count => 77;

    public string Told() => Keys.Count + "," + this.Keys.Count + "," + base.Keys.Count + "," + base.Values.Count() + "," + Keys.Any();
}

sealed class Owner
{
    public ConcurrentDictionary<string, int>? Table;
    public Owner? Next;
}

struct Cell
{
    public int Number;

    public void Increment() => Number++;
}

static class Program
{
    private static readonly ConcurrentDictionary<string, int> s_table = new() { ["a"] = 1 };
    private static ConcurrentQueue<int> s_queue = new(new[] { 1, 2, 3 });

    static string Asked() => s_table.Keys.Any().ToString() + s_table.Values.Any().Equals(true) + !s_table.Keys.Any() + (s_table.Keys.Any() is true)
        + (s_table.Keys.Any() == false) + (!s_table.Keys.Any()).ToString() + (s_table.Keys.Any() ? 1 : 2) + (object)s_table.Keys.Any();

    static string Counted() => s_table.Keys.Count.ToString() + -s_table.Keys.Count + ~s_table.Keys.Count() + (long)s_table.Values.Count + s_table!.Keys!.Count;

    static string Conditional(Owner? owner) =>
        owner?.Table?.Keys.Count + "," + owner?.Table?.Keys.Any() + "," + owner?.Next?.Table?.Values.Count();

    static string Changed()
    {
        var sum = 0;
        foreach (object number in s_queue.ToArray())
        {
            if (sum < 10)
                s_queue.Enqueue(sum);
            sum += (int)number;
            s_queue.TryDequeue(out _);
        }

        return sum + "," + s_queue.Count;
    }

    static string Replaced()
    {
        var sum = 0;
        foreach (var number in s_queue.ToArray())
        {
            s_queue.Clear();
            s_queue = new ConcurrentQueue<int>();
            sum = sum * 10 + number;
        }

        return sum + "," + s_queue.Count;
    }

    static string Copied(ConcurrentQueue<Cell> cells)
    {
        var sum = 0;
        foreach (var cell in cells.ToArray())
        {
            cell.Increment();
            sum += cell.Number;
        }

        foreach (var cell in cells.ToArray())
            sum += cell.Number;
        return sum.ToString();
    }

    static async Task<string> Awaiting(ConcurrentQueue<(int Key, string Value)> pairs)
    {
        var last = "";
        foreach (var (key, value) in pairs.ToArray())
        {
            last = key + value;
            await Task.Yield();
            pairs.Enqueue((3, "x"));
        }

        return last + pairs.Count;
    }

    static IEnumerable<int> Yielding(ConcurrentStack<int> numbers)
    {
        foreach (var number in numbers.ToArray())
        {
            numbers.Push(number);
            yield return number;
        }
    }

    static int Constrained<T>(T queue)
        where T : ConcurrentQueue<int>
    {
        var sum = 0;
        foreach (var number in queue.ToArray())
            sum += number;
        return sum;
    }

    static int Either(ConcurrentQueue<int> first, ConcurrentQueue<int> second, bool isFirst)
    {
        var sum = 0;
        foreach (var number in (isFirst ? first : second).ToArray())
        {
            sum += number;
            first.Enqueue(3);
        }

        return sum;
    }

    static void Main()
    {
        var own = new OwnQueue();
        own.Enqueue(4);
        Console.WriteLine(own.Sum());
        Console.WriteLine(Constrained(own));
        Console.WriteLine(new OwnTable { [1] = 2 }.Told());
        Console.WriteLine(Asked());
        Console.WriteLine(Counted());
        Console.WriteLine(Conditional(null));
        Console.WriteLine(Conditional(new Owner { Table = s_table, Next = new Owner() }));
        Console.WriteLine(Changed());
        Console.WriteLine(Replaced());
        Console.WriteLine(Copied(new ConcurrentQueue<Cell>(new Cell[2])));
        Console.WriteLine(Awaiting(new(new[] { (1, "a"), (2, "b") })).Result);
        Console.WriteLine(string.Join(",", Yielding(new ConcurrentStack<int>(new[] { 1, 2 }))));
        var queue = new ConcurrentQueue<int>(new[] { 5, 6 });
        Console.WriteLine(Either(queue, queue, true));
        Console.WriteLine(Either(queue, new ConcurrentQueue<int>(), false));
    }
}
