// refuses: ALLOC104
// silent: ALLOC501, ALLOC502
// A text writer of the program keeps the characters and the builder that it is given.
using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

sealed class KeepingWriter : TextWriter
{
    public List<object> Kept { get; } = new();
    public override Encoding Encoding => Encoding.UTF8;
    public override void Write(char[] buffer, int index, int count) => Kept.Add(buffer);
    public override void Write(StringBuilder value) => Kept.Add(value);
}

static class Program
{
    static void Send(TextWriter writer)
    {
        for (var i = 0; i < 3; i++)
        {
            var buf = new char[1000];
            buf[0] = (char)('a' + i);
            buf[1] = buf[2] = '-';
            writer.Write(buf, 0, 3);
            var builder = new StringBuilder();
            builder.Append(i).Append(';');
            writer.Write(builder);
        }
    }

    static void Main()
    {
        var writer = new KeepingWriter();
        Send(writer);
        foreach (var kept in writer.Kept)
            Console.WriteLine(kept is char[] array ? new string(array, 0, 3) : kept.ToString());
    }
}
