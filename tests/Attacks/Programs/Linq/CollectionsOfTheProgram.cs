// refuses: ALLOC602
// Classes of the program that give other elements behind an interface than by their public members, one of them in a namespace below System.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Texts : List<string>, IEnumerable<string>
{
    IEnumerator<string> IEnumerable<string>.GetEnumerator() { yield return "hidden"; }
}

sealed class Numbers : HashSet<int>, IEnumerable<int>
{
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 5; }
}

class Plain<T> : Queue<T>;

sealed class Deeper : Plain<int>, IEnumerable<int>
{
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 6; }
}

sealed class Hiding : List<int>
{
    public new IEnumerator<int> GetEnumerator() { yield return 77; }
}

namespace System.Mine
{
    sealed class Bag : List<int>, IEnumerable<int>
    {
        IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 9; }
    }
}

static class Program
{
    static bool Found(List<string> texts) => texts.Any(x => x == "hidden");

    static int Length(List<string> texts)
    {
        foreach (var x in texts.Select(x => x.Length))
            return x;
        return 0;
    }

    static int OfSet(HashSet<int> numbers)
    {
        var sum = 0;
        foreach (var x in numbers.Where(x => x > 1))
            sum += x;
        return sum;
    }

    static int OfQueue(Queue<int> numbers)
    {
        var sum = 0;
        foreach (var x in numbers.Where(x => x > 1))
            sum += x;
        return sum;
    }

    static int OfBag(System.Mine.Bag numbers)
    {
        var sum = 0;
        foreach (var x in numbers.Where(x => x > 1))
            sum += x;
        return sum;
    }

    static int OfHiding(Hiding numbers)
    {
        var sum = 0;
        foreach (var x in numbers.Where(x => x > 1))
            sum += x;
        return sum;
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var deeper = new Deeper();
            deeper.Enqueue(3 + i);
            Console.WriteLine(Found(new Texts { "a" }) + "," + Length(new Texts { "a" }) + "," + OfSet(new Numbers { 2, 3 }));
            Console.WriteLine(OfQueue(deeper) + "," + OfBag(new() { 1, 2 }) + "," + OfHiding(new() { 1, 2 }));
        }
    }
}
