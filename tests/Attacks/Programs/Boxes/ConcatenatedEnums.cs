// fixes: ALLOC201
// Enums in concatenations, beside texts with braces and quotes, sums, choices and null.
using System;

enum Kind { None, Some = 3, Other = 3, Neg = -1 }

[Flags]
enum Set : byte { A = 1, B = 2, Ab = 3 }

static class Program
{
    static void Show(Kind kind, Set set, bool flag, string text, char c, int n)
    {
        Console.WriteLine("{" + kind + "}");
        Console.WriteLine("\"" + kind + "\"\t" + set);
        Console.WriteLine("a" + (flag ? kind : Kind.Neg));
        Console.WriteLine(c + n + "x" + kind);
        Console.WriteLine(text + kind + text + null + set);
        Console.WriteLine(@"\" + kind + @"""q""" + """r"s""" + set);
        Console.WriteLine("n" + n + 1 + kind + (n + 1));
        Console.WriteLine(kind + ":" + (kind + 1) + (set | Set.A));
    }

    static void Main()
    {
        Show(Kind.Some, Set.B, true, null, 'c', 1);
        Show((Kind)99, (Set)0, false, "t", '{', -2);
    }
}
