// refuses: ALLOC202, ALLOC205
#nullable enable
using System;
using System.Collections.Generic;

// NaN equals itself in a box and in a dictionary, but not by the operator; minus zero equals zero and has other bits.
struct Point
{
    public double X;
    public float Y;
}

sealed class Cell
{
    private object? _value;

    public void Set(double value) => _value = value;

    public bool Is(double value) => Equals(_value, value);

    public double Read() => _value is double number ? number : -1;
}

static class Program
{
    static int IndexOf<T>(T[] items, T item)
    {
        for (var i = 0; i < items.Length; i++)
        {
            if (Equals(items[i], item))
                return i;
        }

        return -1;
    }

    static void Main()
    {
        var cell = new Cell();
        foreach (var value in new[] { double.NaN, BitConverter.Int64BitsToDouble(unchecked((long)0xFFF8000000000001)), 0.0, -0.0, double.PositiveInfinity })
        {
            cell.Set(value);
            Console.WriteLine(cell.Is(value) + " " + cell.Is(double.NaN) + " " + cell.Is(0) + " " + (cell.Read() == value) + " " + BitConverter.DoubleToInt64Bits(cell.Read()));
        }

        double[] items = [1, double.NaN, -0.0, 0.0];
        Console.WriteLine(IndexOf(items, double.NaN) + " " + IndexOf(items, 0.0) + " " + IndexOf(items, -0.0) + " " + IndexOf([1, 2], 2) + " " + IndexOf(["a", "b"], "b"));
        var places = new Dictionary<Point, int>();
        for (var i = 0; i < 4; i++)
        {
            var point = new Point { X = i == 0 ? double.NaN : i == 1 ? 0.0 : -0.0, Y = i == 3 ? float.NaN : 1 };
            places[point] = i;
            Console.WriteLine(places.Count + " " + places[point] + " " + places.ContainsKey(new Point { X = 0.0, Y = 1 }));
        }
    }
}
