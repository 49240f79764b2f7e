// fixes: ALLOC303
// The text of an argument that is told keeps its blanks and lines where its statement moves.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

static class Program
{
    static string Text(bool value, [CallerArgumentExpression(nameof(value))] string text = "") => value + ":" + text + ";";

    static string All(List<string> items, bool b)
    {
        var s = "";
        if (b) foreach (var x in items) s += Text(x.Length>1);
        if (b) foreach (var x in items) s += Text(x.Length > 1
            && x != "q");
        return s;
    }

    static void Main()
    {
        var items = new List<string> { "a", "bb", "q" };
        for (var i = 0; i < 2; i++)
            Console.WriteLine(All(items, i == 0).Replace("\n", "|"));
    }
}
