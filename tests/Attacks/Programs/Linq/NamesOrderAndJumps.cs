// fixes: ALLOC602
// Names of fields in the way, properties that replace the list, conditions, jumps and closures around the loop.
// Names, shadowing, covariance, structs, refs, jumps
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
class Animal { public int Age; public virtual string Say() => "a"; }
class Dog : Animal { public override string Say() => "d"; }
struct Counter { public int N; public int Next() => ++N; public bool More(int x) => ++N < x; }
class Holder
{
    public List<int> Items = new() { 1, 2, 3 };
    private List<int> _items = new() { 1, 2, 3 };
    public int Limit { get { _items = new List<int> { 9, 9, 9 }; return 1; } }
    int found = 7; int count = 5; int result = 3; int x = 2; int item = 1;
    public int Names()
    {
        var r = 0;
        for (var i = 0; i < 2; i++)
        {
            if (_items.Any(x => x > i + item)) r += found + count + result + this.x;
            r += _items.Count(y => y > i + x) + count;
        }
        return r;
    }
    public int Change()
    {
        var r = 0;
        for (var i = 0; i < 2; i++)
            r += _items.Count(y => y > Limit);
        return r;
    }
    public int Order()
    {
        var r = 0;
        for (var i = 0; i < 2; i++)
            r += Limit + _items.Count(y => y > i);
        return r;
    }
    public int Order2()
    {
        var r = 0;
        for (var i = 0; i < 2; i++)
        {
            var t = (Limit, _items.Count(y => y > i));
            r += t.Item1 + t.Item2;
            r += _items[_items.Count(y => y > i) - 1];
            Items[r % 3] = _items.Count(y => y > i) ;
            Items[_items.Count(y => y > i) - 1] += 1;
        }
        return r;
    }
    public string Cond(bool a, bool b)
    {
        var r = "";
        for (var i = 0; i < 2; i++)
        {
            if (a && _items.Any(y => y > i) && b) Out.Put("1"); else if (b || _items.All(y => y > i)) Out.Put("2"); else Out.Put("3");
            Out.Put(a ? _items.First(y => y > i).ToString() : b ? "q" : _items.Last(y => y > i).ToString());
            Out.Put((a ? null : "z") ?? _items.First(y => y > i + 1).ToString());
            while (_items.Any(y => y > i + 5)) { Out.Put("w"); if (i > 5) break; if (i == 1) continue; }
            switch (_items.Count(y => y > i)) { case 1: Out.Put("one"); break; case int n when n > 1: Out.Put("many"); break; }
            Out.Put(_items.Count(y => y > i) switch { 0 => "z", var n => n + "" });
            lock (_items.Where(y => y > i).Select(y => "k").First()) Out.Put("L");
            using (var q = new System.IO.StringReader(_items.Where(y => y > i).Select(y => "k").First())) Out.Put(q.ReadToEnd());
            for (var j = _items.Count(y => y > i); j > 0; j--) Out.Put(j);
            if (_items.FirstOrDefault(y => y > i + 1) is var f and > 2) Out.Put(f);
            var v = _items.FirstOrDefault(y => y > i + 1); Out.Put(v);
            Out.Put($"{i}{_items.Count(y => y > i)}");
        }
        return r;
    }
    static int Throwing(List<int> list, int k)
    {
        var r = 0;
        for (var i = 0; i < 2; i++)
            try { r += list.First(y => y / (k - i) > 100); } catch (DivideByZeroException) { r += 1000; } catch (InvalidOperationException) { r += 1; } finally { r += 5; }
        return r;
    }
    public static string Cov(Animal[] animals, int k)
    {
        var r = "";
        for (var i = 0; i < 2; i++)
            foreach (var a in animals.Where(y => y.Age > k + i)) Out.Put(a.Say());
        for (var i = 0; i < 2; i++)
            foreach (Dog a in animals.Where(y => y.Age > k + i)) Out.Put(a.Say());
        return r;
    }
    public static string Str(Counter[] counters, List<Counter> list, int k)
    {
        var r = ""; var c = new Counter();
        for (var i = 0; i < 2; i++)
        {
            Out.Put(counters.Count(y => y.Next() > k + i)); Out.Put(counters[0].N);
            Out.Put(counters.Sum(y => y.Next() + y.Next() + k));
            Out.Put(list.Sum(y => y.Next() + y.N + k));
            Out.Put(list.Count(y => c.More(k + 3))); Out.Put(c.N);
            foreach (var z in counters.Where(y => y.Next() > k)) { Out.Put(z.N); }
            foreach (var z in counters.Where(y => y.Next() > k).Select(y => y.Next())) { Out.Put(z); }
        }
        return r;
    }
    public static string Closures(List<int> list, int k)
    {
        var fs = new List<Func<int>>(); var r = "";
        for (var i = 0; i < 2; i++)
        {
            foreach (var z in list.Where(y => y > k + i)) { fs.Add(() => z + i); if (z == 2) continue; if (z > 2) break; }
            foreach (var z in list.Select(y => y + k + i)) { fs.Add(() => z); }
            list.Where(y => y > i).ToList().ForEach(z => fs.Add(() => z));
        }
        foreach (var f in fs) Out.Put(f());
        return r;
    }
    public static IEnumerable<int> Iter(List<int> list, int k)
    {
        for (var i = 0; i < 2; i++)
            foreach (var z in list.Where(y => y > k + i)) yield return z;
    }
    public static string Goto(List<int> list, int k)
    {
        var r = ""; var n = 0;
    again:
        if (list.Any(y => y > k + n)) { n++; Out.Put("g"); goto again; }
        for (var i = 0; i < 2; i++)
            switch (i) { case 0: if (list.Any(y => y > k + n)) goto case 1; break; case 1: Out.Put(list.Count(y => y > k + i)); break; }
        return r;
    }
    public static void Put<T>(T value) => Console.Write(value);
    static void Try<TR>(Func<TR> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        var h = new Holder();
        Try(h.Names); Try(h.Change); Try(() => new Holder().Order()); Try(() => new Holder().Order2());
        foreach (var a in new[] { true, false }) foreach (var b in new[] { true, false }) Try(() => new Holder().Cond(a, b));
        foreach (var k in new[] { 0, 1, 3 }) { Try(() => Throwing(new() { 1, 2, 300 }, k)); Try(() => Cov(new Animal[] { new Animal { Age = 1 }, new Dog { Age = 5 } }, k)); Try(() => Cov(new Dog[] { new Dog { Age = 5 } }, k)); Try(() => Str(new Counter[3], new() { new Counter(), new Counter() }, k)); Try(() => Closures(new() { 1, 2, 3 }, k)); Try(() => string.Join(",", Iter(new() { 1, 2, 3 }, k))); Try(() => Goto(new() { 1, 2, 3 }, k)); }
    }
}
static class Out { public static void Put<T>(T value) => Console.Write(value); }
