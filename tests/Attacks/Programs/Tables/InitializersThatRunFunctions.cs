// fixes: ALLOC606
// Beside a table, a collection is made that runs code of the project: a function that converts, a comparer, the hash of an item. It runs when the table is asked first.
using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Linq;

readonly struct Noisy
{
    public override int GetHashCode()
    {
        Console.WriteLine("hashed");
        return 1;
    }
}

static class Converting
{
    private static readonly HashSet<char> s_vowels = new() { 'a', 'e' };
    public static readonly List<int> Converted = new List<int> { 1, 2 }.ConvertAll(static x =>
    {
        Console.WriteLine("converted " + x);
        return x * 2;
    });

    public static bool IsVowel(char c) => s_vowels.Contains(c);
}

static class Comparing
{
    private static readonly HashSet<char> s_vowels = new() { 'a', 'e' };
    public static readonly SortedSet<int> Sorted = new SortedSet<int>(Comparer<int>.Create(static (a, b) =>
    {
        Console.WriteLine("compared");
        return a - b;
    })) { 1, 2 };

    public static bool IsVowel(char c) => s_vowels.Contains(c);
}

static class Hashing
{
    private static readonly HashSet<char> s_vowels = new() { 'a', 'e' };
    public static readonly HashSet<Noisy> Noisies = new HashSet<Noisy> { default(Noisy) };

    public static bool IsVowel(char c) => s_vowels.Contains(c);
}

static class Freezing
{
    private static readonly HashSet<char> s_vowels = new() { 'a', 'e' };
    public static readonly FrozenDictionary<int, int> Frozen = new[] { 1, 2 }.ToFrozenDictionary(static x =>
    {
        Console.WriteLine("key " + x);
        return x;
    }, static x => x);

    public static bool IsVowel(char c) => s_vowels.Contains(c);
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(Converting.IsVowel('a'));
        Console.WriteLine(Comparing.IsVowel('a'));
        Console.WriteLine(Hashing.IsVowel('a'));
        Console.WriteLine(Freezing.IsVowel('a'));
        Console.WriteLine("asked");
        Console.WriteLine(Converting.Converted.Count + Comparing.Sorted.Count + Hashing.Noisies.Count + Freezing.Frozen.Count);
    }
}
