// refuses: ALLOC305
// A writer over the same builder is an operand.
using System;
using System.IO;
using System.Text;

static class Program
{
    static readonly StringBuilder Out = new StringBuilder("start ");

    static void Main()
    {
        using var writer = new StringWriter(Out);
        for (var i = 0; i < 3; i++)
        {
            writer.Write(i);
            Out.Append("so far " + writer.ToString().Length + writer.ToString());
        }

        Console.WriteLine(Out.ToString());
    }
}
