// silent: ALLOC104
// refuses: ALLOC101
// Extensions that get a value type by reference change the variable, and the syntax of the call does not say so.
using System;
static class Ext
{
    public static void Next(this ref char c) => c++;
    extension(ref int n)
    {
        public void Grow() => n++;
        public int More { get => ++n; }
    }
}
static class Loops
{
    public static int Text(char c)
    {
        var r = 0;
        for (var i = 0; i < 3; i++)
        {
            var t = "k" + c + "z";
            r = r * 3 + t[1];
            c.Next();
        }
        return r;
    }
    public static int Items(int n)
    {
        bool Has(int v, params int[] all) { foreach (var a in all) if (a == v) return true; return false; }
        var r = 0;
        for (var i = 0; i < 4; i++)
        {
            if (Has(i, n, 9))
                r++;
            n.Grow();
        }
        return r;
    }
    public static int Table(int n)
    {
        var r = 0;
        for (var i = 0; i < 4; i++)
        {
            int[] all = { n, 7 };
            foreach (var a in all)
                r = r * 3 + a;
            r += n.More;
        }
        return r;
    }
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++) Console.WriteLine(Loops.Text('a') + " " + Loops.Items(0) + " " + Loops.Table(i));
    }
}
