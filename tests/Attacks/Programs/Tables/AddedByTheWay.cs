// refuses: ALLOC505
// Items are added in the loop by code that no call names: lazy values and queries, callbacks, conversions, operators and enumerators.
#nullable enable
using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
sealed class Odd
{
    public static int Added;
    public int Value { get { Store.Add(); return 1; } }
    public static implicit operator int(Odd odd) { Store.Add(); return 2; }
    public static Odd operator +(Odd a, Odd b) { Store.Add(); return a; }
    public static bool operator true(Odd a) { Store.Add(); return true; }
    public static bool operator false(Odd a) => false;
    public void Deconstruct(out int a, out int b) { Store.Add(); a = b = 1; }
    public IEnumerator<int> GetEnumerator() { Store.Add(); yield return 1; }
    public override string ToString() { Store.Add(); return "odd"; }
    public int this[Index index] { get { Store.Add(); return 3; } }
}
static class Store
{
    public static readonly Dictionary<string, int> Map = new();
    public static void Fill() { Map.Clear(); for (var i = 0; i < 3; i++) Map["k" + i] = i; }
    public static void Add() { if (Map.Count < 20) Map["a" + ++Odd.Added] = 1; }
}
sealed class Late { public static int Weight = 2; static Late() { Store.Add(); Store.Add(); Store.Add(); Store.Add(); Store.Add(); } }
static class Loops
{
    public static int Queried(IEnumerable<int> query)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); sum += query.Count(); }
        return sum;
    }
    public static int Joined(IEnumerable<int> query)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); sum += string.Join(",", query).Length; }
        return sum;
    }
    public static int Lazily(Lazy<int> lazy)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); sum += lazy.Value; }
        return sum;
    }
    public static int Cancelled(CancellationTokenSource source)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); source.Cancel(); sum++; }
        return sum;
    }
    public static int Converted(Odd odd)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); sum += odd; }
        return sum;
    }
    public static int Patterned(object odd)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); if (odd is Odd { Value: 1 }) sum++; }
        return sum;
    }
    public static int Deconstructed(Odd odd)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); var (a, _) = odd; sum += a; }
        return sum;
    }
    public static int Walked(Odd odd)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); foreach (var x in odd) sum += x; }
        return sum;
    }
    public static int Written(object odd)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); sum += $"{odd}".Length; }
        return sum;
    }
    public static int Tested(Odd odd)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); if (odd) sum++; }
        return sum;
    }
    public static int Ended(Odd odd)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); sum += odd[^1]; }
        return sum;
    }
    public static int Begun()
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); sum += Late.Weight; }
        return sum;
    }
    public static int Listed(BindingList<int> list)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); list.Add(1); sum++; }
        return sum;
    }
    public static int Ordered(SortedSet<int> sorted)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); sorted.Add(sum++); }
        return sum;
    }
    public static int Progressed(IProgress<int> progress, SynchronizationContext context, SendOrPostCallback post)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); context.Send(post, null); progress.Report(sum++); }
        return sum;
    }
    public static int Moved(IEnumerator<int> items)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); items.MoveNext(); sum++; }
        return sum;
    }
    public static int Dynamic(dynamic odd)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); sum += odd.Value; }
        return sum;
    }
    public static int Raised(Action add)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); add(); sum++; }
        return sum;
    }
    public static int Started(Task task)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); if (!task.IsCompleted) task.RunSynchronously(); sum++; }
        return sum;
    }
    public static int Disposed(IDisposable thing)
    {
        var map = Store.Map; var sum = 0;
        foreach (var key in map.Keys.ToList()) { map.Remove(key); using (thing) sum++; }
        return sum;
    }
}
sealed class Comparer : IComparer<int> { public int Compare(int x, int y) { Store.Add(); return x.CompareTo(y); } }
sealed class Thing : IDisposable, IProgress<int> { public void Dispose() => Store.Add(); public void Report(int n) => Store.Add(); }
static class Program
{
    static void Try(Func<int> f)
    {
        Store.Fill();
        try { Console.Write(f() + ":" + Store.Map.Count + " "); }
        catch (Exception e) { Console.Write(e.GetType().Name + " "); }
    }
    static IEnumerable<int> Items() { for (var i = 0; i < 9; i++) { Store.Add(); yield return i; } }
    static void Main()
    {
        var odd = new Odd();
        Try(() => Loops.Queried(Enumerable.Range(0, 2).Where(x => { Store.Add(); return true; })));
        Try(() => Loops.Joined(Items()));
        Try(() => Loops.Lazily(new Lazy<int>(() => { Store.Add(); Store.Add(); Store.Add(); return 4; })));
        var source = new CancellationTokenSource();
        source.Token.Register(() => { Store.Add(); Store.Add(); });
        Try(() => Loops.Cancelled(source));
        Try(() => Loops.Converted(odd));
        Try(() => Loops.Patterned(odd));
        Try(() => Loops.Deconstructed(odd));
        Try(() => Loops.Walked(odd));
        Try(() => Loops.Written(odd));
        Try(() => Loops.Tested(odd));
        Try(() => Loops.Ended(odd));
        Try(() => Loops.Begun());
        var list = new BindingList<int>();
        list.ListChanged += (_, _) => Store.Add();
        Try(() => Loops.Listed(list));
        Try(() => Loops.Ordered(new SortedSet<int>(new Comparer())));
        Try(() => Loops.Progressed(new Thing(), new SynchronizationContext(), _ => Store.Add()));
        Try(() => Loops.Moved(Items().GetEnumerator()));
        Try(() => Loops.Dynamic(odd));
        Try(() => Loops.Raised(Store.Add));
        Try(() => Loops.Started(new Task(() => { Store.Add(); Store.Add(); })));
        Try(() => Loops.Disposed(new Thing()));
        Console.WriteLine();
    }
}
