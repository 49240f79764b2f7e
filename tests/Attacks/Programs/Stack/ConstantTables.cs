// fixes: ALLOC501
// Constant tables that are searched, indexed, gone through and sliced; one is written and must not be.
using System;

static class Program
{
    static int Days(int month) { var days = new[] { 31, 28, 31, 30 }; return days[month] + days.Length; }

    static bool Vowel(char c) { var vowels = new[] { 'a', 'e', 'i' }; return Array.IndexOf(vowels, c) >= 0; }

    static int Written(int n) { var table = new int[] { 1, 2, 3 }; table[0] += n; return table[0] + table[2]; }

    static long Sum() { long sum = 0; foreach (var n in new long[] { 1, -2, long.MaxValue }) sum ^= n; return sum; }

    static void Main()
    {
        Console.WriteLine(Days(1) + " " + Vowel('e') + Vowel('x') + Written(4) + Written(4) + Sum());
        try { Days(4); } catch (IndexOutOfRangeException) { Console.WriteLine("range"); }
    }
}
