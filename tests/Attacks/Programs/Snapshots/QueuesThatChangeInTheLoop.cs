// fixes: ALLOC603
// Loops that drain, clear, refill and replace the queue or stack that they go through, and a class that hides its members.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
class Q<T> : ConcurrentQueue<T> { public new IEnumerator<T> GetEnumerator() { Console.Write("own "); yield break; } public new int Count => 77; public new bool IsEmpty => true; public new T[] ToArray() => new T[1]; }
static class Program
{
    static ConcurrentQueue<string> s_queue = new();
    static ConcurrentStack<int> s_stack = new();
    static ConcurrentDictionary<string, int> s_map = new();
    static string Drain()
    {
        var r = "";
        for (var k = 0; k < 3; k++)
        {
            for (var i = 0; i < 40; i++) s_queue.Enqueue("q" + i);
            foreach (var x in s_queue.ToArray()) { r += x; s_queue.TryDequeue(out _); if (x.Length > 2) s_queue.Enqueue("more"); }
            foreach (var x in s_queue.ToArray()) { s_queue.Clear(); r += x; }
            s_stack.Push(1); s_stack.Push(2);
            foreach (var x in s_stack.ToArray()) { s_stack.TryPop(out var p); s_stack.Push(9); r += x + ":" + p; }
            foreach (var x in s_queue.ToArray()) s_queue = new();
            s_map["a"] = 1; s_map["b"] = 2;
            r += s_map.Keys.Count + s_map.Values.Count + s_map.ToArray().Length + " " + s_map.Keys.Any() + s_map.Values.Count() + s_queue.ToArray().Length;
            if (s_map.Keys.Count > 0 && s_queue.ToArray().Length >= 1) r += "x";
            if (!s_map.Keys.Any()) r += "empty";
            r += s_stack.ToArray().Any() ? "any" : "none";
            foreach (ref var x in s_stack.ToArray().AsSpan()) x++;
            foreach (var (key, value) in s_map.ToArray()) { s_map.TryRemove(key, out _); r += key + value; }
            var q = new Q<int>(); q.Enqueue(5);
            foreach (var x in q.ToArray()) r += x;
            r += q.ToArray().Length; ConcurrentQueue<int> b = q;
            foreach (var x in b.ToArray()) r += x;
            foreach (object x in b.ToArray()) r += x.GetType().Name;
            foreach (long x in b.ToArray()) r += x.GetType().Name;
            var arr = b.ToArray().Where(x => { b.Enqueue(3); return x > 0; }).ToList(); r += arr.Count;
        }
        ConcurrentQueue<int> none = null;
        try { foreach (var x in none.ToArray()) r += x; } catch (Exception e) { r += e.GetType().Name; }
        try { r += none.ToArray().Length; } catch (Exception e) { r += e.GetType().Name; }
        return r;
    }
    static IEnumerable<int> Lazy(ConcurrentQueue<int> q) { for (var i = 0; i < 2; i++) foreach (var x in q.ToArray()) { yield return x; } }
    static void Main() { var q = new ConcurrentQueue<int>(new[] { 1, 2 }); Console.WriteLine(Drain()); foreach (var x in Lazy(q)) { q.Enqueue(x + 10); q.TryDequeue(out _); Console.Write(x + ","); if (x > 500) break; } }
}
