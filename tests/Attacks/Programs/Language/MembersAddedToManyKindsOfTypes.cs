// fixes: ALLOC101, ALLOC104, ALLOC306, ALLOC604
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Fixes that add fields and methods to interfaces, ref structs, records, generic types and types of one file.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;
interface ITool
{
    string Name { get; }
    int Hits(string text, int n) { var r = 0; for (var i = 0; i < n; i++) { var regex = new Regex("[ab]+"); r += regex.Matches(text).Count; } return r; }
    int Params(int n) { var r = 0; for (var i = 0; i < n; i++) r += Sum(1, 2, 3) + One("x"); return r; }
    static int Sum(params int[] all) { var s = 0; foreach (var x in all) s += x; return s; }
    private static int One(params string[] all) { var s = 0; foreach (var x in all) s += x.Length; return s; }
    int Bytes(string text, int n) { var r = 0; for (var i = 0; i < n; i++) { var b = Encoding.UTF8.GetBytes(text + i); r += b.Length + Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(text))).Length; } return r; }
    string Props(int n) { var r = ""; for (var i = 0; i < n; i++) { foreach (var f in typeof(Version).GetProperties()) r += f.Name; r += Enum.GetNames(typeof(DayOfWeek)).Length; } return r; }
    string Lambda(int n) { var r = ""; for (var i = 0; i < n; i++) { var k = i; r += Run(() => k + Name.Length); } return r; }
    private static string Run(Func<int> f) => f() + "!";
    string Trimmed(string s, int n) { var r = ""; for (var i = 0; i < n; i++) r += int.Parse(s.Trim().Replace(",", "")) + s.Trim('x', 'y'); return r; }
}
readonly record struct Tool(string Name) : ITool;
ref struct Short(string text)
{
    private readonly string _text = text;
    public int Hits(int n) { var r = 0; for (var i = 0; i < n; i++) { var regex = new Regex("[cd]+"); r += regex.Matches(_text).Count + Sum(4, 5) + Encoding.UTF8.GetBytes(_text).Length; foreach (var f in typeof(Version).GetProperties()) r += f.Name.Length; } return r; }
    static int Sum(params int[] all) { var s = 0; foreach (var x in all) s += x; return s; }
}
record Rec(string Text) { public int Hits(int n) { var r = 0; for (var i = 0; i < n; i++) { var regex = new Regex("[cd]+"); r += regex.Matches(Text).Count + Sum(4, 5) + Measure(Encoding.UTF8.GetBytes(Text)); foreach (var f in typeof(Version).GetProperties()) r += f.Name.Length; r += Text.Split(new[] { ',', ';' }).Length; } return r; } static int Sum(params int[] all) { var s = 0; foreach (var x in all) s += x; return s; } static int Measure(ReadOnlySpan<byte> b) => b.Length; }
file class Gen<T>(T seed) { public string Hits(string text, int n) { var r = ""; for (var i = 0; i < n; i++) { var regex = new Regex("[ab]"); r += regex.IsMatch(text) + "" + seed; foreach (var p in typeof(T).GetProperties()) r += p.Name; foreach (var p in typeof(List<T>).GetProperties()) r += p.Name; r += Sum(7, 8); } return r; } static int Sum(params int[] all) { var s = 0; foreach (var x in all) s += x; return s; } }
static class Program
{
    static void Main()
    {
        ITool t = new Tool("n"); var r = "";
        for (var i = 0; i < 2; i++) r += t.Hits("abc ab", 2) + t.Params(2) + t.Bytes("é", 2) + t.Props(1) + t.Lambda(2) + t.Trimmed(" 1,2 ", 2) + new Short("cdé").Hits(2) + new Rec("c,d").Hits(2) + new Gen<Version>(new(1, 2)).Hits("a", 1);
        Console.WriteLine(r);
    }
}
