// fixes: ALLOC307
// The text of a truth value in each place where an expression can stand, in cultures with other letters.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
static class Program
{
    const bool Fixed = true;
    static bool s_flag = true;
    static bool Flip(bool b) { s_flag = !s_flag; Console.Write("!"); return b; }
    static string T(bool a, bool b)
    {
        var r = "";
        r += a.ToString().ToLower();
        r += (a | b).ToString().ToUpperInvariant().Length;
        r += a.ToString().ToLower()[0];
        r += $"{a.ToString().ToLower(),8}|{(a && b).ToString().ToUpper():x}";
        r += Flip(a).ToString().ToLower() + Flip(b).ToString(CultureInfo.InvariantCulture).ToUpper(CultureInfo.CurrentCulture);
        r += a.ToString().ToLower() switch { "true" => 1, _ => 2 };
        r += (a.ToString().ToLower(), b.ToString().ToLower()).Item2;
        r += a
            .ToString()
            .ToLower();
        r += a /* what */ .ToString() // as text
            .ToLower();
        r += new { Value = a.ToString().ToLower(), b }.Value;
        Func<bool, string> f = x => x.ToString().ToLower();
        r += f(b);
        string?[] all = [a.ToString().ToLower(), .. new[] { b.ToString().ToUpper() }];
        r += string.Join(",", all);
        r += a.ToString().ToLower() == "true" ? 1 : 0;
        r += a ? b.ToString().ToLower() : "no";
        r += ((bool)(object)a).ToString().ToLower();
        r += (!a).ToString().ToLower();
        r += (a is true).ToString().ToLower() is "true";
        r += new[] { a, b }[0].ToString().ToLower();
        r += (s_flag = b).ToString().ToLower();
        r += a.ToString().ToLower().GetType().Name + nameof(r);
        return r;
    }
    static string Const()
    {
        if (Fixed.ToString().ToLower() == "true")
            return "t";
        return "f";
    }
    static IEnumerable<string> Each(bool[] all) { foreach (var a in all) yield return a.ToString().ToLower(); }
    static void Main()
    {
        foreach (var c in new[] { "", "tr-TR", "az" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(c);
            Console.WriteLine(T(true, false) + T(false, true) + Const() + string.Concat(Each(new[] { true, false })));
        }
    }
}
