// fixes: ALLOC607
// Collections that a field or property gets before a loop fills them: the loop reads them, an exception ends it midway, and the old ones are kept elsewhere.
#nullable enable
using System;
using System.Collections.Generic;

class Table
{
    private List<string> _names = new() { "old" };
    private Dictionary<string, int>? _lengths;

    public Queue<int> Waiting { get; private set; } = new();

    public List<string> Names => _names;

    public int Fill(string[] texts, int last)
    {
        var before = _names;
        _names = new List<string>();
        foreach (var text in texts)
        {
            _names.Add(text);
            if (_names.Count > last)
                throw new InvalidOperationException(_names[last - 1]);
            _names[_names.Count - 1] += "!";
        }

        return before.Count;
    }

    public int Count(List<string> texts)
    {
        this._lengths = new Dictionary<string, int>(StringComparer.Ordinal);
        foreach (var text in texts)
        {
            this._lengths.Add(text, text.Length);
        }

        return _lengths.Count;
    }

    public void Wait()
    {
        Waiting = new Queue<int>();
        for (var i = 0; i < 9; i++)
            Waiting.Enqueue(i * Waiting.Count);
    }
}

static class Program
{
    static void Main()
    {
        var table = new Table();
        Console.WriteLine(table.Fill(new[] { "a", "b" }, 5) + string.Join(",", table.Names));
        try
        {
            table.Fill(new[] { "c", "d", "e" }, 2);
        }
        catch (InvalidOperationException e)
        {
            Console.WriteLine(e.Message + string.Join(",", table.Names));
        }

        Console.WriteLine(table.Count(table.Names));
        try
        {
            table.Count(new List<string> { "x", "x" });
        }
        catch (ArgumentException)
        {
            Console.WriteLine("twice");
        }

        var before = table.Waiting;
        table.Wait();
        Console.WriteLine(before.Count + string.Join(",", table.Waiting));
    }
}
