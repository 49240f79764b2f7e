// refuses: ALLOC307
// A struct that becomes a string as an argument and has a 'Split' of its own.
#nullable enable
using System;
using System.Text.RegularExpressions;
public readonly struct Txt
{
    private readonly string _t;
    public Txt(string t) => _t = t;
    public static implicit operator string(Txt t) => t._t ?? "";
    public string[] Split(string by) => new[] { "own" };
}
static class Uses
{
    public static int Count(Txt t)
    {
        var n = 0;
        for (var i = 0; i < 2; i++)
            n += Regex.Split(t, ",").Length;
        return n;
    }
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++) Console.WriteLine(Uses.Count(new Txt("a,b,c")));
    }
}
