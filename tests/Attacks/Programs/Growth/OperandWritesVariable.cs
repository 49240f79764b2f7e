// fixes: ALLOC303
// Operands change variables that other operands read.
using System;

static class Program
{
    static int Next(ref int n) => n++;

    static void Main()
    {
        string text = "";
        var n = 0;
        for (var i = 0; i < 3; i++)
            text += n + "," + n++ + "," + Next(ref n) + "," + n + ";";
        string other = "";
        var k = 5;
        while (k > 0)
            other += (k -= 2) + ":" + k + " ";
        Console.WriteLine(text + other);
    }
}
