// fixes: ALLOC107
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text;
sealed class Node { }
static class Ext
{
    extension(Encoding e)
    {
        public byte[] GetBytes(Node n) => e.GetPreamble();
        public int GetByteCount(Node n) => e.IsReadOnly ? 1 : 2;
        public string GetString(int n) => e.GetHashCode() == Encoding.UTF8.GetHashCode() ? "same" : "other" + e.IsReadOnly;
    }
    extension<T>(T[] l)
    {
        public int Count { get { Array.Reverse(l); Console.WriteLine("counted " + l[0]); return l.Length; } }
    }
}
static class Program
{
    static readonly ConcurrentQueue<int> s_queue = new(new[] { 1, 2, 3 });
    static readonly ConcurrentDictionary<int, int> s_table = new(new[] { KeyValuePair.Create(1, 2) });
    static int A(Node n) { var k = 0; for (var i = 0; i < 2; i++) { k += new UTF8Encoding().GetBytes(n).Length; k += new UTF8Encoding().GetByteCount(n); k += new UTF8Encoding().GetString(3).Length; k += new UTF8Encoding().GetBytes("x").Length; } return k; }
    static int B() { var k = 0; for (var i = 0; i < 2; i++) { k += s_queue.ToArray().Count; k += s_queue.ToArray().Length; } return k; }
    static int C() { var k = 0; for (var i = 0; i < 2; i++) { k += typeof(Node).GetConstructors().Count; k += Enum.GetNames<DayOfWeek>().Count; } return k; }
    static int D() { var k = 0; for (var i = 0; i < 2; i++) { k += s_table.Keys.ToArray().Count; } return k; }
    static int E(string s) { var k = 0; for (var i = 0; i < 2; i++) { k += s.Split(',').Count; k += s.ToCharArray().Count; } return k; }
    static void Main() { Console.WriteLine(A(new())); Console.WriteLine(B()); Console.WriteLine(C()); Console.WriteLine(D()); Console.WriteLine(E("a,b,c")); }
}
