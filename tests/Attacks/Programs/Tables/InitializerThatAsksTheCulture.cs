// fixes: ALLOC606
// Beside a table, a field keeps what a property of the framework answers when the table is asked first: the culture of that time.
using System;
using System.Collections.Generic;
using System.Globalization;

static class Letters
{
    private static readonly HashSet<char> s_vowels = new() { 'a', 'e' };
    public static readonly CultureInfo AtStart = CultureInfo.CurrentCulture;

    public static bool IsVowel(char c) => s_vowels.Contains(c);
}

static class Program
{
    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        Console.WriteLine(Letters.IsVowel('a'));
        CultureInfo.CurrentCulture = new CultureInfo("de-DE");
        Console.WriteLine("'" + Letters.AtStart.Name + "'");
    }
}
