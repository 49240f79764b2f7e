// fixes: ALLOC202
// An int is not unboxed as a long or an enum of another size, and a number of another type throws.
using System;

enum Level { Low, High }

sealed class Cell
{
    private object _number = 1;
    private object _level = Level.Low;
    private object _plain = 3;

    public void Set(int value)
    {
        _number = value;
        _level = (Level)value;
        _plain = value;
    }

    public long AsLong() => (long)_number;
    public Level AsLevel() => (Level)_number;
    public int OfLevel() => (int)_level;
    public int Plain() => (int)_plain;
    public uint AsUInt() => (uint)_number;
    public string Of(object value) => value switch { int n => "int " + n, Level l => "level " + l, _ => "?" };
    public string Both() => Of(_number) + Of(_level);
}

static class Program
{
    static string Try<T>(Func<T> read)
    {
        try
        {
            return read() + "";
        }
        catch (InvalidCastException)
        {
            return "cast";
        }
    }

    static void Main()
    {
        var cell = new Cell();
        for (var i = 0; i < 2; i++)
        {
            cell.Set(i);
            Console.WriteLine(Try(cell.AsLong) + Try(cell.AsLevel) + Try(cell.OfLevel) + Try(cell.AsUInt) + Try(cell.Both) + cell.Plain());
        }
    }
}
