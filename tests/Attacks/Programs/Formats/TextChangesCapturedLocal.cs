// refuses: ALLOC207
// The text of the first argument is made by a lambda that changes the local of the second.
using System;
using System.Text;

sealed class Loud
{
    public Action Called;
    public override string ToString() { Called?.Invoke(); return "loud"; }
}

static class Program
{
    static string Format(Loud loud)
    {
        var n = 1;
        loud.Called = () => n++;
        return string.Format("{0} {1} {2}", loud, n, n);
    }

    static string Append(Loud loud, int n)
    {
        loud.Called = () => n++;
        var builder = new StringBuilder();
        builder.AppendFormat("{0} {1}", loud, n);
        return builder.ToString();
    }

    static void Main() { Console.WriteLine(Format(new Loud()) + " " + Append(new Loud(), 5)); }
}
