// refuses: ALLOC502
// What a try block takes in is indented deeper, but not the content of a text of several lines.
using System;

static class Program
{
    static string Tell(int size, string name)
    {
        if (size < 0 || size > 100000)
            throw new ArgumentOutOfRangeException(nameof(size));
        var buffer = new char[size];
        name.AsSpan().CopyTo(buffer);
        var text = $"""
            name:
              {name.Length}
            end
            """;
        var verbatim = @"one
    two
	three";
        for (var i = 0; i < name.Length; i++)
            text += buffer[i];
        return text + verbatim + buffer.Length;
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Tell(5000 + i, "abc" + i).Replace("\r", "<cr>").Replace("\n", "<lf>").Replace("\t", "<tab>"));
    }
}
