// fixes: ALLOC105
// Discarded results whose making asks objects of the program for their text, elements, format or conversion.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.IO;
using System.Linq;
using System.Text;
class Loud : IFormatProvider, IEnumerable<string> { public override string ToString() { Console.Write("ts"); return "l"; } public override bool Equals(object? o) { Console.Write("eq"); return false; } public override int GetHashCode() { Console.Write("hc"); return 1; } public object? GetFormat(Type? t) { Console.Write("gf"); return null; } public IEnumerator<string> GetEnumerator() { Console.Write("en"); yield return "x"; } System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); public int Prop { get { Console.Write("prop"); return 1; } } public static implicit operator string(Loud l) { Console.Write("conv"); return ""; } public static Loud operator +(Loud a, Loud b) { Console.Write("plus"); return a; } }
static class P
{
    static int s_n; static string Pure(string s) => s + "x"; static string Impure(string s) { s_n++; return s; } static string Format(object o) => $"{o}"; static string Add(dynamic a) => a + "x"; static int Auto { get { Console.Write("auto"); return field; } }
    static string Uses(Loud l) => "a" + l.Prop; static string Conv(Loud l) => "" + (string)l; static Loud Sum(Loud l) => l + l; static string Seq(IEnumerable<string> s) => $"{s}"; static string Field() => "a" + Auto; static string Lz(Lazy<int> l) => "a" + l.Value; static string Comp(string s) { s += new Loud(); return s; } static List<int> Made(int n) => new List<int>(n); static string Dict(Dictionary<Loud, string> d, Loud l) => d[l] + "x"; static string Tup(Loud l) => (l, 1).ToString();
    static void A(string s, object o, Loud l, ImmutableList<Loud> m, DateTime d, dynamic y)
    {
        string.Format("{0}", o); string.Format("{0}", l); string.Concat("a", o); string.Join(",", o, s); string.Join(",", (IEnumerable<string>)l); m.Remove(l); m.Add(l); m.IndexOf(l); d.ToString("d", l); d.AddDays(l.Prop); s.Insert(0, l); s.Replace("a", (string)l); Pure(s); Impure(s); Format(l); Add(y); Uses(l); Conv(l); Sum(l); Seq(l); Field(); Lz(new Lazy<int>(() => { Console.Write("lazy"); return 1; })); Comp(s); Made(3); Tup(l); s.Trim(); new StringBuilder().Append(l); new List<string>(l); l.ToList(); l.Where(x => true); s.ToUpper(); $"{l}".Trim(); ("a" + l).Trim(); new string('x', l.Prop); l.ToString().Trim(); string.IsNullOrEmpty(l); s.Split(l); s.Equals(l); s.PadLeft(l.Prop); Encoding.UTF8.GetBytes(l); Array.Empty<int>(); (l + l).ToString(); try { Dict(new(), l); } catch (KeyNotFoundException) { Console.Write("knf"); } try { s.Substring(5); } catch { Console.Write("c"); }
        Console.WriteLine(s_n);
    }
    static void Main() { for (var i = 0; i < 2; i++) A("s", new Loud(), new Loud(), ImmutableList.Create(new Loud()), default, new Loud()); }
}
