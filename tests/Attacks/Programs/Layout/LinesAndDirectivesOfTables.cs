// fixes: ALLOC604, ALLOC606, ALLOC607
// Tables, answers and lists between comments, directives, regions and attributes, in one-line and nested types.
#nullable enable
using System;
using System.Collections.Generic;

enum Level { Low, High }

sealed class Host
{
    #region tables
    // the vowels
    private static readonly HashSet<char> s_vowels = new() { 'a', 'e' }; // all
    /// <summary>Values.</summary>
    private static readonly Dictionary<Level, int> s_values = new()
    {
        // low
        [Level.Low] = 1, // one
        /* high */ [Level.High] = 2,
    };
    #endregion

#if SLOW
    private static readonly int s_slow = s_values.Count;
#endif

    public static int Count(string text) { var n = 0; foreach (var c in text) { if (s_vowels.Contains(c)) n++; else n += s_values[(Level)(n % 2)]; } return n; }

    public struct Inner { public static int Names() { var n = 0; foreach (var name in Enum.GetNames(typeof(Level))) n += name.Length; return n; } }

    public interface IParts { static int Parts() { var n = 0; foreach (var part in typeof(Host).GetMethods()) n += part.Name.Length; return n; } }

    public static List<int> Lengths(string[] texts)
    {
        // the lengths
        var lengths = new List<int>(); // of all
        #region loop
        foreach (var text in texts) // each
        {
            lengths.Add(text.Length);
        }
        #endregion
        return lengths;
    }

	public static List<int> Tabbed(string[] texts)
	{
		var lengths = new List<int>();
		var n = 1;

		for (var i = 0; i < texts.Length; i++)
			lengths.Add(texts[i].Length + n);
		return lengths;
	}

    public static Stack<char> Short(string text) { Stack<char> s = new(); var n = text.Length; if (n > 5) n = 5; foreach (var c in text) s.Push(c); return s; }
}

static class Program
{
    static void Main() =>
        Console.WriteLine(Host.Count("abec") + Host.Inner.Names() + Host.IParts.Parts() + string.Join(",", Host.Lengths(new[] { "a", "bb" }))
            + string.Join(",", Host.Tabbed(new[] { "a", "bb" })) + string.Join(",", Host.Short("xyz")));
}
