// fixes: ALLOC107
// A call on the milliseconds of a watch, which binds before a cast.
using System;
using System.Diagnostics;
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++) Console.WriteLine(Use.A() > 10);
    }
}
static class Use
{
    public static int A()
    {
        var same = 0;
        for (var i = 0; i < 20; i++)
        {
            var w = Stopwatch.StartNew();
            System.Threading.Thread.SpinWait(300);
            if (w.ElapsedMilliseconds.CompareTo(0) == 0)
                same++;
        }
        return same;
    }
}
