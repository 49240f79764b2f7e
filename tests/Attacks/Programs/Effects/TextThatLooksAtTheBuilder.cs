// refuses: ALLOC305
// The text of an operand depends on what the builder holds when it is made.
using System;
using System.Text;

static class Program
{
    public static readonly StringBuilder Out = new StringBuilder();

    static void Main()
    {
        var position = new Position();
        for (var i = 0; i < 4; i++)
            Out.Append("at " + position).Append(';');
        object hidden = position;
        Out.Append("and " + hidden);
        Console.WriteLine(Out.ToString());
    }
}

sealed class Position
{
    public override string ToString() => Program.Out.Length.ToString();
}
