// silent: ALLOC104
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Chunks, enumerators, lookups, references and capacities of collections that each iteration makes.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
static class Program
{
    static string Chunks(int n)
    {
        var kept = new ReadOnlyMemory<char>[n];
        for (var i = 0; i < n; i++)
        {
            var b = new StringBuilder();
            b.Append("text").Append(i);
            foreach (var c in b.GetChunks())
                kept[i] = c;
        }
        return string.Join(",", kept.Select(k => k.ToString()));
    }
    static string Chunks2(int n)
    {
        var kept = new StringBuilder.ChunkEnumerator[n];
        for (var i = 0; i < n; i++)
        {
            var b = new StringBuilder();
            b.Append("text").Append(i);
            kept[i] = b.GetChunks();
        }
        return string.Join(",", kept.Select(k => { k.MoveNext(); return k.Current.ToString(); }));
    }
    static int Enumerators(int n)
    {
        var kept = new List<int>.Enumerator[n];
        for (var i = 0; i < n; i++)
        {
            var b = new List<int>();
            b.Add(i);
            kept[i] = b.GetEnumerator();
        }
        var s = 0;
        for (var i = 0; i < n; i++) { try { while (kept[i].MoveNext()) s = s * 10 + kept[i].Current; } catch (InvalidOperationException) { s += 1000; } }
        return s;
    }
    static int Lookups(int n)
    {
        var kept = new Dictionary<string, int>.AlternateLookup<ReadOnlySpan<char>>[n];
        for (var i = 0; i < n; i++)
        {
            var b = new Dictionary<string, int>();
            b["a" + i] = i;
            kept[i] = b.GetAlternateLookup<ReadOnlySpan<char>>();
        }
        var s = 0;
        for (var i = 0; i < n; i++) s = s * 10 + (kept[i].ContainsKey("a0") ? 1 : 2);
        return s;
    }
    static int SetLookups(int n)
    {
        var kept = new HashSet<string>.AlternateLookup<ReadOnlySpan<char>>[n];
        for (var i = 0; i < n; i++)
        {
            var b = new HashSet<string>();
            b.Add("a" + i);
            kept[i] = b.GetAlternateLookup<ReadOnlySpan<char>>();
        }
        var s = 0;
        for (var i = 0; i < n; i++) s = s * 10 + (kept[i].Contains("a0") ? 1 : 2);
        return s;
    }
    static int Refs(int n)
    {
        var s = 0;
        ref var last = ref Unsafe.NullRef<int>();
        for (var i = 0; i < n; i++)
        {
            var b = new Dictionary<int, int>();
            ref var now = ref CollectionsMarshal.GetValueRefOrAddDefault(b, 1, out _);
            now = i + 1;
            if (!Unsafe.IsNullRef(ref last)) s = s * 10 + last;
            last = ref now;
        }
        return s;
    }
    static int Capacities(int n)
    {
        var s = 0;
        for (var i = 0; i < n; i++)
        {
            var b = new List<int>();
            s += b.EnsureCapacity(3);
            for (var k = 0; k < 50; k++) b.Add(k);
            s += b.Count;
        }
        return s;
    }
    static int Capacities2(int n)
    {
        var s = 0;
        for (var i = 0; i < n; i++)
        {
            var b = new Dictionary<int, int>();
            s += b.EnsureCapacity(3);
            for (var k = 0; k < 50; k++) b[k] = k;
            s += b.Count;
        }
        return s;
    }
    static int Capacities3(int n)
    {
        var s = 0;
        for (var i = 0; i < n; i++)
        {
            var b = new StringBuilder();
            s += b.EnsureCapacity(3);
            b.Append('c', 100);
            s += b.Length;
        }
        return s;
    }
    static int Chunked(int n)
    {
        var s = 0;
        for (var i = 0; i < n; i++)
        {
            var b = new StringBuilder();
            for (var k = 0; k < 30; k++) b.Append("abc");
            foreach (var c in b.GetChunks()) s = s * 3 + c.Length;
        }
        return s;
    }
    static int Spans(int n)
    {
        Span<int> last = default; var s = 0;
        for (var i = 0; i < n; i++)
        {
            var b = new List<int>();
            b.Add(i + 1);
            if (i > 0) s = s * 10 + last[0];
            last = CollectionsMarshal.AsSpan(b);
        }
        return s;
    }
    static int Keys(int n)
    {
        var kept = new List<ICollection<int>>();
        for (var i = 0; i < n; i++)
        {
            var b = new Dictionary<int, int>();
            b[i] = 1;
            kept.Add(b.Keys);
        }
        return kept.Sum(k => k.Sum());
    }
    static int KeyEnumerators(int n)
    {
        var kept = new Dictionary<int, int>.KeyCollection.Enumerator[n];
        for (var i = 0; i < n; i++)
        {
            var b = new Dictionary<int, int>();
            b[i] = 1;
            kept[i] = b.Keys.GetEnumerator();
        }
        var s = 0;
        for (var i = 0; i < n; i++) { try { while (kept[i].MoveNext()) s = s * 10 + kept[i].Current; } catch (InvalidOperationException) { s += 1000; } }
        return s;
    }
    static void Main()
    {
        Console.WriteLine(Chunks(3)); Console.WriteLine(Chunks2(3)); Console.WriteLine(Enumerators(3)); Console.WriteLine(Lookups(3)); Console.WriteLine(SetLookups(3)); Console.WriteLine(Refs(3));
        Console.WriteLine(Capacities(3)); Console.WriteLine(Capacities2(3)); Console.WriteLine(Capacities3(3)); Console.WriteLine(Chunked(3)); Console.WriteLine(Spans(3)); Console.WriteLine(Keys(3)); Console.WriteLine(KeyEnumerators(3));
    }
}
