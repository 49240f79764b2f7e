// fixes: ALLOC505
// A HashSet that is copied as one takes over its free places, and SymmetricExceptWith goes another way for one: what is added later stands elsewhere.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Program
{
    static string Copied(HashSet<int> set) { var copy = new HashSet<int>(set.ToArray()); copy.Add(50); copy.Add(60); return string.Join(",", copy); }
    static string Excepted(HashSet<int> left, HashSet<int> right) { left.SymmetricExceptWith(right.ToArray()); return string.Join(",", left); }
    static string Listed(HashSet<int> set) { var list = new List<int>(set.ToArray()); list.Add(50); return string.Join(",", list); }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            var set = new HashSet<int>(Enumerable.Range(1, 16));
            set.Remove(2);
            set.Remove(9);
            Console.WriteLine(Listed(set) + " " + Copied(set) + " " + Excepted(new() { 1, 2, 3, 4 }, new() { 9, 2, 8, 3, 7 }));
        }
    }
}
