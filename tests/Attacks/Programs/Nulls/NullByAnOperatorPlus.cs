// refuses: ALLOC301
// An operator + of the program may give null.
using System;

readonly struct Part(int n)
{
    public int N => n;

    public static string operator +(Part left, Part right) => left.N + right.N == 0 ? null : "" + (left.N + right.N);
}

static class Program
{
    static string Run(Func<int> read)
    {
        try
        {
            return "" + read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static int A(Part a, Part b) => int.Parse((a + b).Trim().TrimEnd('.'));

    static int B(Part a, Part b)
    {
        var text = a + b;
        return int.Parse(text.Trim().TrimEnd('.'));
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var n = i;
            Console.WriteLine(Run(() => A(new Part(n), new Part(n))));
            Console.WriteLine(Run(() => B(new Part(n), new Part(n))));
        }
    }
}
