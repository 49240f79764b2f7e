// silent: ALLOC604
// The array of an answer is sorted, written, returned, kept and passed on: the next question must not see that.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

enum Kind { A, B, C }

static class Program
{
    static PropertyInfo[] s_kept;

    static PropertyInfo[] Returned() => typeof(Version).GetProperties();

    static string Sorted()
    {
        var names = Enum.GetNames(typeof(Kind));
        Array.Reverse(names);
        return string.Join(",", names);
    }

    static string Written()
    {
        var values = (Kind[])Enum.GetValues(typeof(Kind));
        values[0] = Kind.C;
        return string.Join(",", values);
    }

    static IEnumerable<Kind> Cast() => Enum.GetValues(typeof(Kind)).Cast<Kind>();

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            s_kept = typeof(Version).GetProperties();
            Console.WriteLine(ReferenceEquals(s_kept, Returned()) + Sorted() + Written());
            s_kept[0] = null;
            if (Cast() is Kind[] kinds)
                kinds[1] = Kind.A;
            Console.WriteLine(string.Join(",", Cast()) + (Returned()[0] == null));
        }
    }
}
