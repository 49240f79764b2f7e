// fixes: ALLOC307, ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Fixes in initializers of fields and constructors, in indexers, operators, accessors, finalizers and arms of switches.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;
abstract class Base(string text) { public string Text { get; } = text; protected Base(string a, int n) : this(a + Enumerable.Range(0, n).Select(x => x.ToString()).ToList().Count) { } }
sealed class Derived : Base
{
    static readonly int[] s_numbers = { 1, 2, 3 };
    readonly string _joined = string.Join(",", s_numbers.ToList());
    readonly Func<string, int> _hits = s => { var n = 0; for (var i = 0; i < s.Length; i++) { var regex = new Regex("a"); if (regex.IsMatch(s[i].ToString())) n++; var a = new int[2]; a[0] = i; n += a[0]; } return n; };
    readonly Func<string, string> _hash = static s => Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(s)));
    public string Prop { get; } = string.Concat("ab".ToCharArray().Reverse()) + "x".Trim(new[] { 'x' });
    public int Sum => s_numbers.ToList().Sum() + s_numbers.ToArray().Length;
    public int this[int i] => new List<int>(s_numbers).Contains(i) ? 1 : 0;
    public static Derived operator +(Derived d, int n) { var s = ""; for (var i = 0; i < n; i++) s += i; return new Derived(s); }
    public static implicit operator string(Derived d) => string.Join("|", d._joined.Split(',').ToList()) + d._hash("q")[0];
    public event Action<string>? Changed { add { foreach (var x in s_numbers.ToList()) value?.Invoke(x + ""); } remove { } }
    public Derived(string text) : base(string.Join(";", text.ToCharArray()), text.Split(',').ToList().Count) { }
    public Derived() : this("a,b" + string.Join(",", s_numbers.ToArray())) { }
    ~Derived() { var l = new List<int>(); l.Add(1); }
    public void Deconstruct(out string a, out int b) => (a, b) = (string.Join("", s_numbers.ToArray()), _hits(Text));
    public override string ToString() => Text + _joined + Prop + Sum + this[2] + _hits("banana");
    public override bool Equals(object? o) => o is Derived { Text: var t } && t.ToCharArray().SequenceEqual(Text.ToCharArray());
    public override int GetHashCode() => string.Join(",", s_numbers.ToArray()).Length + Encoding.UTF8.GetBytes(Text).Length;
}
static class Program
{
    static string Switch(object o, List<int> l) => o switch { string s when s.Trim().Substring(0, 1) == "a" => string.Join(",", l.ToArray()), int n when l.ToArray().Length > n => n.ToString().PadLeft(3, '0'), uint u => u.ToString().PadLeft(5, '0'), bool b => b.ToString().ToLower(), char c => c.ToString() == "x" ? "isx" : c.ToString().ToUpper(), Guid g => g.ToString().Replace("-", ""), byte h => h.ToString("X2").ToLower(), _ => l.ToHashSet().Contains(1).ToString().ToUpperInvariant() };
    static void Main()
    {
        var d = new Derived(); d.Changed += x => Console.Write(x); var (a, b) = d; Console.WriteLine(d + "" + a + b + (string)(d + 3) + d.Equals(new Derived()) + d.GetHashCode());
        foreach (var o in new object[] { "ab", 1, 7, 9u, true, 'x', 'y', Guid.Empty, (byte)171, 1.5 }) Console.Write(Switch(o, new() { 1, 2 }) + ";");
    }
}
