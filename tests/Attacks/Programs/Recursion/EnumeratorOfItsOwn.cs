// silent: ALLOC501
// A foreach calls GetEnumerator and MoveNext of a type of the program, which enumerates the next one.
using System;

sealed class Row
{
    private readonly Row _inner;
    private bool _moved;

    public Row(Row inner) => _inner = inner;

    public int Current { get; private set; }

    public Row GetEnumerator() => this;

    public bool MoveNext()
    {
        if (_moved)
            return false;
        _moved = true;
        var scratch = new int[100];
        scratch[7] = 1;
        if (_inner is not null)
        {
            foreach (var value in _inner)
                scratch[8] += value;
        }

        Current = scratch[7] + scratch[8];
        return true;
    }
}

static class Program
{
    static void Main()
    {
        Row row = null;
        for (var i = 0; i < 400; i++)
            row = new Row(row);
        foreach (var sum in row)
            Console.WriteLine(sum);
    }
}
