// refuses: ALLOC301
#nullable enable
// The fix needs 'using System;', which brings an overload that is better than the program's own.
using Own;

namespace Own
{
    static class Extensions
    {
        public static int IndexOf(this System.ReadOnlySpan<char> text, object value) => 1000;
    }
}

static class Program
{
    static int Run(string text)
    {
        var sum = 0;
        for (var i = 0; i + 2 <= text.Length; i += 2)
            sum += int.Parse(text.Substring(i, 2));
        return sum;
    }

    static int Find(System.ReadOnlySpan<char> text) => text.IndexOf('b');

    static void Main()
    {
        System.Console.WriteLine(Run("123456"));
        System.Console.WriteLine(Find("abc"));
    }
}
