// refuses: ALLOC305
// stack: 256
// A text on the stack, in a method that the text of an unmanaged value comes back to.
using System;
using System.Text;
readonly struct Deep(int n) { private readonly int _n = n; public override string ToString() => _n == 0 ? "." : Program.Show(new Deep(_n - 1), _n); }
static class Program
{
    public static string Show<T>(T t, int n) where T : unmanaged
    {
        var b = new StringBuilder();
        b.Append(n % 10);
        b.Append(string.Concat(t, "-"));
        b.Append(n % 7);
        return b.ToString();
    }
    static void Main() { for (var n = 60; n <= 420; n += 120) Console.WriteLine(Show(new Deep(n), n).Length); }
}
