// fixes: ALLOC201
// Names of enum members: two with one value, flags, an enum whose member is called as another's type, a member behind an alias and a using static.
using System;
using static Level;
using Shade = Colour;

enum Colour { Red, Blue, Azure = 1, Green = 2 }

[Flags]
enum Way : long { None, In = 1, Out = 2, Both = In | Out, Far = 1L << 40 }

enum Level { Low, High }

sealed class Box<T>
{
    public enum Side { Left, Right }

    public static string Name() => Side.Left.ToString() + Box<T>.Side.Right.ToString();
}

static class Program
{
    private static string Of(Colour colour) => colour.ToString();

    static void Main() => Show();

    static void Show()
    {
        Console.WriteLine(Colour.Red.ToString() + Colour.Blue.ToString() + Colour.Azure.ToString() + Shade.Green.ToString());
        Console.WriteLine(Way.None.ToString() + Way.Both.ToString() + Way.Far.ToString() + (Way.In | Way.Out).ToString());
        Console.WriteLine(Low.ToString() + High.ToString() + Box<int>.Name() + Of(Colour.Azure));
        Console.WriteLine(DayOfWeek.Friday.ToString().Length + Colour.Red.ToString("G") + ConsoleColor.Red.ToString().ToLowerInvariant());
    }
}
