// fixes: ALLOC307
// Numbers, characters and identifiers that become text by a detour, in cultures with signs, digits and cases of their own, at the ends of each type.
using System;
using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

static class Program
{
    static string Small(sbyte s, byte b, short n, ushort u)
    {
        var text = s.ToString("X").ToLower() + s.ToString("x4").ToUpperInvariant() + b.ToString("X2").ToLowerInvariant() + n.ToString("X8").ToLower();
        text += "|" + u.ToString().PadLeft(7, '0') + b.ToString().PadLeft(1, '0') + u.ToString("x").PadLeft(6, '0') + s.ToString("x").PadLeft(5, '0');
        text += "|" + n.ToString("X").PadLeft(9, '0') + n.ToString("x").PadLeft(0, '0');
        return text;
    }

    static string Large(int i, uint u, long l, ulong v)
    {
        var text = i.ToString("X").ToLower() + u.ToString("X12").ToLowerInvariant() + l.ToString("x").ToUpper() + v.ToString("X20").ToLower();
        text += "|" + u.ToString().PadLeft(12, '0') + v.ToString().PadLeft(24, '0') + i.ToString("x").PadLeft(10, '0') + l.ToString("X").PadLeft(18, '0');
        text += "|" + u.ToString(CultureInfo.CurrentCulture).PadLeft(11, '0') + v.ToString(CultureInfo.InvariantCulture).PadLeft(21, '0');
        return text;
    }

    static string Identifier(Guid id) => id.ToString().Replace("-", "") + id.ToString("D").Replace("-", string.Empty) + id.ToString("B").Replace("-", "");

    static string Characters(string text, char c, string[] items)
    {
        if (text is null)
            return "null";
        var result = text.Contains(c.ToString()) + "," + text.Split(c.ToString()).Length + "," + string.Join(c.ToString(), items);
        result += "," + text.IndexOf(c.ToString(), StringComparison.Ordinal) + "," + new StringBuilder(text).Insert(0, c.ToString());
        return result + "," + text.Split(c.ToString(), StringSplitOptions.RemoveEmptyEntries).Length;
    }

    static string Parts(string text)
    {
        if (text is null)
            return "null";
        var parts = Regex.Split(text, ",");
        var lines = Regex.Split(text, "\r\n");
        var empty = Regex.Split(text, "");
        return parts.Length + ":" + string.Join(";", parts) + "/" + lines.Length + "/" + empty.Length;
    }

    static void Main()
    {
        var odd = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        odd.NumberFormat.NegativeSign = "minus";
        odd.NumberFormat.NativeDigits = new[]
        {
            "\u0660", "\u0661", "\u0662", "\u0663", "\u0664", "\u0665", "\u0666", "\u0667", "\u0668", "\u0669",
        };
        odd.NumberFormat.DigitSubstitution = DigitShapes.NativeNational;
        odd.NumberFormat.NumberGroupSizes = new[] { 1 };
        foreach (var culture in new[] { CultureInfo.InvariantCulture, new CultureInfo("tr-TR"), new CultureInfo("ar-SA"), new CultureInfo("fa-IR"), odd })
        {
            CultureInfo.CurrentCulture = culture;
            Console.WriteLine(Small(sbyte.MinValue, byte.MaxValue, short.MinValue, ushort.MaxValue) + Small(-1, 0, -1, 0) + Small(10, 10, 171, 205));
            Console.WriteLine(Large(int.MinValue, uint.MaxValue, long.MinValue, ulong.MaxValue) + Large(-1, 0, -1, 0) + Large(2748, 2748, 2748, 2748));
            Console.WriteLine(Identifier(Guid.Empty) + Identifier(new Guid("ABCDEFAB-CDEF-ABCD-EFAB-CDEFABCDEFAB")));
            foreach (var c in new[] { ',', '\0', 'i', '\u0131', '\u00AD', '\uD800', '\u0660' })
                Console.WriteLine(Characters("a,i\u0131\0\u00AD,," + c, c, new[] { "x", null, "" }) + Characters("", c, Array.Empty<string>()) + Characters(null, c, null));
            foreach (var text in new[] { "", ",", "a,b,,c\r\n", "\r\n", "\r", null, "\u060C" })
                Console.WriteLine(Parts(text));
        }
    }
}
