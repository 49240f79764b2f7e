// The text of one operand is made by a lambda that changes the local of the next, or writes to the builder.
// refuses: ALLOC305
using System;
using System.Text;

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
        var builder = new StringBuilder();
        loud.Called = () => { n++; builder.Append('!'); };
        builder.Append("x" + loud + n);
        builder.Append($"y{loud}{n}");
        return builder.ToString();
    }

    static void Main() { Console.WriteLine(Join(new Loud())); }
}
