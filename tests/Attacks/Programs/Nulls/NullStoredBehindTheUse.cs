// fixes: ALLOC301
// The condition that uses the text decides whether null is stored.
using System;
static class Program
{
    static int A(string text)
    {
        if (text.Length > 3)
            text = null;
        return int.Parse(text.Trim().TrimEnd('.'));
    }
    static int B(string text)
    {
        text.Trim(Next(out text));
        return int.Parse(text.Trim().TrimEnd('.'));
    }
    static int C(string text)
    {
        if (text == null)
        {
            text = "x"; text = null;
            return 3;
        }
        return int.Parse(text.Trim().TrimEnd('.'));
    }
    static char Next(out string s) { s = null; return 'c'; }
    static string Run(Func<int> f) { try { return f() + ""; } catch (Exception e) { return e.GetType().Name; } }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Run(() => A("12345")));
            Console.WriteLine(Run(() => B("12345")));
            Console.WriteLine(Run(() => C(null)));
            Console.WriteLine(Run(() => C(" 4")));
            Console.WriteLine(Run(() => A("1")));
        }
    }
}
