// silent: ALLOC703
// The product is checked: it throws where it would overflow.
using System;

static class Program
{
    static string At(long now, int seconds)
    {
        try { return (now + checked(seconds * 1000)).ToString(); }
        catch (OverflowException e) { return e.GetType().Name; }
    }

    static string Block(long now, int seconds)
    {
        try { checked { return (now + seconds * 1000).ToString(); } }
        catch (OverflowException e) { return e.GetType().Name; }
    }

    static void Main()
    {
        foreach (var n in new[] { 0, 1, 2_147_484, int.MinValue })
            Console.WriteLine(At(5, n) + " " + Block(5, n));
    }
}
