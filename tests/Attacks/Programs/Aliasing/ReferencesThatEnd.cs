// fixes: ALLOC101, ALLOC104, ALLOC106, ALLOC302
// What gets a reference gives it back with its call, and an extension gets a copy: nothing changes the variable later.
#nullable enable
using System;
using System.Threading;

static class Ext
{
    public static int Half(this int n) => n / 2;

    extension(char c)
    {
        public char Up() => ++c;
    }
}

static class Use
{
    private static void Step(ref int n) => n++;

    private static ReadOnlySpan<char> Next(string text, ref int at) => text.AsSpan(at++);

    public static string Items(int n, string text)
    {
        bool Has(int v, params int[] all) { foreach (var a in all) if (a == v) return true; return false; }
        Step(ref n);
        Interlocked.Increment(ref n);
        var rest = Next(text, ref n);
        var r = rest.Length;
        for (var i = 0; i < 4; i++)
        {
            if (Has(i, n, 9))
                r += n.Half();
        }

        return r.ToString();
    }

    public static int Text(char c)
    {
        var r = 0;
        for (var i = 0; i < 3; i++)
        {
            var t = "k" + c + "z";
            r = r * 3 + t[1] + c.Up();
        }

        return r;
    }

    public static string Moved(char c, int n)
    {
        var t = "k" + c + "z";
        if (n < 1)
            return "none";
        c.Up();
        return t + t;
    }

    public static string Parts(string? s)
    {
        Volatile.Write(ref s, "a,b");
        if (s == null)
            return "";
        var n = 0;
        for (var i = 0; i < 2; i++)
            n += s.Split(',').Length;
        return n.ToString();
    }
}

static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Use.Items(i, "abcdefgh") + " " + Use.Text('a') + " " + Use.Moved('b', i) + " " + Use.Parts("x"));
    }
}
