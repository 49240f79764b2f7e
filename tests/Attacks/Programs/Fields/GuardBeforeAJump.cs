// refuses: ALLOC202
// A goto goes back behind the test.
using System;
sealed class Job
{
    private object _at;
    public void Start(int i) => _at = i;
    public int Wait()
    {
        if (_at == null)
            return 0;
        again:
        var n = (int)_at;
        if (n > 1)
        {
            if (n > 2) _at = null; else _at = 1;
            goto again;
        }
        return n;
    }
}
static class Program
{
    static void Main()
    {
        for (var k = 0; k < 5; k++)
        {
            var j = new Job(); j.Start(k);
            try { Console.WriteLine(j.Wait()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
