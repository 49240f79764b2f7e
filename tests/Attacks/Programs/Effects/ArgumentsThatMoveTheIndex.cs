// fixes: ALLOC301
// The position, the length and the text of a slice are changed by what stands behind them in the same call.
#nullable enable
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static string s_text = "12 34 56 78 90";
    static int s_at;

    static int Move(int by) { s_at += by; return s_at; }
    static string Replace(string text) { s_text = text; return text; }

    static int A(string line, int i) => int.Parse(line.Substring(i++, 2)) + i;
    static int B(string line, int i) => int.Parse(line.Substring(i, i = 2).Trim(), NumberStyles.Integer, CultureInfo.InvariantCulture) + i;
    static int C() => int.Parse(s_text.Substring(s_at, 2), (NumberStyles)(7 + Move(0)));
    static int D() => int.Parse(s_text.Substring(Move(3), 2), Replace("aa bb cc dd ee") is null ? null : CultureInfo.InvariantCulture);
    static int E(string line, ref int i) => int.Parse(line.Substring(i, 2), Bump(ref i));
    static NumberStyles Bump(ref int i) { i = 1000; return NumberStyles.Integer; }
    static bool F(string line) => int.TryParse(line.Substring(s_at, 2), out s_at);
    static bool G(string line, out int n) => int.TryParse(line.Substring(n = 3, 2).Trim(), out n);
    static int H(StringBuilder builder, string line, int i) { builder.Append(line.Substring(i, 2)).Append(line.Substring(i = i + 1, 1)).Append(line.Substring(i)); return i; }
    static int I(string line) { var part = line.Substring(s_at, 2); Move(1); return int.Parse(part) + s_at; }
    static int J(string line) { var part = line.Substring(3); line = "x"; return int.Parse(part.Substring(0, 2)) + line.Length; }
    static int K(string line) { var part = line.Substring(3); var n = int.Parse(part.Substring(0, 2)); part = "77"; return int.Parse(part.Trim()) + n; }
    static int L(string? line) { string part; return (line is { Length: > 4 } ? int.Parse((part = line.Substring(3)).Substring(0, 2)) : 0) + (line?.Substring(1).Trim().Length ?? -1); }
    static int M(string line) => string.CompareOrdinal(line.Substring(s_at), line.Substring(Move(1))) + (line.Substring(s_at) == line[Move(1)..] ? 1 : 0);
    static int N(string line) => line[s_at..Move(2)].Length + line[s_at..^1].IndexOf(line[Move(1)]) + line[..^Move(0)].LastIndexOf('3');
    static bool O(string line, string other) => line.Substring(0, 2) is "12" or "34" && other.Substring(3) is { Length: > 2 } and not "x" && line[3..5] is ['3', ..];

    static string Try(Func<object> f)
    {
        try { return "" + f(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Main()
    {
        foreach (var line in new[] { "12 34 56 78 90", "", "3", " 1 2 3 4 5 6 7 8 9" })
        {
            s_at = 0;
            var at = 3;
            var builder = new StringBuilder();
            Console.WriteLine(Try(() => A(line, 0)));
            Console.WriteLine(Try(() => B(line, 0)));
            Console.WriteLine(Try(() => C()));
            Console.WriteLine(Try(() => E(line, ref at)) + at);
            Console.WriteLine(Try(() => F(line)) + s_at);
            Console.WriteLine(Try(() => G(line, out s_at)) + s_at);
            Console.WriteLine(Try(() => H(builder, line, 3)) + builder);
            s_at = 0;
            Console.WriteLine(Try(() => I(line)) + Try(() => J(line)) + Try(() => K(line)) + Try(() => L(line)));
            Console.WriteLine(Try(() => M(line)) + s_at + Try(() => N(line)) + s_at + Try(() => O(line, line)));
            Console.WriteLine(Try(() => D()) + s_at + s_text);
            s_text = "12 34 56 78 90";
        }
    }
}
