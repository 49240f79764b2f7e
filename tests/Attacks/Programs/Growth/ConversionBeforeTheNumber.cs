// silent: ALLOC607
// An operator of the project makes a collection of the list; the number of a source that is null would be asked for before it.
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
    public string Fill(int[] numbers)
    {
        Bag bag = new List<int>();
        foreach (var number in numbers)
            bag.Add(number);
        return bag.ToString();
    }
}

static class Program
{
    static void Main()
    {
        foreach (var numbers in new[] { null, new int[0], new[] { 1, 2, 3, 4, 5 } })
        {
            try
            {
                Console.WriteLine(new Filler().Fill(numbers));
            }
            catch (NullReferenceException)
            {
                Console.WriteLine("null");
            }
        }
    }
}
