// A writer that takes the place of the console overrides what it is given, an array or a span.
// refuses: ALLOC501
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

        public override void Write(char[]? buffer) => inner.Write("<" + new string(buffer) + ">");

        public override void Write(char[] buffer, int index, int count) => inner.Write("{" + new string(buffer, index, count) + "}");

        public override void WriteLine(char[]? buffer) => inner.WriteLine("[" + new string(buffer) + "]");
    }

    static void Show(char first)
    {
        var letters = new char[4];
        for (var i = 0; i < 4; i++)
            letters[i] = (char)(first + i);
        Console.WriteLine(letters);
    }

    static void ShowPart(char first)
    {
        var letters = new char[4];
        for (var i = 0; i < 4; i++)
            letters[i] = (char)(first + i);
        Console.Write(letters, 0, 4);
    }

    static void Main()
    {
        Console.SetOut(new Marking(Console.Out));
        Show('a');
        ShowPart('a');
    }
}
