// fixes: ALLOC603
// The queue's own ToArray copies what its own enumerator gives, also of a class that implements the interface anew.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
sealed class Twice : ConcurrentQueue<string>, IEnumerable<string>
{
    IEnumerator<string> IEnumerable<string>.GetEnumerator() { foreach (var s in ToArray()) { yield return s; yield return s; } }
}
static class P
{
    static int Count(ConcurrentQueue<string> queue)
    {
        var n = 0;
        for (var i = 0; i < 2; i++)
            foreach (var s in queue.ToArray()) n += s.Length;
        return n;
    }
    static void Main()
    {
        var queue = new Twice();
        queue.Enqueue("a");
        for (var i = 0; i < 2; i++) Console.WriteLine(Count(queue));
    }
}
