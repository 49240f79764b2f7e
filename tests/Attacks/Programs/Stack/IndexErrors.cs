// refuses: ALLOC501
// Positions outside of the array, with values that have effects.
using System;

static class Program
{
    static int Say(int n) { Console.Write("say" + n + " "); return n; }

    static void Try(Action action)
    {
        try { action(); Console.Write("ok "); }
        catch (Exception exception) { Console.Write(exception.GetType().Name + " "); }
    }

    static void Store(int at) { var a = new int[4]; a[at] = Say(1); Console.Write(a[0]); }
    static void Copy(int at) { var a = new byte[4]; Buffer.BlockCopy(new byte[] { 1, 2 }, 0, a, at, 2); Console.Write(a[1]); }

    static void Main() => Run();

    static void Run()
    {
        Try(() => Store(0));
        Try(() => Store(4));
        Try(() => Store(-1));
        Try(() => Copy(0));
        Try(() => Copy(3));
        Console.WriteLine();
    }
}
