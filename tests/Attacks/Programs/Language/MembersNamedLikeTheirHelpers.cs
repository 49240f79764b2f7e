// fixes: ALLOC602, ALLOC306
// Static usings and base types with members that have the names of locals, helpers and exceptions that fixes write, in members of each kind.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using static Helpers;
using Text = System.String;
static class Helpers { public static Span<byte> Encode(Encoding e, string s, Span<byte> b) => default; public static int count = 99; public static bool found = true; public static void Sum() { } public static int Max(int a, int b) => 3; }
class Base { protected static Span<byte> Encode(Encoding e, string s, Span<byte> b) { Console.Write("base"); return default; } protected int found = 4; protected virtual int Total => 3; protected class InvalidOperationException : Exception { public InvalidOperationException(string s) { } } protected static readonly int[] MItems = { 9 }; }
class Der : Base
{
    public string M(List<int> l, string s, int k) { for (var i = 0; i < 2; i++) { Console.Write(l.Any(x => x > k + i)); Console.Write(found + count); Console.Write(l.First(x => x > k)); var b = Encoding.UTF8.GetBytes(s); Console.Write(b.Length + b[0]); foreach (var z in new[] { 1, 2 }) Console.Write(z + MItems[0]); Console.Write(Max(l.Count(x => x > i), 2)); } return ""; }
    public string N(List<int> l, int k) { try { for (var i = 0; i < 1; i++) Console.Write(l.First(x => x > k + i)); } catch (System.InvalidOperationException) { Console.Write("sys"); } catch (InvalidOperationException) { Console.Write("own"); } return ""; }
    public int this[int i] { get { var r = 0; for (var j = 0; j < 2; j++) r += _l.Count(x => x > i + j); return r; } } List<int> _l = new() { 1, 2 };
    public static bool operator ==(Der a, Der b) { for (var j = 0; j < 2; j++) if (a._l.Any(x => x == b._l.Count + j)) return true; return false; } public static bool operator !=(Der a, Der b) => !(a == b); public override bool Equals(object? o) => false; public override int GetHashCode() => 1;
    event Action<int> Ev { add { for (var j = 0; j < 2; j++) if (_l.Any(x => x == j)) Console.Write("has"); } remove { } }
    ~Der() { } public Der() : this(new List<int> { 1, 5 }.Count(x => x > 2)) { for (var j = 0; j < 2; j++) Console.Write(_l.Count(x => x > j)); } public Der(int q) { Console.Write(q); }
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().FullName); } }
    static void Main() { foreach (var k in new[] { 0, 1, 5 }) { Try(() => new Der().M(new() { 1, 2, 3 }, "é", k)); Try(() => new Der().N(new() { 1, 2, 3 }, k)); Try(() => new Der()[k]); var d = new Der(); Try(() => d == new Der()); d.Ev += null!; } }
}
