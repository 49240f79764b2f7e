// fixes: ALLOC601
// A class of the program that derives from a list and hides its enumerator: behind an interface, and declared as a list, the list enumerates.
using System;
using System.Collections.Generic;

sealed class Hiding : List<int>
{
    public new IEnumerator<int> GetEnumerator() { yield return 77; }
}

static class Program
{
    static int Sum(IEnumerable<int> numbers)
    {
        var sum = 0;
        foreach (var x in numbers)
            sum += x;
        return sum;
    }

    static List<int> Made(int i) => i > 0 ? new Hiding { i } : new List<int> { 2 };

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Sum(Made(i)));
    }
}
