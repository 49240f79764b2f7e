// fixes: ALLOC607
// The list is in a variable of a dynamic type, of an interface, or has a conversion that is built in.
#nullable enable
using System;
using System.Collections.Generic;

static class Filler
{
    private static void Say(string text) => Console.Write(text);

    public static int Dynamic(int[] numbers)
    {
        dynamic list = new List<int>();
        Say("d");
        foreach (var number in numbers)
            list.Add(number);
        return list.Count;
    }

    public static int Interface(int[] numbers)
    {
        ICollection<int> list = new List<int>();
        Say("i");
        foreach (var number in numbers)
            list.Add(number);
        return list.Count;
    }

    public static int Untyped(string[] texts)
    {
        System.Collections.IList list = new List<string>();
        Say("u");
        foreach (var text in texts)
            list.Add(text);
        return list.Count;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var numbers in new[] { new int[0], new[] { 1, 2, 3, 4, 5 } })
            Console.WriteLine(Filler.Dynamic(numbers) + Filler.Interface(numbers) + Filler.Untyped(new[] { "a" }));
    }
}
