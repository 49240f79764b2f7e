// silent: ALLOC104, ALLOC501, ALLOC502
// The variable of a loop over a span is a reference into the array, and a line of a text is a span of it.
using System;

static class Program
{
    static void Main()
    {
        var zero = 'z';
        ref var kept = ref zero;
        ReadOnlySpan<char> line = default;
        string[] texts = { "ab\ncd", "ef\ngh", "ij\nkl" };
        foreach (var text in texts)
        {
            var buf = new char[8];
            text.AsSpan().CopyTo(buf);
            if (kept == 'z')
            {
                foreach (ref var c in buf.AsSpan())
                {
                    if (c == 'b')
                        kept = ref c;
                }

                foreach (var l in new ReadOnlySpan<char>(buf, 0, 5).EnumerateLines())
                    line = l;
            }
        }

        Console.WriteLine(kept + line.ToString());
    }
}
