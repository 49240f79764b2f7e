// fixes: ALLOC305
// Operands of each plain type, null among them, in another culture.
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static void Append(StringBuilder builder, string text, int n, char c, bool flag, double d, decimal m, long l, object nothing)
    {
        builder.Append(text + n);
        builder.Append("{" + c + flag + "}" + text);
        builder.Append(text + d + ";" + m).Append(l + "-" + n);
        builder.AppendLine(text + ":" + n);
        builder.Append($"{text},{n:x},{d:N1},{c,3}");
        builder.Append(c + n + text);
        builder.Append(text + null + nothing);
    }

    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        var builder = new StringBuilder();
        Append(builder, "t", -5, '\u00e4', true, 1234.5, 0.10m, long.MinValue, null);
        Append(builder, null, 0, '\0', false, double.NaN, -1m, 0, null);
        Console.WriteLine(builder.ToString().Replace('\0', '0'));
        try { Append(null, "a", 1, 'b', true, 1, 1, 1, null); } catch (NullReferenceException) { Console.WriteLine("null"); }
    }
}
