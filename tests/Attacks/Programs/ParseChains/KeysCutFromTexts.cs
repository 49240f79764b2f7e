// fixes: ALLOC301
// Keys that are cut from a text and looked up in tables with comparers that know no spans.
#nullable enable
using System;
using System.Collections.Generic;
sealed class Own : IEqualityComparer<string> { public bool Equals(string? a, string? b) => a?.Length == b?.Length; public int GetHashCode(string s) => s.Length; }
sealed class Table : Dictionary<string, int> { public new bool TryGetValue(string key, out int value) { value = key.Length; return true; } public new bool ContainsKey(string key) => key.Length > 1; }
static class Program
{
    private static readonly Dictionary<string, int> Plain = new() { ["a"] = 1, ["bb"] = 2 };
    private static readonly Dictionary<string, int> Odd = new(new Own()) { ["a"] = 1, ["bb"] = 2 };
    private static readonly HashSet<string> Set = new(StringComparer.OrdinalIgnoreCase) { "A", "B" };
    static int Of(Dictionary<string, int> table, IEnumerable<string> lines)
    {
        var n = 0;
        foreach (var line in lines) { if (table.TryGetValue(line.Trim(), out var v)) n += v; if (table.ContainsKey(line.Substring(1))) n += 10; n += int.Parse(line.Trim().Length + "0") + int.Parse(line.Substring(0, 0) + "1"); }
        return n;
    }
    static int Known(IEnumerable<string> lines)
    {
        var n = 0;
        foreach (var line in lines) { if (Plain.TryGetValue(line.Trim(), out var v)) n += v; if (Odd.ContainsKey(line.Trim())) n += 10; if (Set.Contains(line.Trim())) n += 100; }
        return n;
    }
    static int Derived(Table t, IEnumerable<string> lines)
    {
        var n = 0;
        foreach (var line in lines) { if (t.TryGetValue(line.Trim(), out var v)) n += v; if (t.ContainsKey(line.Trim())) n += 10; }
        return n;
    }
    static int Parsed(IEnumerable<string> lines)
    {
        var n = 0;
        foreach (var line in lines) { n += line.Trim().StartsWith("b") ? 1 : 0; if (int.TryParse(line.Trim(), out var k)) n += k; if (line.Trim() is "a" or "zz") n += 1000; }
        return n;
    }
    static void Main() { string[] lines = [" a ", "xa", " bb", " 17 ", "b"]; Console.WriteLine($"{Of(Plain, lines)} {Of(Odd, lines)} {Of(new Table(), lines)} {Known(lines)} {Derived(new Table(), lines)} {Parsed(lines)}"); }
}
