// fixes: ALLOC307
// Negative numbers, own types that look like those of the framework, patterns that mean something, separators of half a character and providers that count.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

struct Id
{
    public int Asked;

    public override string ToString() => "-" + ++Asked;

    public string ToString(string format) => format + Asked;
}

sealed class Counting : IFormatProvider
{
    public static int Asked;

    public static Counting One
    {
        get
        {
            Asked++;
            return new Counting();
        }
    }

    public object GetFormat(Type type)
    {
        Asked += 10;
        return type == typeof(NumberFormatInfo) ? new NumberFormatInfo { NegativeSign = "minus", NativeDigits = new[] { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j" } } : null;
    }
}

enum Mode : byte
{
    None,
    Ab = 0xab,
}

static class Program
{
    static int s_made;

    static Guid Made()
    {
        s_made++;
        return new Guid(s_made, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    }

    static string Text(string text, long number, char letter, Guid? maybe)
    {
        var seen = new StringBuilder();
        for (var i = 0; i < 2; i++)
        {
            var own = new Id();
            seen.Append(own.ToString().Replace("-", "")).Append(own.Asked);
            seen.Append(Made().ToString().Replace("-", "")).Append(s_made).Append(Made().ToString("D", Counting.One).Replace("-", ""));
            seen.Append(maybe.ToString().Replace("-", "")).Append(maybe?.ToString().Replace("-", "").ToUpper());
            seen.Append(((int)number).ToString("X2", Counting.One).ToLower()).Append(number.ToString("X2Y").ToLower()).Append(number.ToString("x9").ToUpper());
            seen.Append(Mode.Ab.ToString("X").ToLower()).Append(((byte)number).ToString("x").PadLeft(2, '0'));
            seen.Append(((ushort)number).ToString(Counting.One).PadLeft(6, '0')).Append(((sbyte)number).ToString("X").PadLeft(5, '0'));
            if (text != null)
            {
                seen.Append(string.Join("|", Regex.Split(text, "a"))).Append(string.Join("|", Regex.Split(text, "a."))).Append(Regex.Split(text, "\ud83d").Length);
                seen.Append(Regex.Replace(text, "#", "&")).Append(Regex.Replace(text, "a b", "", RegexOptions.Multiline)).Append(Regex.Replace(text, "i", "$0"));
                seen.Append(string.Join("|", Regex.Split(text, "}"))).Append(string.Join("|", Regex.Split(text, "I", RegexOptions.IgnoreCase)));
                seen.Append(text.Contains(letter.ToString())).Append(text.IndexOf(letter.ToString(), StringComparison.Ordinal)).Append(text.IndexOf(letter.ToString()));
                seen.Append(text.Split(letter.ToString()).Length).Append(text.Split(letter.ToString(), 2).Length);
                seen.Append(text.Split(letter.ToString(), StringSplitOptions.RemoveEmptyEntries).Length);
            }

            seen.Append(string.Join(letter.ToString(), new[] { text, null, "x" })).Append(string.Join(letter.ToString(), text, text));
            seen.Append(string.Join(letter.ToString(), new object[] { 1, text })).Append(string.Join(letter.ToString(), (IEnumerable<string>)new List<string> { text }));
            seen.Insert(i, letter.ToString()).Insert(0, letter.ToString(), 2);
            seen.Append(string.Format("none")).Append(string.Format(CultureInfo.InvariantCulture, "a" + "b")).Append(string.Format("{{"));
        }

        return seen + ":" + Counting.Asked;
    }

    static void Main()
    {
        foreach (var culture in new[] { "", "tr-TR", "ar-SA", "fa-IR" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            foreach (var text in new[] { null, "", "a", "aa", "\0a\0", "I\u0131i\u0130", "a b#c}d", "\ud83d\ude00a\ud83d", "e\u0301a\u00e9" })
            {
                foreach (var number in new[] { 0L, 9, 10, -1, 255, -129, long.MinValue, uint.MaxValue })
                {
                    foreach (var letter in new[] { 'a', '\0', '\ud83d', '\u0301', 'I' })
                    {
                        try
                        {
                            Console.WriteLine(Convert.ToHexString(Encoding.Unicode.GetBytes(Text(text, number, letter, number > 9 ? Guid.Empty : null))));
                        }
                        catch (Exception e)
                        {
                            Console.WriteLine(e.GetType().Name);
                        }
                    }
                }
            }
        }
    }
}
