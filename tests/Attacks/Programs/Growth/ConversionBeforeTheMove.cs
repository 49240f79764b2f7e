// silent: ALLOC607
// An operator of the project makes a collection of the list, at the declaration, which the fix would move behind another statement.
using System;
using System.Collections.Generic;

sealed class Bag
{
    private readonly List<int> _items;
    private Bag(List<int> items) => _items = items;
    public static implicit operator Bag(List<int> items) { Console.Write("made "); return new Bag(items); }
    public void Add(int item) => _items.Add(item);
    public override string ToString() => string.Join(",", _items);
}

sealed class Filler
{
    private static void Say(string text) => Console.Write(text);

    public string Fill(int[] numbers)
    {
        Bag bag = new List<int>();
        Say("between ");
        foreach (var number in numbers)
            bag.Add(number);
        return bag.ToString();
    }
}

static class Program
{
    static void Main()
    {
        foreach (var numbers in new[] { new int[0], new[] { 1, 2, 3, 4, 5 } })
            Console.WriteLine(new Filler().Fill(numbers));
    }
}
