// refuses: ALLOC601
// A public property holds a list that a call in the loop changes: the enumerator notices, an index would not.
using System;
using System.Collections.Generic;

public static class Program
{
    private static readonly List<int> s_items = new() { 1, 2, 3 };

    public static IReadOnlyList<int> Items => s_items;

    static void Change(int item)
    {
        if (item == 2)
            s_items.Add(4);
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            try
            {
                foreach (var item in Items)
                {
                    Console.Write(item + " ");
                    Change(item);
                }
            }
            catch (Exception e)
            {
                Console.WriteLine(e.GetType().Name);
            }
        }
    }
}
