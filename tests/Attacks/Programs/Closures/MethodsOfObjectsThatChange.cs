// fixes: ALLOC401
// Methods of objects as factories: virtual, hidden, of type parameters, of records, and of objects that are replaced meanwhile.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;
class Maker
{
    public virtual string Make(int key) => "m" + key;
    public string Plain(int key) => "p" + key;
    public static implicit operator Maker(string text) => new Other();
}
class Other : Maker
{
    public override string Make(int key) => "o" + key;
    public new string Plain(int key) => "q" + key;
}
interface IMaker { string Make(int key) => "i" + key; }
struct Small : IMaker { public int Count; public string Make(int key) => "s" + ++Count; }
sealed class Classes : IMaker;
sealed class Store<T>(T maker) where T : class, IMaker
{
    private readonly ConcurrentDictionary<int, string> _names = new();
    private readonly T _maker = maker;
    public string Get(int key) => _names.GetOrAdd(key, _maker.Make);
    public string Own(int key) => _names.GetOrAdd(key, Own2);
    private string Own2(int key) => "own" + key;
}
static class Calls
{
    public static string All(Maker maker, Other other, IMaker boxed, int n)
    {
        var names = new ConcurrentDictionary<int, string>();
        var text = "";
        for (var i = 0; i < n; i++)
        {
            text += names.GetOrAdd(i * 10, maker.Make);
            text += names.GetOrAdd(i * 10 + 1, other.Plain);
            text += names.GetOrAdd(i * 10 + 2, ((Maker)other).Plain);
            text += names.GetOrAdd(i * 10 + 3, boxed.Make);
            text += names.GetOrAdd((other = new Other()) is null ? 0 : i * 10 + 4, maker.Make);
            text += names.GetOrAdd((maker = other) is null ? 0 : i * 10 + 5, maker.Plain);
        }
        return text;
    }
    public static string Registered(Timer timer, CancellationTokenSource source, List<string> list)
    {
        for (var i = 0; i < 3; i++)
            source.Token.Register(list.Clear);
        list.Add("a");
        source.Cancel();
        return list.Count.ToString();
    }
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(Calls.All(new Maker(), new Other(), new Small(), 2));
        var store = new Store<Classes>(new Classes());
        Console.WriteLine(store.Get(1) + store.Own(2));
        Console.WriteLine(Calls.Registered(null!, new CancellationTokenSource(), new List<string> { "b" }));
    }
}
