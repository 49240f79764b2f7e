// refuses: ALLOC202
// A test before a loop says nothing about its second iteration.
using System;
sealed class Cache
{
    private object _left;
    public void Set(int n) => _left = n;
    public int Take(int[] times)
    {
        var sum = 0;
        if (_left != null)
        {
            foreach (var time in times)
            {
                sum += time * (int)_left;
                _left = null;
            }
        }
        return sum;
    }
}
static class Program
{
    static void Main()
    {
        var c = new Cache();
        for (var i = 0; i < 4; i++)
        {
            c.Set(i);
            try { Console.WriteLine(c.Take(new int[i])); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
