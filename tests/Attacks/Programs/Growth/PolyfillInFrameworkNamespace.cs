// silent: ALLOC607
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
namespace System.Collections.Generic
{
    public sealed class Deque<T> : IEnumerable<T>
    {
        private readonly List<T> _front = new();
        private readonly List<T> _back = new();
        public void Push(T v) => _back.Add(v);
        public int Count { get { Settle(); return _front.Count; } }
        private void Settle() { Console.WriteLine("settle"); _front.AddRange(_back); _back.Clear(); }
        public IEnumerator<T> GetEnumerator() { foreach (var x in _back) yield return x; }
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
static class Program
{
    static List<int> Copy(Deque<int> d)
    {
        var all = new List<int>();
        foreach (var x in d)
            all.Add(x);
        return all;
    }
    static void Main()
    {
        var d = new Deque<int>();
        for (var i = 0; i < 9; i++) d.Push(i);
        Console.WriteLine(Copy(d).Count);
    }
}
