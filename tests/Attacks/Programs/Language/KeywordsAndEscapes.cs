// fixes: ALLOC301, ALLOC303, ALLOC305
// Identifiers that are keywords, written with escapes, or not of ASCII.
using System;
using System.Text;

static class Program
{
    static int Parse(string @string) => @string is null ? 0 : int.Parse(@string.Trim());

    static string Grow(int @for)
    {
        string \u0061bc = "", gr\u00f6\u00dfe = "";
        for (var @in = 0; @in < @for; @in++)
            abc += @in;
        for (var @out = 0; @out < @for; @out++)
            gr\u00f6\u00dfe += @out + abc;
        return abc + gr\u00f6\u00dfe;
    }

    static void Append(StringBuilder @new, string @class, int @event) => @new.Append(@class + @event);

    static void Main()
    {
        var builder = new StringBuilder();
        Append(builder, "c", 4);
        Console.WriteLine(Parse(" 3 ") + Grow(3) + builder);
    }
}
