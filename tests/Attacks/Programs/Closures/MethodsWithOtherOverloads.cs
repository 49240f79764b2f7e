// fixes: ALLOC401
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The methods that are given as delegates have overloads with other numbers of arguments, in the type, its base and beside it.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Threading;
class Base
{
    public virtual string Name(string key, int n) => key + n;
    protected virtual void Dispose(bool isDisposing) => Console.WriteLine("dispose " + isDisposing);
    public string Hidden(int key) => "base" + key;
}
sealed class Channel : Base, IDisposable
{
    private readonly ConcurrentDictionary<string, string> _names = new();
    private int _count;
    public void Dispose() { _count++; Dispose(true); }
    public string Name(string key) => key + "!" + _count;
    public override string Name(string key, int n) => key + "?" + n;
    public string Hidden(string key) => "own" + key;
    public string Hidden() => "none";
    public string Read(CancellationToken token, string key)
    {
        using (token.Register(Dispose))
            return _names.GetOrAdd(key, Name) + _names.GetOrAdd(key + "h", Hidden);
    }
    public int Count => _count;
}
static class Extensions
{
    public static string Name(this Channel c, string key) => "extension";
}
static class Program
{
    static void Main()
    {
        using var source = new CancellationTokenSource();
        var channel = new Channel();
        Console.WriteLine(channel.Read(source.Token, "a") + channel.Read(source.Token, "a"));
        using (source.Token.Register(channel.Dispose))
            source.Cancel();
        Console.WriteLine(channel.Read(source.Token, "b") + channel.Count);
    }
}
