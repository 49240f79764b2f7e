// fixes: ALLOC307
// Numbers that are filled up with zeros to odd widths, and hexadecimal digits of each kind of integer.
using System;

static class Writer
{
    public static string Pad(byte a, ushort b, uint c, ulong d, sbyte e, short f, int g, long h, char i)
    {
        var text = "";
        for (var n = 0; n < 2; n++)
        {
            text += a.ToString().PadLeft(0, '0') + b.ToString().PadLeft(1, '0') + c.ToString().PadLeft(12, '0') + d.ToString().PadLeft(25, '0') + " ";
            text += e.ToString("x").PadLeft(8, '0') + f.ToString("X").PadLeft(3, '0') + g.ToString("x").PadLeft(9, '0')
                + h.ToString("X").PadLeft(20, '0') + " ";
            text += e.ToString().PadLeft(4, '0') + g.ToString().PadLeft(2, '0') + i.ToString().PadLeft(3, '0') + " ";
            text += a.ToString("X2").ToLower() + f.ToString("x4").ToUpperInvariant() + g.ToString("X").ToLowerInvariant() + h.ToString("x").ToUpper() + " ";
        }

        return text;
    }

    public static string Negative(uint c)
    {
        var text = "";
        for (var n = 0; n < 2; n++)
        {
            try
            {
                text += c.ToString().PadLeft(-1, '0');
            }
            catch (ArgumentOutOfRangeException)
            {
                text += "range";
            }
        }

        return text;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var name in new[] { "en-US", "tr-TR", "ar-SA", "fa-IR", "sv-SE" })
        {
            System.Globalization.CultureInfo.CurrentCulture = new System.Globalization.CultureInfo(name);
            Console.WriteLine(Writer.Pad(0, 7, 77, ulong.MaxValue, -1, -2, -3, long.MinValue, 'z') + Writer.Negative(5));
            Console.WriteLine(Writer.Pad(255, 0, 0, 0, 127, 0x7abc, 0, 0, '0'));
        }
    }
}
