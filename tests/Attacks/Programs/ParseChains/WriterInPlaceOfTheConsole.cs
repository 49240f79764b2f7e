// A writer that the program puts in the place of the console overrides what it is given, a string or a span.
// refuses: ALLOC301
#nullable enable
using System;
using System.IO;
using System.Text;

static class Program
{
    sealed class Marking(TextWriter inner) : TextWriter
    {
        public override Encoding Encoding => inner.Encoding;

        public override void Write(char value) => inner.Write(value);

        public override void Write(string? value) => inner.Write("<" + value + ">");

        public override void WriteLine(string? value) => inner.WriteLine("[" + value + "]");
    }

    static void Show(string text) => Console.WriteLine(text.Substring(1));

    static void ShowPart(string text)
    {
        for (var i = 0; i < text.Length; i++)
            Console.Write(text.Substring(i, 1).Trim());
    }

    static void Main()
    {
        Console.SetOut(new Marking(Console.Out));
        Show("abc");
        ShowPart("abc");
        Console.WriteLine("");
    }
}
