// silent: ALLOC606
// Tables that are enumerated, changed, passed on, compared, computed, or that know other keys as equal.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class IgnoringCase : IEqualityComparer<char>
{
    public bool Equals(char a, char b) => char.ToUpperInvariant(a) == char.ToUpperInvariant(b);
    public int GetHashCode(char c) => char.ToUpperInvariant(c);
}

static class Program
{
    private static readonly Dictionary<char, int> s_compared = new(new IgnoringCase()) { ['a'] = 1 };
    private static readonly Dictionary<char, int> s_listed = new() { ['a'] = 1, ['b'] = 2 };
    private static readonly HashSet<char> s_changed = new() { 'a' };
    private static readonly Dictionary<char, int> s_kept = new() { ['a'] = 1 };
    private static readonly Dictionary<char, int> s_computed = new() { [Key()] = 1 };
    private static object s_keeper = s_kept;

    static char Key() => 'k';

    static string Ask(char c)
    {
        s_changed.Add(char.ToUpperInvariant(c));
        ((Dictionary<char, int>)s_keeper).TryAdd('z', 26);
        return s_compared.ContainsKey(c) + string.Join(",", s_listed.Select(pair => pair.Key)) + s_listed.ContainsKey(c) + s_changed.Contains(c)
            + s_kept.ContainsKey(c) + s_computed.ContainsKey(c) + ReferenceEquals(s_keeper, s_kept);
    }

    static void Main()
    {
        foreach (var c in "aAbzk")
            Console.WriteLine(Ask(c));
    }
}
