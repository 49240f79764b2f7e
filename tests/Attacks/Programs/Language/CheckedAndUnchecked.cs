// fixes: ALLOC303
// Sums overflow or wrap inside of operands.
using System;

static class Program
{
    static string Wrap(int n)
    {
        string text = "";
        for (var i = 0; i < n; i++)
            text += unchecked(int.MaxValue + i) + ";" + unchecked((byte)(250 + i * 3));
        return text;
    }

    static string Check(int n)
    {
        string text = "";
        try
        {
            string inner = "";
            for (var i = 0; i < n; i++)
                inner += checked(int.MaxValue - 2 + i) + ",";
            text = inner;
        }
        catch (OverflowException) { text += "overflow"; }
        return text;
    }

    static void Main() { Console.WriteLine(Wrap(3) + Check(2) + Check(5)); }
}
