// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The text of the receiver of an extension block is asked for.
#nullable enable
using System;
using System.Linq;
using System.Runtime.CompilerServices;
static class Ext
{
    extension(string s)
    {
        public string Told([CallerArgumentExpression(nameof(s))] string e = "") => e;
        public static string Told2(int n, [CallerMemberName] string m = "", [CallerArgumentExpression(nameof(n))] string e = "") => m + e;
    }
    extension(int n) { public string Said([CallerArgumentExpression("n")] string e = "") => e; }
    public static string Old(this string s, [CallerArgumentExpression(nameof(s))] string e = "") => e;
    extension(bool b) { public string Why([CallerArgumentExpression(nameof(b))] string e = "") => e; }
}
static class Program
{
    static string A(byte[] all, int n) => Convert.ToHexString(all[..n]).Told();
    static string B(byte[] all, int n) => Convert.ToHexString(all[..n]).Old();
    static string C(byte[] all, int n) => Ext.Told(Convert.ToHexString(all[..n]));
    static string D(Memory<byte> all) => all.Span.ToArray().Length.Said();
    static string E(int[] all) => all.Where(x => x > 1).Sum().Said();
    static string F(int[] all) => all.Any(x => x > 1).Why();
    static string G(string t) => int.Parse(t.Substring(1)).Said();
    static string H(string t) => (t.Substring(1, 1) == "2").Why();
    static string I(byte[] all, int n) => string.Told2(BitConverter.ToInt32(all[..4], 0));
    static string J(int a, int b) => new[] { a, b }.Max().Said();
    static string K(byte[] all, int n) => Convert.ToHexString(all[..n]);
    static void Main()
    {
        byte[] all = [1, 2, 3, 4, 5];
        Console.WriteLine(A(all, 2) + B(all, 2) + C(all, 2) + D(all) + E([1, 2]) + F([1, 2]) + G("123") + H("123") + I(all, 1) + J(1, 2) + K(all, 2));
    }
}
