// fixes: ALLOC107
// Encodings whose options are asked of code, and watches whose answers stand in other expressions.
using System;
using System.Text;
using System.Diagnostics;
using System.Threading;
static class Program
{
    static bool Say(string s) { Console.WriteLine(s); return false; }
    static string One(string t) => Convert.ToHexString(new UTF8Encoding(Say("made")).GetBytes(t));
    static string Two(string t)
    {
        var e = new UTF8Encoding(Say("two"));
        Say("between");
        return Convert.ToHexString(e.GetBytes(t));
    }
    static string Three(string t)
    {
        var e = new UTF8Encoding();
        return Convert.ToHexString(e.GetBytes(t)) + e.GetMaxByteCount(4);
    }
    static string Watch()
    {
        var sw = new Stopwatch();
        sw.Start();
        Thread.Sleep(1);
        var a = sw.ElapsedMilliseconds.ToString().Length;
        sw.Stop();
        return (a > 0) + " " + (-sw.ElapsedMilliseconds <= 0) + sw.Elapsed.TotalSeconds.ToString().Contains("x") + sw.ElapsedMilliseconds.GetType().Name;
    }
    static string Watch2()
    {
        Stopwatch sw = Stopwatch.StartNew();
        object o = sw.ElapsedMilliseconds; int n = checked((int)sw.ElapsedMilliseconds);
        long? l = sw.ElapsedMilliseconds;
        return o.GetType().Name + n / 1000 + $"{sw.ElapsedMilliseconds / 100000:D3}" + nameof(sw.ElapsedMilliseconds) + nameof(sw);
    }
    static string Watch3()
    {
        Stopwatch sw = Stopwatch.StartNew();
        return $"{sw.ElapsedMilliseconds / 100000:D3}{sw.ElapsedMilliseconds * 0}{sw.ElapsedTicks * 0}{sw.Elapsed.Days}{sw?.ToString().Length > 0}";
    }
    static string Watch4()
    {
        Stopwatch sw = Stopwatch.StartNew();
        return $"{(sw.ElapsedMilliseconds > 100000 ? 1 : 2)}{sw.ElapsedMilliseconds * 0}{sw.ElapsedTicks * 0}{sw.Elapsed.Days}";
    }
    static void Main()
    {
        Console.WriteLine(One("é")); Console.WriteLine(Two("é")); Console.WriteLine(Three("\ud800"));
        Console.WriteLine(Watch()); Console.WriteLine(Watch2()); Console.WriteLine(Watch3()); Console.WriteLine(Watch4());
    }
}
