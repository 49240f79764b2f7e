// fixes: ALLOC306, ALLOC501
// Parameters of a primary constructor that a test bounds or proves not to be null, before another member writes them; and arrays with two names.
using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

sealed class Bounds(int n, string text)
{
    private int _n = n;
    private void Change() { n = 900_000_000; _n = n; text = null; }
    private void Small() { n = 1; _n = n; }
    public string Field()
    {
        if (_n > 16) return "";
        Change();
        try { Run1(); } catch (Exception e) { return e.GetType().Name; }
        return "";
    }
    private void Run1()
    {
        if (_n > 16) return;
        Change();
        var all = new byte[_n];
        for (var i = 0; i < all.Length; i++) all[i] = 1;
        Console.WriteLine(all.Length + all[0]);
    }
    public void Primary()
    {
        if (n > 16) return;
        Change();
        var all = new byte[n];
        for (var i = 0; i < all.Length; i++) all[i] = 1;
        Console.WriteLine(all.Length + all[0]);
    }
    public void Stack()
    {
        if (n > 16) return;
        Change();
        Span<byte> all = stackalloc byte[n];
        for (var i = 0; i < all.Length; i++) all[i] = 1;
        Console.WriteLine(all.Length + all[0]);
    }
    public string Null()
    {
        if (text == null) return "null";
        Change();
        var parts = text.Trim();
        return parts.Length == 0 ? "empty" : parts.Length + "x" + int.TryParse(parts, out _);
    }
    public string Slices()
    {
        var all = "";
        var buffer = new byte[8];
        Fill(buffer, n);
        for (var i = 0; i < n; i++) { all += buffer[i]; Small(); }
        return all;
    }
    private static void Fill(byte[] buffer, int n) { for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)(i + n); }
    public string Encode(string value)
    {
        if (n > 16) return "";
        var bytes = Encoding.UTF8.GetBytes(text ?? "");
        Small();
        return bytes.Length + "" + bytes[0];
    }
}
static class Program
{
    static string Local(int[] given)
    {
        var data = given;
        void Change() => data[0] = 9;
        var copy = new int[3];
        data.AsSpan(0, 3).CopyTo(copy);
        Change();
        var sum = 0;
        foreach (var x in copy) sum = sum * 10 + x;
        return sum + "";
    }
    static string Local2(int[] given)
    {
        var data = given;
        void Change() => data[0] = 9;
        var copy = data.ToArray();
        Change();
        var sum = 0;
        foreach (var x in copy) sum = sum * 10 + x;
        return sum + "";
    }
    static string Alias(int[] given)
    {
        var data = given;
        var copy = data.Skip(1).Take(2).ToArray();
        given[1] = 9;
        var sum = 0;
        foreach (var x in copy) sum = sum * 10 + x;
        return sum + "";
    }
    static string Alias2(int[] given, int[] other)
    {
        var copy = new int[3];
        Array.Copy(given, 0, copy, 0, 3);
        other[1] = 9;
        var sum = 0;
        foreach (var x in copy) sum = sum * 10 + x;
        return sum + "";
    }
    static string Alias3(byte[] given, byte[] other)
    {
        var copy = given.AsSpan(0, 2).ToArray();
        other[1] = 9;
        return Convert.ToHexString(copy);
    }
    static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main()
    {
        Try(() => new Bounds(3, "abc").Null());
        Try(() => new Bounds(3, "abc").Slices());
        Try(() => new Bounds(3, "abc").Encode("x"));
        Try(() => Local(new[] { 1, 2, 3 }));
        Try(() => Local2(new[] { 1, 2, 3 }));
        Try(() => Alias(new[] { 1, 2, 3 }));
        var a = new[] { 1, 2, 3 };
        Try(() => Alias2(a, a));
        var b = new byte[] { 1, 2, 3 };
        Try(() => Alias3(b, b));
        Try(() => { new Bounds(3, "abc").Primary(); return 1; });
        Try(() => { new Bounds(3, "abc").Field(); return 1; });
        Try(() => { return 2; });
    }
}
