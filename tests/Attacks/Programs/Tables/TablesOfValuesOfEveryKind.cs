// fixes: ALLOC104, ALLOC303, ALLOC305, ALLOC606
// Tables of every kind of key and value, asked in many ways: aliases, escapes, conversions, names that a rewrite needs, generic owners.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using Alias = System.Collections.Generic.Dictionary<char, string?>;

enum E : byte { A = 1, B = 2, C = B, D = 200 }
static partial class Q
{
    private static readonly Dictionary<E, string?> s_names = new() { [E.A] = "a", [E.B] = null, [(E)77] = nameof(E.D) };
    private static readonly Alias s_alias = new() { { 'a', "x" }, { '\'', null }, { '\u0041', @"q""q" } };
    private static readonly Dictionary<byte, double> s_d = new() { [1] = 1, [2] = 2.5f, [3] = 'c', [0xFF] = double.NaN, [7] = -0.0 };
    private static readonly Dictionary<char, decimal> s_m = new() { ['x'] = 1.50m, ['y'] = 1 };
    private static readonly Dictionary<char, long?> s_n = new() { ['x'] = 1, ['y'] = null };
    private static readonly Dictionary<char, E> s_e = new() { ['x'] = 0, ['y'] = E.D };
    private static readonly ISet<E> s_set = new HashSet<E> { E.A, E.D };
    private static readonly Dictionary<char, nint> s_np = new() { ['x'] = 1, ['y'] = -5 };
    private static readonly Dictionary<char, object?> s_o = new() { ['x'] = null, ['y'] = "s" };
    private static readonly Dictionary<char, float> s_f = new() { ['x'] = 16777217, ['y'] = 1, ['z'] = 'c' };
    private static readonly Dictionary<char, short> s_sh = new() { ['x'] = 1, ['y'] = (short)-1, ['z'] = (byte)3 };
    private static readonly Dictionary<char, bool> s_b = new() { ['x'] = true, ['y'] = !true, ['z'] = 1 > 2 };
    private static readonly Dictionary<char, string> s_str = new() { ['x'] = $"a{"b"}", ['y'] = """raw "x" """, ['z'] = "a" + "b", ['w'] = default! };
    private static readonly Dictionary<char, uint> s_ui = new() { ['x'] = 1, ['y'] = ~0u, ['z'] = unchecked((uint)-1), ['w'] = checked(3 * 5) };
    private static readonly Dictionary<char, string?> s_cond = new() { ['x'] = true ? "a" : "b", ['y'] = null as string, [(char)('a' + 1)] = (string?)null, [true ? 'q' : 'r'] = "q" };
    const char Key = 'k'; const int value = 3;
    private static readonly Dictionary<char, int> s_const = new() { [Key] = value, [Q.Key2] = Q.value };
    const char Key2 = 'l';
    private static readonly Dictionary<char, int> @int = new() { ['a'] = 1 };
    private static readonly HashSet<char> _ = new() { 'a', '\0', '\uD800' }, ignored = new() { 'x' };
    public static string Ask(E e, char c, byte b)
    {
        string r = "";
        r += s_names.TryGetValue(e, out var name) ? name ?? "null" : "none";
        r += s_alias.TryGetValue(c, out string? q) ? q?.Length.ToString() ?? "null" : "none";
        r += s_d.TryGetValue(b, out var d) ? d.ToString() + (1 / d) : "none";
        r += s_m.TryGetValue(c, out var m) ? m.ToString() : "none";
        r += s_n.TryGetValue(c, out var n) ? n?.ToString() ?? "null" : "none";
        r += s_e.TryGetValue(c, out var ee) ? ee.ToString() : "none";
        r += s_set.Contains(e) ? "in" : "out";
        r += s_np.ContainsKey(c) ? s_np[c].ToString() : "none";
        r += s_o.ContainsKey(c) ? s_o[c]?.ToString() : "none";
        r += s_f.ContainsKey(c) ? s_f[c].ToString() : "none";
        try { r += s_sh[c] + 1; } catch (KeyNotFoundException) { r += "missing"; }
        try { r += s_b[c]; } catch (KeyNotFoundException) { r += "missing"; }
        try { r += s_str[c]; } catch (KeyNotFoundException) { r += "missing"; }
        try { r += s_ui[c]; } catch (KeyNotFoundException) { r += "missing"; }
        try { r += s_cond[c]; } catch (KeyNotFoundException) { r += "missing"; }
        try { r += s_const[c]; } catch (KeyNotFoundException) { r += "missing"; }
        try { var t = @int[c]; r += t; } catch (KeyNotFoundException) { r += "missing"; }
        r += _.Contains(c) || Q.ignored.Contains(c);
        r += global::Q.s_const.ContainsKey((char)b);
        return r;
    }
    public static char Twice(char c) { s_chars.TryGetValue(c, out c); return c; }
    private static readonly Dictionary<char, char> s_chars = new() { ['a'] = 'b', ['b'] = 'c' };
    static char s_field = 'a';
    public static string Field() { var r = ""; while (s_chars.TryGetValue(s_field, out s_field)) r += s_field; return r + (int)s_field; }
    static char Next() => s_field = s_field == 'a' ? 'b' : 'a';
    public static string Effects() { s_field = 'a'; return "" + s_chars[Next()] + s_chars[Next()] + s_chars.ContainsKey(Next()) + s_field + (s_chars?.ContainsKey('a') ?? false); }
    public static Func<char, bool> Lambda() => c => s_chars.ContainsKey(c) && s_chars.TryGetValue(c, out var _);
}
static class Keyed<T>
{
    private static readonly Dictionary<char, int> s_t = new() { ['a'] = 1 };
    public static int Get(char c) => s_t.TryGetValue(c, out int v) ? v : s_t['a'];
}
static class Program
{
    static void Main()
    {
        foreach (var e in new[] { E.A, E.B, E.D, (E)77, (E)0 })
            foreach (var c in "ax'Ayzwbqkl\0\uD800")
                    foreach (var b in new byte[] { 1, 2, 3, 255, 7, 9 })
                        Console.WriteLine(Q.Ask(e, c, b));
        Console.WriteLine(Q.Twice('a') + Q.Twice('z') + Q.Field() + Q.Effects() + Q.Lambda()('a') + Keyed<int>.Get('a') + Keyed<string>.Get('b'));
    }
}
