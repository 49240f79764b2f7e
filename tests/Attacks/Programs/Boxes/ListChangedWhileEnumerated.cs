// refuses: ALLOC201
using System;
using System.Collections;

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var list = new ArrayList();
        list.Add(1);
        list.Add(2);
        try
        {
            foreach (int n in list)
            {
                Console.Write(n);
                list.Add(3);
            }
        }
        catch (InvalidOperationException) { Console.Write("changed"); }

        var mixed = new ArrayList();
        mixed.Add(1);
        mixed.Add("two");
        mixed.Add(3L);
        foreach (var item in mixed) Console.Write(item);
        try { Console.Write((int)mixed[2]); } catch (InvalidCastException) { Console.Write("cast"); }
        Console.WriteLine(list.Contains(1L));
    }
}
