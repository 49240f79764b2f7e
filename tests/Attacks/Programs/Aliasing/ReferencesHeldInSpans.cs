// silent: ALLOC104
// refuses: ALLOC101, ALLOC301, ALLOC302, ALLOC303
// A span, or a struct of the program, holds a reference to a variable that the loop then changes without naming it.
#nullable enable
using System;
ref struct Holder { public ref int Value; public Holder(ref int value) => Value = ref value; }
static class Use
{
    public static string Text(string s)
    {
        var view = new Span<string>(ref s);
        var r = 0;
        for (var i = 0; i < 3; i++)
        {
            var t = s.Trim();
            r = r * 3 + t.Length;
            view[0] = " " + r;
        }
        return r.ToString();
    }
    public static string Items(int n)
    {
        bool Has(int v, params int[] all) { foreach (var a in all) if (a == v) return true; return false; }
        var held = new Holder(ref n);
        var r = 0;
        for (var i = 0; i < 4; i++)
        {
            if (Has(i, n, 9))
                r++;
            held.Value++;
        }
        return r.ToString();
    }
    public static string Growth(string s, string[] all)
    {
        var view = new Span<string>(ref s);
        foreach (var a in all)
        {
            s += a;
            if (view[0].Length == 2)
                view[0] = "!!";
        }
        return s;
    }
    public static string Parts(string? s)
    {
        var view = new Span<string?>(ref s);
        if (s == null)
            return "";
        view.Clear();
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
        {
            Console.WriteLine(Use.Text("  abc ") + " " + Use.Items(0) + " " + Use.Growth("a", new[] { "x", "y" }));
            try { Console.WriteLine(Use.Parts("a,b")); } catch (NullReferenceException) { Console.WriteLine("null"); }
        }
    }
}
