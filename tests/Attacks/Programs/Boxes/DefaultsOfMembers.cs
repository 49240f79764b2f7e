// fixes: ALLOC204
// Members with default arguments and bodies, of a struct that changes itself and that a local function shares.
#nullable enable
using System;

interface IShape { int Area(int by = 3); int Twice => Area() * 2; }

struct Square : IShape
{
    private int _side;
    public static int Calls;
    public Square(int side) => _side = side;
    public int Area(int by = 3) { Calls++; return _side++ * by; }
}

static class Program
{
    static int Run(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var square = new Square(i);
            IShape shape = square;
            sum += shape.Area(2);
            sum += shape.Area(2);
            sum += square.Area(5);
            Func<int> later = () => shape.Area(4);
            sum += later() + later() + shape.Area(1);
        }
        return sum;
    }

    static int Plain(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var square = new Square(i);
            IShape shape = square;
            square = new Square(100);
            sum += shape.Area(2);
            sum += square.Area(5) + shape.Area(6);
        }
        return sum;
    }

    static void Main() { Console.WriteLine(Run(5)); Console.WriteLine(Plain(5)); Console.WriteLine(Square.Calls); }
}
