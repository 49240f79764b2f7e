// fixes: ALLOC401
// Methods that take delegates of other types than Func and Action get an overload with a state: generic delegates, arrays
// of null, nested types of the same name.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
delegate TOut Turn<in TIn, out TOut>(TIn item);
delegate void Told(string text, int? number);
class Box<T>
{
    public delegate bool Test(T item, List<T>? seen);
    private readonly List<T> _all = new();
    public Box<T> Add(T item) { _all.Add(item); return this; }
    public int CountOf(Test test) { var n = 0; foreach (var item in _all) if (test(item, _all)) n++; return n; }
    public TOut[] All<TOut>(Turn<T, TOut> turn) { var all = new TOut[_all.Count]; for (var i = 0; i < all.Length; i++) all[i] = turn.Invoke(_all[i]); return all; }
}
static class P
{
    static int s_calls;
    static void Tell(string text, Told? told) { if (told is null) { Console.WriteLine("none"); return; } told(text, null); told(text, s_calls++); }
    static int Sorted(int[] all, Comparison<int> order) { s_calls++; return all.Length > 1 ? order(all[0], all[1]) : 0; }
    static string Both(Converter<int, string> one, Converter<int, string> two) => one(1) + two(2);
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var text = "t" + i;
            var box = new Box<int>().Add(i).Add(i + 1).Add(7);
            Console.WriteLine(box.CountOf((item, seen) => item > i && seen!.Count > text.Length));
            Console.WriteLine(string.Join(",", box.All(item => text + item)));
            Console.WriteLine(new Box<string?>().Add(null).Add(text).CountOf((item, seen) => item == text));
            Tell(text, (t, n) => Console.WriteLine(t + text + n));
            Tell(text, null);
            Console.WriteLine(Sorted([i, 2], (a, b) => a.CompareTo(b) * text.Length));
            Console.WriteLine(Both(n => text + n, n => n + text));
            try { Tell(text, (t, n) => throw new InvalidOperationException(t + n + text)); }
            catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        }
    }
}
