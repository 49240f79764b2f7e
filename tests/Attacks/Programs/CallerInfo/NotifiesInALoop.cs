// fixes: ALLOC101
// A body that is written once more, in a method of the same name, is told the same.
using System;
using System.Runtime.CompilerServices;

static class Program
{
    static void OnChanged([CallerMemberName] string name = null) => Console.WriteLine(name);

    static int Remove(params int[] keys)
    {
        var sum = 0;
        foreach (var key in keys)
        {
            OnChanged();
            sum += key;
        }

        return sum;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Remove(i) + Remove(i, i));
    }
}
