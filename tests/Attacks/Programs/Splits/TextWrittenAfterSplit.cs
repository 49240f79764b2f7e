// refuses: ALLOC302
// The text is written between the split and the use of a part.
using System;

static class Program
{
    static string Take(string text)
    {
        if (text is null) return "";
        var parts = text.Split('=');
        text = "replaced=";
        return parts.Length == 2 ? parts[0] + text : text;
    }

    static string TakeOut(string text)
    {
        if (text is null) return "";
        var parts = text.Split('=');
        Set(out text);
        return parts.Length == 2 ? parts[1] + text : text;
    }

    static void Set(out string text) => text = "set";

    static void Main() { Console.WriteLine(Take("a=b") + TakeOut("c=d") + TakeOut("e")); }
}
