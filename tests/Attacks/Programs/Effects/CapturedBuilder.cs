// refuses: ALLOC305
// The builder is a local, and a lambda that an operand runs has captured it.
using System;
using System.Text;

static class Program
{
    static void Main()
    {
        var sb = new StringBuilder();
        Func<int, string> mark = n =>
        {
            sb.Append('<').Append(n).Append('>');
            return n.ToString();
        };
        for (var i = 0; i < 3; i++)
            sb.Append("n=" + mark(i));
        Console.WriteLine(sb.ToString());
    }
}
