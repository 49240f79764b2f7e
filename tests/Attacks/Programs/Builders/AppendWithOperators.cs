// refuses: ALLOC305
// Operands with a conversion or an operator of their own, an array of characters, dynamic.
using System;
using System.Text;

struct Tag
{
    public static string operator +(string text, Tag tag) => text + "<tag>";
    public override string ToString() => "other";
}

static class Program
{
    static void Append(StringBuilder builder, string text, Tag tag, char[] characters, dynamic any)
    {
        builder.Append(text + tag);
        builder.Append(text + characters);
        builder.Append(text + any);
        builder?.Append(text + 1);
    }

    static void Main()
    {
        var builder = new StringBuilder();
        Append(builder, "t", default, new[] { 'a' }, 5);
        Console.WriteLine(builder);
    }
}
