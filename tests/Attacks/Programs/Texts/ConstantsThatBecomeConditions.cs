// fixes: ALLOC307
// Constants whose text is compared, which a warning about unreachable code would follow, and overloads for formattable texts.
#nullable enable
using System;
using System.Collections.Generic;
static class Program
{
    const bool Yes = true; const char A = 'a';
    static int F(bool b, char c)
    {
        var n = 0;
        for (var i = 0; i < 2; i++)
        {
            if (Yes.ToString().ToLower() == "true") n++; else n += 10;
            if (A.ToString() == "a") n++; else n += 10;
            while (A.ToString() != "a") n++;
            switch (A.ToString()) { case "a": n++; break; case "b": n += 5; break; }
            n += A.ToString() is "a" ? 1 : 0; n += A.ToString() switch { "a" => 1, _ => 2 };
            string? s = b ? b.ToString().ToLower() : null; n += s?.Length ?? 0;
            object o = b.ToString().ToUpper(); n += o.GetHashCode() == "TRUE".GetHashCode() ? 1 : 0;
            var d = new Dictionary<string, int> { [b.ToString().ToLower()] = 1, ["x"] = 2 }; n += d.Count;
            n += string.Compare(b.ToString().ToLower(), "true", StringComparison.Ordinal) == 0 ? 1 : 0;
            n += Take(b.ToString().ToLower()) + Take(text: b.ToString().ToUpper(), 1);
            if (b.ToString().ToLower() is { Length: 4 } t && t[0] == 't') n++;
            ReadOnlySpan<char> span = b.ToString().ToLower(); n += span.Length;
            n += (b.ToString().ToLower() + c).Length; n += ("<" + b.ToString().ToLower()).Length;
            string r; r = n > 3 ? b.ToString().ToLower() : c.ToString() == "x" ? "y" : "z"; n += r.Length;
            n += b.ToString().ToLower().Equals("true") ? 1 : 0; lock (b.ToString().ToLower()) n++;
            foreach (var ch in b.ToString().ToLower()) n += ch;
            dynamic dy = b.ToString().ToLower(); n += dy.Length;
        }
        return n;
    }
    static int Take(string text, int n = 0) => text.Length + n; static int Take(FormattableString f) => 1000;
    static void Main() => Console.WriteLine(F(true, 'x') + F(false, 'y'));
}
