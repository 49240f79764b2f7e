// fixes: ALLOC303
// The text of one operand is made by a lambda that changes the local of the next.
using System;

sealed class Loud
{
    public Action Called;
    public override string ToString() { Called?.Invoke(); return "loud"; }
}

static class Program
{
    static string Join(Loud loud)
    {
        var n = 1;
        loud.Called = () => n++;
        string text = "";
        for (var i = 0; i < 3; i++)
            text += loud + "," + n + loud + n + ";";
        return text;
    }

    static string Interpolated(Loud loud)
    {
        var n = 1;
        loud.Called = () => n++;
        string text = "";
        for (var i = 0; i < 3; i++)
            text += $"{loud},{n}{loud}{n};";
        return text;
    }

    static void Main() { Console.WriteLine(Join(new Loud()) + Interpolated(new Loud())); }
}
