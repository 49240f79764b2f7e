// refuses: ALLOC505
// A function only reads a property, but the sequence in it computes its elements when it is gone through.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Row(string text) { public IEnumerable<int> Cells { get; } = text.Split(',').Select(int.Parse); }

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "2,3", "2,x" })
        {
            try { Console.WriteLine(Total([new Row("2147483647,1"), new Row(text)])); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }

    static int Total(Row[] rows) => rows.SelectMany(row => row.Cells).ToList().Sum();
}
