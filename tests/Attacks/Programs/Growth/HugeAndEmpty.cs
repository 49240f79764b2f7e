// fixes: ALLOC303
using System;

static class Program
{
    static string Repeat(string part, int n)
    {
        var text = string.Empty;
        for (var i = 0; i < n; i++)
            text += part;
        return text;
    }

    static void Main()
    {
        var big = Repeat("0123456789", 3000);
        Console.WriteLine(big.Length + " " + big.GetHashCode().Equals(new string(big).GetHashCode()) + big[29999]);
        Console.WriteLine(Repeat("", 5).Length + Repeat("x", 0).Length);
        Console.WriteLine(ReferenceEquals(Repeat("x", 0), string.Empty));
        Console.WriteLine(ReferenceEquals(Repeat("", 3), ""));
    }
}
