// refuses: ALLOC301
// The same by spans, and in the lambda of a query.
#nullable enable
using System;
using System.Linq;

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

    static int A(int n)
    {
        var names = new string[2];
        names[0] = " 4. ";
        return names.Sum(name => int.Parse(name.Trim().TrimEnd('.')));
    }

    static int B(int n)
    {
        var names = new string[2];
        names[0] = " 4. ";
        var sum = 0;
        foreach (var name in names.AsSpan())
            sum += int.Parse(name.Trim().TrimEnd('.'));
        return sum;
    }

    static int C(int n)
    {
        var names = new string[2];
        names[0] = " 4. ";
        var sum = 0;
        foreach (var name in names.Skip(n))
            sum += int.Parse(name.Trim().TrimEnd('.'));
        return sum;
    }

    static int D(int n)
    {
        var names = new string[2];
        names[0] = " 4. ";
        var part = names.AsSpan();
        return int.Parse(part[n].Trim().TrimEnd('.'));
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var n = i;
            Console.WriteLine(Run(() => A(n)));
            Console.WriteLine(Run(() => B(n)));
            Console.WriteLine(Run(() => C(n)));
            Console.WriteLine(Run(() => D(n)));
        }
    }
}
