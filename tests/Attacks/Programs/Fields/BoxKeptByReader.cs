// fixes: ALLOC202
// Who takes the object keeps that value, and may compare it by reference.
using System;
using System.Collections.Generic;

sealed class Cell
{
    private object _kept = 1;
    private object _own = 1;

    public void Set(int value)
    {
        _kept = value;
        _own = value;
    }

    public object Take() => _kept;
    public int Own => (int)_own;
    public bool Same(object other) => ReferenceEquals(_kept, other);
}

static class Program
{
    static void Main()
    {
        var cell = new Cell();
        var seen = new List<object>();
        for (var i = 0; i < 3; i++)
        {
            cell.Set(i);
            seen.Add(cell.Take());
            Console.WriteLine(cell.Same(seen[i]) + " " + cell.Own);
        }

        Console.WriteLine(string.Join(",", seen));
    }
}
