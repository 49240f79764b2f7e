// silent: ALLOC501
// A reference to an element, a captured array, an iterator, and an await keep the array longer than the method.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static ref int First()
    {
        var a = new int[3];
        a[0] = 5;
        return ref a[0];
    }

    static Func<int> Captured()
    {
        var a = new int[2];
        return () => ++a[1];
    }

    static IEnumerable<int> Lazy()
    {
        var a = new int[2];
        a[0] = 1;
        yield return a[0];
        a[1] = a[0] + 1;
        yield return a[1];
    }

    static async Task<int> Slow()
    {
        var a = new byte[4];
        a[0] = 7;
        await Task.Yield();
        return a[0];
    }

    static Memory<int> Kept() { var a = new int[2]; a[1] = 9; return a; }

    static async Task Main()
    {
        Console.Write(First());
        var next = Captured();
        Console.Write(next() + next());
        foreach (var n in Lazy()) Console.Write(n);
        Console.WriteLine(await Slow() + Kept().ToArray()[1]);
    }
}
