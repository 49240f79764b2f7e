// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Items that are assignments, which an initializer takes for members of the list.
using System;
using System.Collections.Generic;
static class Program
{
    static int Capacity;
    static int Other;
    static string A(int n) { var list = new List<int>(new int[] { Capacity = n }); return list.Count + ":" + list.Capacity + Capacity; }
    static string B(int n) { var list = new List<int>(new int[] { Other = n, n }); return list.Count + ":" + Other; }
    static string C(int n) { var list = new HashSet<int>(new int[] { Other = n }); return list.Count + ":" + Other; }
    static string D(int n) { var list = new List<int>(new int[] { Other += n, Other++ }); return list.Count + ":" + Other + list[0]; }
    static string E(int n) { var list = new List<Func<int>>(new Func<int>[] { () => n, delegate { return 1; } }); return list.Count + ":" + list[0]() + list[1](); }
    static string F(int n) { var list = new List<int[]>(new int[][] { new[] { n }, [n, n] }); return list.Count + ":" + list[1].Length; }
    static string G(bool b, int n) { var list = new List<int>(new[] { b ? n : throw new Exception(), n switch { 1 => 2, _ => 3 } }); return list.Count + ":" + list[1]; }
    static void Main() { Console.WriteLine(A(5) + B(6) + C(7) + D(2) + E(3) + F(4) + G(true, 1)); }
}
