// refuses: ALLOC301
// A span of a text is kept until the next iteration, which writes another text to the buffer.
using System;

static class Program
{
    static int Repeated(int[] numbers)
    {
        var count = 0;
        scoped ReadOnlySpan<char> last = stackalloc char[1];
        foreach (var n in numbers)
        {
            var current = n.ToString().AsSpan();
            if (current.SequenceEqual(last))
                count++;
            last = current;
        }

        return count;
    }

    static int Changed(string[] lines)
    {
        var count = 0;
        scoped ReadOnlySpan<char> last = stackalloc char[1];
        foreach (var line in lines)
        {
            if (line is null)
                continue;
            var current = line.Replace(',', '.').AsSpan();
            if (current.SequenceEqual(last))
                count++;
            last = current;
        }

        return count;
    }

    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine(Repeated(new[] { 12, 34, 34, 56 }));
        Console.WriteLine(Changed(new[] { "1,2", "3,4", "3.4", "5,6" }));
    }
}
