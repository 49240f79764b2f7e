// fixes: ALLOC505
// language: 12
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Ranges in initializers, base calls, iterators, queries, filters, patterns and asynchronous code of C# 12.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
class Base(string s) { public string S => s; }
sealed class Derived(byte[] all, int n) : Base(Convert.ToHexString(all[..n])) { public Derived(byte[] all) : this(all, BitConverter.ToInt32(all[..4], 0) & 1) { } public string Field = Convert.ToHexString(all[..2]); public string Late => Convert.ToHexString(all[n..]); }
static class Program
{
    static async Task<string> A(byte[] all, int n) { var s = Convert.ToHexString(all[..n]); await Task.Yield(); return s + Convert.ToHexString(all[n..]) + await B(Convert.ToHexString(all[..1])); }
    static async Task<string> B(string s) { await Task.Yield(); return s; }
    static IEnumerable<string> C(byte[] all) { for (var i = 1; i < 3; i++) yield return Convert.ToHexString(all[..i]); }
    static async IAsyncEnumerable<string> D(byte[] all) { for (var i = 1; i < 3; i++) { yield return Encoding.UTF8.GetString(all[..i]); await Task.Yield(); } }
    static Func<int, string> E(byte[] all) => n => Convert.ToHexString(all[..n]);
    static string F(byte[][] all) => string.Join(",", from a in all let s = Convert.ToHexString(a[..2]) orderby Convert.ToHexString(a[1..]) select s + Convert.ToHexString(a[..1]));
    static string G(byte[] all, int n) => n switch { 1 when Convert.ToHexString(all[..n]) == "31" => Convert.ToHexString(all[n..]), _ => $"{Convert.ToHexString(all[..n])}-{n}" };
    static string H(byte[] all, int n) { string L(int k) => Convert.ToHexString(all[k..]); return L(n) + new Lazy<string>(() => Convert.ToHexString(all[..n])).Value; }
    static (string, string) I(byte[] all, int n) => (Convert.ToHexString(all[..n]), Convert.ToHexString(all[n..]));
    static string[] J(byte[] all, int n) => [Convert.ToHexString(all[..n]), .. new[] { Convert.ToHexString(all[n..]) }];
    static string K(byte[] all, int n) { try { throw new Exception(Convert.ToHexString(all[..n])); } catch (Exception e) when (Convert.ToHexString(all[n..]).Length > 2) { return e.Message + Convert.ToHexString(all[..1]); } finally { all[0] = 0; } }
    static string L(byte[] all, int n) { var r = ""; do { r += Convert.ToHexString(all[..n]); } while (n-- > 1 && Convert.ToHexString(all[..n]) != "31"); return r; }
    static string M(byte[] all, int n) { lock (all) { using (var x = new System.IO.StringReader(Convert.ToHexString(all[..n]))) return x.ReadToEnd() + Convert.ToHexString(all[n..]); } }
    static string N(byte[] all, int n, string? z = null) => z ?? (z = Convert.ToHexString(all[..n])) + (z ??= Convert.ToHexString(all[n..]));
    static string O(byte[] all, int n) { var d = new Dictionary<string, string> { [Convert.ToHexString(all[..n])] = Convert.ToHexString(all[n..]) }; return string.Join(",", d); }
    static void Main() => Run().Wait();
    static async Task Run()
    {
        byte[] all = [49, 50, 51, 52, 53, 54];
        Console.WriteLine(await A(all, 2) + string.Join(",", C(all)) + E(all)(2) + F([all, [1, 2]]) + G(all, 1) + G(all, 2) + H(all, 2) + I(all, 2) + string.Join(",", J(all, 2)) + L(all, 3) + M(all, 2) + N(all, 2) + O(all, 2));
        await foreach (var s in D(all)) Console.WriteLine(s);
        Console.WriteLine(new Derived(all, 2).S + new Derived(all).S + new Derived(all).Field + new Derived(all).Late + K((byte[])all.Clone(), 2));
    }
}
