// fixes: ALLOC303
// Operands say when they are evaluated and when their text is taken.
using System;

class Value
{
    private readonly int _number;
    public Value(int number) { _number = number; Console.Write("new" + _number + " "); }
    public override string ToString() { Console.Write("text" + _number + " "); return "v" + _number; }
}

static class Program
{
    static string Join(int n)
    {
        var text = "start";
        for (var i = 0; i < n; i++)
            text += new Value(i) + "," + new Value(i + 10);
        return text;
    }

    static string JoinInterpolated(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
            text += $"{new Value(i)};{new Value(i + 10)}";
        return text;
    }

    static void Main()
    {
        Console.WriteLine(Join(3));
        Console.WriteLine(Join(0));
        Console.WriteLine(JoinInterpolated(2));
    }
}
