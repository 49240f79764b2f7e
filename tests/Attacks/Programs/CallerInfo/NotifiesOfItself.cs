// refuses: ALLOC101
// language: 12
// A body that moves to another method would be told that method's name.
using System;
using System.Runtime.CompilerServices;

static class Program
{
    static void OnChanged([CallerMemberName] string name = null) => Console.WriteLine(name);

    static int Remove(params int[] keys)
    {
        var sum = 0;
        for (var i = 0; i < keys.Length; i++)
            sum += keys[i];
        OnChanged();
        return sum;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Remove(i));
    }
}
