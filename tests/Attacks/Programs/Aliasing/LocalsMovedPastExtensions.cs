// silent: ALLOC106
// An extension block gets a character by reference and changes it before the branch that reads the text.
using System;
static class Ext { extension(ref char c) { public void Up() => c++; public int Next { set => c = (char)value; } } }
static class Use
{
    public static string Method(char c, int n)
    {
        var t = "k" + c + "z";
        if (n < 1)
            return "none";
        c.Up();
        return t + t;
    }
    public static string Property(char c, int n)
    {
        var t = "k" + c + "z";
        if (n < 1)
            return "none";
        c.Next = 'x';
        return t + t;
    }
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++) Console.WriteLine(Use.Method('a', i) + Use.Property('a', i));
    }
}
