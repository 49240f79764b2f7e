// refuses: ALLOC607
// The capacity of a list is asked for by an accessor that the runtime binds by the name in its attribute.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

sealed class Filler
{
    public List<int> Lengths(string[] texts)
    {
        var lengths = new List<int>();
        foreach (var text in texts)
            lengths.Add(text.Length);
        return lengths;
    }
}

static class Access<T>
{
    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_Capacity")]
    public static extern int RoomOf(List<T> list);
}

static class Program
{
    static void Main() => Console.WriteLine(Access<int>.RoomOf(new Filler().Lengths(new[] { "a", "b", "c", "d", "e" })));
}
