// refuses: ALLOC305
// stack: 256
// A conversion of a tuple runs the operator of an element, which comes back to the method.
using System;
using System.Text;
readonly struct Price
{
    public readonly int N;
    public Price(int n) { N = n; }
    public static implicit operator Price(string s) => new(P.Show(int.Parse(s) - 1).Length);
}
static class P
{
    public static string Show(int n)
    {
        var b = new StringBuilder();
        b.Append(n);
        if (n > 0)
        {
            var raw = (n.ToString(), 1);
            (Price, int) priced = raw;
            b.Append(priced.Item1.N).Append(priced.Item2);
        }
        return b.ToString();
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Show(450));
    }
}
