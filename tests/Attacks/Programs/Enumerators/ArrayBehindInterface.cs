// refuses: ALLOC601
// An array fails otherwise where it is asked by index, and a list of its own kind where an element is written.
using System;
using System.Collections.Generic;

static class Program
{
    static string Read(int n)
    {
        IReadOnlyList<int> kept = new int[n];
        try
        {
            foreach (var item in kept)
                Console.Write(item);
            return kept[n + 1].ToString();
        }
        catch (Exception e)
        {
            return e.GetType().Name;
        }
    }

    static string Write(int n)
    {
        IList<int> kept = new int[n];
        try
        {
            foreach (var item in kept)
                Console.Write(item);
            kept.Add(n);
            return "added";
        }
        catch (Exception e)
        {
            return e.GetType().Name;
        }
    }

    static void Main() => Console.WriteLine(Read(3) + " " + Write(3));
}
