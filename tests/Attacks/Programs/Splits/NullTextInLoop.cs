// fixes: ALLOC302
// A loop over the parts of null throws before its body has done anything, and before the text is replaced.
using System;

static class Program
{
    static string _field;

    static int Walk(string text)
    {
        var n = 0;
        foreach (var part in text.Split(';'))
        {
            Console.Write("body" + part.Length + " ");
            n++;
        }

        return n;
    }

    static int WalkField()
    {
        var n = 0;
        foreach (var part in _field.Split(';'))
        {
            _field = "changed";
            n += part.Length;
        }

        return n;
    }

    static void Main()
    {
        Console.WriteLine(Walk("a;b"));
        try { Walk(null); } catch (NullReferenceException) { Console.WriteLine("null"); }
        try { WalkField(); } catch (NullReferenceException) { Console.WriteLine("null"); }
        _field = "aa;b;c";
        Console.WriteLine(WalkField() + _field);
    }
}
