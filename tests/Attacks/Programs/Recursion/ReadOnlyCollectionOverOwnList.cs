// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
static class Held { public static readonly System.Collections.ObjectModel.ReadOnlyCollection<int>[] C = Enumerable.Range(0, 900).Select(k => new System.Collections.ObjectModel.ReadOnlyCollection<int>(new Own(k))).ToArray(); } sealed class Own(int k) : IList<int> { public int this[int i] { get => Program.Walk(k - 1); set { } } public int IndexOf(int i) => 0; public void Insert(int a, int b) { } public void RemoveAt(int i) { } public int Count => 1; public bool IsReadOnly => true; public void Add(int i) { } public void Clear() { } public bool Contains(int i) => false; public void CopyTo(int[] a, int i) { } public bool Remove(int i) => false; public IEnumerator<int> GetEnumerator() { yield break; } System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; return buffer[n % 400] + Held.C[n][0] % 3;
    }
    static void Main()
    {
        
        Console.WriteLine(Walk(650));
    }
}
