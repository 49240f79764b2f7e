// silent: ALLOC104
// A list whose count is set shows elements that nobody wrote: a cleared list may keep those of the iteration before.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
static class Program
{
    static int Numbers(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var list = new List<int>();
            list.Add(i + 1); list.Add(i + 2);
            CollectionsMarshal.SetCount(list, 1);
            CollectionsMarshal.SetCount(list, 4);
            foreach (var x in list) sum = sum * 3 + x;
        }
        return sum;
    }
    static int Begins(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var list = new List<int>();
            CollectionsMarshal.SetCount(list, 3);
            sum = sum * 3 + list[0] + list[2];
            list[0] = i + 5; list[2] = i + 9;
        }
        return sum;
    }
    static void Main() { Console.WriteLine(Numbers(3)); Console.WriteLine(Begins(3)); }
}
