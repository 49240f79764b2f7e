// fixes: ALLOC303
// An operand has its own conversion to string, and one its own operator +.
using System;

struct Tag
{
    public string Name;
    public static implicit operator string(Tag tag) => "<" + tag.Name + ">";
    public override string ToString() => "other";
}

struct Adder
{
    public static string operator +(string text, Adder adder) => text + "*" + text.Length;
}

static class Program
{
    static void Main()
    {
        string a = "", b = "x", c = "";
        for (var i = 0; i < 3; i++)
            a += (string)new Tag { Name = "t" };
        for (var i = 0; i < 3; i++)
            b += new Adder();
        for (var i = 0; i < 3; i++)
            c += new Tag { Name = "u" };
        Console.WriteLine(a + b + c);
    }
}
