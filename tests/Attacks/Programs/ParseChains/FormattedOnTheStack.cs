// fixes: ALLOC301
// Values whose texts are only read: cultures with long signs, texts longer than the buffer, formats that are wrong, and a culture that changes midway.
using System;
using System.Globalization;
using System.Numerics;

static class Program
{
    static string Try(Func<object> read)
    {
        try { return "" + read(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static int Lengths(long[] numbers)
    {
        var sum = 0;
        foreach (var n in numbers)
            sum = sum * 31 + n.ToString().Length;
        return sum;
    }

    static string Characters(long[] numbers)
    {
        var seen = "";
        foreach (var n in numbers)
        {
            foreach (var c in n.ToString("N2"))
            {
                seen += (int)c + ".";
                if (c == '7')
                    CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
            }
        }

        return seen;
    }

    static string Palindromes(long[] numbers)
    {
        var found = "";
        foreach (var n in numbers)
        {
            var digits = n.ToString();
            var isSame = true;
            for (var i = 0; i < digits.Length / 2; i++)
                isSame &= digits[i] == digits[digits.Length - 1 - i];
            found += isSame ? "y" : "n";
        }

        return found;
    }

    static int Formats(string[] formats)
    {
        var sum = 0;
        foreach (var format in formats)
        {
            sum += 123456.789.ToString(format).Length;
            sum += decimal.MinValue.ToString(format, CultureInfo.InvariantCulture).Length;
            sum += new DateTime(2024, 2, 29, 1, 2, 3).ToString("dddd', the ' d MMMM yyyy").IndexOf('9');
            sum += BigInteger.Pow(7, 300).ToString().Length;
        }

        return sum;
    }

    static int WrongFormats(string[] formats)
    {
        var sum = 0;
        foreach (var format in formats)
            sum += Guid.Empty.ToString(format).Length;
        return sum;
    }

    static int Equal(Guid[] ids, string text)
    {
        var count = 0;
        foreach (var id in ids)
        {
            if (id.ToString() == "00000000-0000-0000-0000-000000000000" || id.ToString("N").EndsWith("01", StringComparison.Ordinal))
                count++;
            if (id.ToString("X") == id.ToString("x") && text is not null && id.ToString("B") != text)
                count += 10;
        }

        return count;
    }

    static string Cut(Guid[] ids)
    {
        var all = new System.Collections.Generic.List<string>();
        foreach (var id in ids)
            all.Add(id.ToString("N").Substring(0, 8));
        return string.Join(",", all);
    }

    static void Main()
    {
        var numbers = new[] { 0, 7, -7, 299, 300, 1234321, -1221, long.MinValue, long.MaxValue };
        var longSign = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        longSign.NumberFormat.NegativeSign = new string('-', 40) + "7";
        longSign.NumberFormat.NumberGroupSeparator = "<group>";
        var swedish = CultureInfo.GetCultureInfo("sv-SE");
        foreach (var culture in new[] { CultureInfo.InvariantCulture, swedish, CultureInfo.GetCultureInfo("ar-SA"), longSign })
        {
            CultureInfo.CurrentCulture = culture;
            Console.WriteLine(Lengths(numbers) + " " + Palindromes(numbers) + " " + Try(() => Formats(new[] { "F200", null, "", "E3", "#,##0.00" })));
            Console.WriteLine(Characters(numbers));
        }

        Console.WriteLine(Try(() => WrongFormats(new[] { "Q" })) + Try(() => WrongFormats(new[] { "NN", "N" })));
        Console.WriteLine(Try(() => Formats(new[] { "Q9999999999999" })));
        var ids = new[] { Guid.Empty, new Guid(1, 2, 3, new byte[] { 9, 9, 9, 9, 9, 9, 9, 1 }) };
        Console.WriteLine(Equal(ids, "x") + " " + Equal(ids, null) + " " + Cut(ids));
    }
}
