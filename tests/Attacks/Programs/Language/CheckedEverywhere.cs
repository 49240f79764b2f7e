// fixes: ALLOC201, ALLOC207
// Operands in checked and unchecked expressions, as a part of a text, a format, a comparison, a position and a length.
using System;
using System.Text;

enum Kind { A, B }

static class Program
{
    static string Try(Func<object> action)
    {
        try { return "" + action(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static string Joined(int n, Kind kind) => "a" + kind + checked(n + 1) + unchecked((byte)n);
    static string Around(int n, Kind kind) => checked("a" + kind + (n + 1));
    static string Format(int n) => string.Format("{0}|{1}", checked(n + 1), n);
    static bool Same(int n, int m) => object.Equals(checked(n + 1), m);
    static bool SameAround(int n, int m) => checked(object.Equals(n + 1, m));
    static int Part(string text, int n) => text is null ? 0 : int.Parse(text.Substring(checked(n + 1)));
    static int Length(int n) { var a = new byte[checked(n * 2)]; return a.Length; }
    static string Append(StringBuilder builder, int n) { builder.Append("x" + checked(n * 2) + ";"); return builder.ToString(); }

    static void Main()
    {
        foreach (var n in new[] { 1, int.MaxValue, 300 })
            Console.WriteLine(string.Join(" ", Try(() => Joined(n, Kind.B)), Try(() => Around(n, Kind.B)), Try(() => Format(n)), Try(() => Same(n, 2)), Try(() => SameAround(n, 2)), Try(() => Part("0123", n)), Try(() => Append(new StringBuilder(), n)), n > 300 ? "" : Try(() => Length(n))));
    }
}
