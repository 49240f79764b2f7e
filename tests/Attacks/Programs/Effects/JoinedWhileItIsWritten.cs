// refuses: ALLOC305
// The sequence that is joined writes to the builder while it is enumerated.
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    static readonly StringBuilder Out = new StringBuilder();

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Out.Append(string.Join(",", Items()));
        Console.WriteLine(Out.ToString());
    }

    static IEnumerable<string> Items()
    {
        for (var i = 0; i < 3; i++)
        {
            Out.Append('!');
            yield return i.ToString();
        }
    }
}
