// fixes: ALLOC602
// Classes of the program that derive from collections of the framework and implement no interface anew: what hides a member is not asked by operators, and
// what one of them gives of another type is no element.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Counting : List<int>
{
    public new int Count => 77;
    public new IEnumerator<int> GetEnumerator() { yield return 77; }
    public new bool Exists(Predicate<int> match) => false;
}

class Kept<T> : HashSet<T>;

sealed class Other : List<string>, IEnumerable<string>
{
    IEnumerator<string> IEnumerable<string>.GetEnumerator() { yield return "hidden"; }
}

static class Program
{
    static bool Found(List<int> numbers, int k) => numbers.Any(x => x == k);

    static int OfList(List<int> numbers)
    {
        var sum = 0;
        foreach (var x in numbers.Where(x => x > 1))
            sum += x;
        return sum;
    }

    static int OfSet(HashSet<int> numbers)
    {
        var sum = 0;
        foreach (var x in numbers.Select(x => x * 2))
            sum += x;
        return sum;
    }

    static int OfOwn()
    {
        var sum = 0;
        var made = new List<string> { "a", "bc" };
        foreach (var x in made.Select(x => x.Length))
            sum += x;
        return sum;
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(Found(new Counting { 1, 2 }, i) + "," + OfList(new Counting { 1, i }) + "," + OfSet(new Kept<int> { 3, i }));
            Console.WriteLine(OfOwn() + string.Concat((IEnumerable<string>)new Other()));
        }
    }
}
