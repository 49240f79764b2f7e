// fixes: ALLOC603
// Queues and stacks of which only the number is asked: of the framework, derived, behind interfaces, null, and counted by queries.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
sealed class Own : ConcurrentQueue<int>, IEnumerable<int>
{
    public new int Count => 99;
    public new int[] ToArray() => [1];
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 5; }
}
static class Snapshots
{
    static string Try(Func<object?> f) { try { return f() + ","; } catch (Exception e) { return e.GetType().Name + ","; } }
    static int Queue(ConcurrentQueue<int> queue) => queue.ToArray().Length;
    static int Stack(ConcurrentStack<int> stack) => stack.ToArray().Length;
    static int Listed(ConcurrentQueue<int> queue) => queue.ToList().Count;
    static long Long(ConcurrentQueue<int> queue) => queue.ToArray().LongLength;
    static bool Any(ConcurrentQueue<int> queue) => queue.ToArray().Length > 0;
    static bool None(ConcurrentStack<int> stack) => stack.ToArray().Length == 0;
    static bool AnyOf(ConcurrentQueue<int> queue) => queue.ToArray().Any();
    static int Counted(ConcurrentQueue<int> queue) => queue.ToArray().Count();
    static int Bag(ConcurrentBag<int> bag) => bag.ToArray().Length;
    static int Derived(Own own) => own.ToArray().Length + ((ConcurrentQueue<int>)own).ToArray().Length;
    static int Maybe(ConcurrentQueue<int>? queue) => queue?.ToArray().Length ?? -1;
    static int Keys(ConcurrentDictionary<int, int> map) => map.Keys.Count + map.Values.ToArray().Length + map.ToArray().Length + map.Keys.ToList().Count;
    static int Local(ConcurrentQueue<int> queue) { var items = queue.ToArray(); queue.Clear(); return items.Length; }
    static int Emptied(ConcurrentQueue<int> queue) { var items = queue.ToArray(); while (queue.TryDequeue(out _)) { } return items.Length + queue.Count; }
    static int Producer(IProducerConsumerCollection<int> queue) => queue.ToArray().Length;
    static int Blocking(BlockingCollection<int> queue) => queue.ToArray().Length;
    static bool Pattern(ConcurrentQueue<int> queue) => queue.ToArray() is { Length: > 1 } || queue.ToArray() is [];
    static int Ended(ConcurrentStack<int> stack) => stack.ToArray()[^1] + stack.ToArray().Length switch { 0 => 1, var n => n };
    public static string All(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            ConcurrentQueue<int> queue = new(Enumerable.Range(0, i * 20));
            ConcurrentStack<int> stack = new(queue);
            text += Queue(queue) + "," + Stack(stack) + "," + Listed(queue) + "," + Long(queue) + Any(queue) + None(stack) + AnyOf(queue) + Counted(queue);
            text += Bag(new(queue)) + "," + Derived(new Own()) + "," + Maybe(null) + Maybe(queue) + Keys(new() { [i] = 1, [-1] = 1 }) + Producer(queue) + Blocking(new(queue));
            text += Pattern(queue) + Try(() => Ended(stack)) + Local(new(queue)) + Emptied(queue);
            text += Try(() => Queue(null!)) + Try(() => Listed(null!)) + Try(() => Stack(null!)) + Listed(new Own()) + ";";
        }
        return text;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Snapshots.All(3));
}
