// fixes: ALLOC403
// Local functions over structs of the framework and of type parameters that a call changes where they stand.
using System;
using System.Collections.Generic;
using System.Threading;
interface IStep { int Step(); int Value { get; } }
struct Steps : IStep { private int _n; public int Step() => ++_n; public readonly int Value => _n; }
static class Program
{
    static int Walk(List<int> list, int k)
    {
        var e = list.GetEnumerator(); var sum = 0;
        Func<int> keep = () => k;
        for (var i = 0; i < 3; i++) sum = sum * 10 + Next(i);
        return sum + keep();
        int Next(int i) { e.MoveNext(); return e.Current + k; }
    }
    static int Hash(int k)
    {
        var h = new HashCode(); var n = 0;
        for (var i = 0; i < 3; i++) n += Add(i);
        var twice = new HashCode(); twice.Add(0); twice.Add(1); twice.Add(2);
        return h.ToHashCode() == twice.ToHashCode() ? n : -n - 1;
        int Add(int i) { h.Add(i); return k; }
    }
    static int Spin()
    {
        var w = new SpinWait(); var n = 0;
        for (var i = 0; i < 3; i++) n += Once();
        return n * 10 + w.Count;
        int Once() { w.SpinOnce(); return w.Count; }
    }
    static int Generic<T>(T t, int k) where T : IStep
    {
        var n = 0;
        for (var i = 0; i < 3; i++) n = n * 10 + Step();
        return n * 10 + t.Value;
        int Step() => t.Step() + k;
    }
    static int Reads<T>(T t, int k) where T : IStep
    {
        var n = 0;
        for (var i = 0; i < 3; i++) n = n * 10 + Read(i);
        return n;
        int Read(int i) => t.Value + k + i;
    }
    static int Nullables(int? q, TimeSpan time, Guid g)
    {
        var n = 0;
        for (var i = 0; i < 3; i++) n = n * 10 + Read(i);
        return n;
        int Read(int i) => q.GetValueOrDefault(i) + time.Minutes + g.ToString().Length;
    }
    static void Main() { Console.WriteLine($"{Walk([1, 2, 3], 1)} {Hash(2)} {Spin()} {Generic(new Steps(), 1)} {Reads(new Steps(), 2)} {Nullables(null, TimeSpan.FromMinutes(2), Guid.Empty)}"); }
}
