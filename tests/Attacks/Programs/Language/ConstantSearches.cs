// fixes: ALLOC301
// Parts that are searched by SearchValues, taken as runes and UTF-8, and texts of surrogates that are cut in the middle.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

static class Program
{
    static readonly SearchValues<char> s_marks = SearchValues.Create(",;");

    static int Marks(string text)
    {
        var sum = 0;
        for (var i = 0; i < text.Length; i++)
        {
            sum += text.Substring(i).AsSpan().IndexOfAny(s_marks);
            sum += text.Substring(i).IndexOf(',') + text.Substring(i).IndexOf(";", StringComparison.Ordinal);
            sum += text.Substring(i).LastIndexOf('x') + text[i..].IndexOfAny([',', ';']);
        }
        return sum;
    }

    static int Runes(string text)
    {
        var sum = 0;
        for (var i = 0; i < text.Length; i++)
        {
            foreach (var rune in text.Substring(i).EnumerateRunes())
                sum = unchecked(sum * 31 + rune.Value);
            if (Rune.TryGetRuneAt(text.Substring(i), 0, out var first))
                sum += first.Value;
        }
        return sum;
    }

    static int Cultures(string text)
    {
        var sum = 0;
        for (var i = 0; i + 1 < text.Length; i++)
        {
            if (text.Substring(i, 2).ToUpper() == "IX")
                sum++;
            if (text.Substring(i, 2).ToUpperInvariant() == "IX")
                sum += 10;
            if (string.Equals(text.Substring(i, 2), "ix", StringComparison.CurrentCultureIgnoreCase))
                sum += 100;
            if (text.Substring(i).StartsWith("ı"))
                sum += 1000;
            if (text.Substring(i).StartsWith("", StringComparison.Ordinal) && text.Substring(i).EndsWith("x"))
                sum += 10000;
            if (text.Substring(i, 2).ToLower().Equals("ıx"))
                sum += 100000;
            if (text.Substring(i, 1).CompareTo("i") > 0)
                sum += 1000000;
        }
        return sum;
    }

    static int Bytes(string text)
    {
        var sum = 0;
        for (var i = 0; i < text.Length; i++)
        {
            var bytes = Encoding.UTF8.GetBytes(text.Substring(i));
            for (var j = 0; j < bytes.Length; j++)
                sum = unchecked(sum * 7 + bytes[j]);
            sum += Encoding.UTF8.GetByteCount(text.Substring(i, 1));
        }
        return sum;
    }

    static int Normal(string text)
    {
        var sum = 0;
        for (var i = 0; i < text.Length; i++)
        {
            if (text.Substring(i).IsNormalized(NormalizationForm.FormC))
                sum++;
            sum += text.Substring(i).GetHashCode(StringComparison.Ordinal) == string.GetHashCode(text.AsSpan(i)) ? 10 : 0;
        }
        return sum;
    }

    static string Try(Func<string, int> f, string text)
    {
        try
        {
            return "" + f(text);
        }
        catch (Exception e)
        {
            return e.GetType().Name;
        }
    }

    static void Main()
    {
        foreach (var culture in new[] { "", "tr-TR", "de-DE" })
        {
            CultureInfo.CurrentCulture = new CultureInfo(culture);
            foreach (var text in new[] { "", "a,b;x", "iX ıx Ix", "a😀b\ud800x", "e\u0301x\0y;" })
                Console.WriteLine(Try(Marks, text) + " " + Try(Runes, text) + " " + Try(Cultures, text) + " " + Try(Bytes, text) + " " + Try(Normal, text));
        }
    }
}
