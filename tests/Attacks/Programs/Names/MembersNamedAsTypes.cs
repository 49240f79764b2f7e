// fixes: ALLOC107, ALLOC202, ALLOC307, ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Members, types and namespaces of the project have the names of those of the framework that fixes write.
#nullable enable
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
namespace App.System { static class Marker { public static int Math => 1; } }
namespace App.Text { static class Encoding { public static int UTF8 => 2; } }
namespace App
{
    using global::System;
    using global::System.IO;
    using global::System.Diagnostics;
    static class Math { public static int Max(int a, int b) => -1; public static int Min(int a, int b) => -2; }
    static class Regex2 { }
    sealed class Tool
    {
        public int Encoding => 1; public string Array = "a"; public int TimeSpan { get; set; } public object BitConverter = 3; public int Convert; public int PropertyInfo = 2; public int File = 3; public int Span; public int String = 4;
        string? _held; object _number = 1.5;
        public string A(string s, byte[] body, int n)
        {
            var r = "";
            for (var i = 0; i < n; i++)
            {
                var watch = Stopwatch.StartNew(); Thread.Sleep(1); watch.Stop(); r += watch.Elapsed > global::System.TimeSpan.Zero; Thread.Sleep(1); var kept = watch.Elapsed; r += kept == watch.Elapsed;
                r += new global::System.Text.UTF8Encoding().GetBytes(s).Length;
                var a = new int[3]; a[i % 3] = i; r += a[0] + a[2]; Use(a);
                var ms = new MemoryStream(); ms.Write(body); ms.Write(body); r += ms.Length;
                foreach (var p in typeof(Version).GetProperties()) r += p.Name;
                r += s[0].ToString() == "a" ? 1 : 0; r += true.ToString().ToLower();
                r += Measure(global::System.Text.Encoding.UTF8.GetBytes(s));
                r += string.Join(",", body.Skip(1).Take(2).ToArray());
                var regex = new global::System.Text.RegularExpressions.Regex("[ab]"); r += regex.IsMatch(s);
                r += global::System.BitConverter.ToInt32(body.AsSpan(0, 4).ToArray(), 0);
            }
            return r + Mul(2) + Get(1).Result;
        }
        static void Use(int[] a) { a[0]++; }
        static int Measure(byte[] b) { var n = 0; foreach (var x in b) n += x; return n; }
        public double Mul(double v) { while (true) { var old = _number; var next = (double)old * v; if (Interlocked.CompareExchange(ref _number, next, old) == old) return next; } }
        async Task<string> Inner(int n) { if (_held != null) return _held; await Task.Yield(); return _held = "h" + n; }
        public async Task<string> Get(int n) { var r = ""; for (var i = 0; i < 2; i++) r += await Inner(n); return r; }
        public int Stack(int n) { global::System.Span<byte> s = stackalloc byte[n * 2]; return s.Length + Span; }
    }
    sealed class ValueTask<T> { }
    sealed class StringBuilder { }
    static class Program { static void Main() => Console.WriteLine(new Tool().A("aé", new byte[] { 1, 2, 3, 4 }, 2) + new Tool().Stack(3) + Math.Max(1, 2) + Text.Encoding.UTF8 + System.Marker.Math); }
}
