// silent: ALLOC302
// The array itself is written, kept, passed on, compared or captured.
using System;
using System.Linq;

static class Program
{
    static string[] _kept;

    static void Main() => Run();

    static void Run()
    {
        var text = "b,a,c";
        var written = text.Split(',');
        written[0] = "w";
        Console.Write(written[0] + written.Length);
        var kept = text.Split(',');
        _kept = kept;
        _kept[1] = "k";
        Console.Write(kept[1]);
        var sorted = text.Split(',');
        Array.Sort(sorted);
        Console.Write(sorted[0]);
        var captured = text.Split(',');
        Func<string> first = () => captured[0];
        Console.Write(first());
        var covariant = text.Split(',');
        object[] same = covariant;
        same[2] = "v";
        Console.Write(covariant[2]);
        var last = text.Split(',');
        Console.Write(last[^1]);
        ref var second = ref last[1];
        second = "ref";
        Console.WriteLine(last[1] + string.Join("", text.Split(',').Reverse()));
    }
}
