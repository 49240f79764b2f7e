// fixes: ALLOC405
// Methods that have their value, with callers of every kind.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
sealed class Cache
{
    private string _known;
    private readonly Dictionary<int, object> _table = new();
    private async Task<string> Get(int n)
    {
        if (_known != null && n > 0) return _known;
        await Task.Yield();
        if (n == 4) throw new InvalidOperationException();
        return _known = "k" + n;
    }
    private async Task<T> Gen<T>(T value, int n) where T : class
    {
        if (n < 2) return value;
        await Task.Delay(1);
        return (T)_table.GetValueOrDefault(n);
    }
    internal static async Task<object> Stat(object o, CancellationToken t)
    {
        if (o is string s) return s;
        await Task.Delay(1, t);
        return 5;
    }
    public async Task<string> All(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            text += await Get(i) + (await Gen("x", i))?.Length + await Stat(i % 2 == 0 ? "s" : i, default).ConfigureAwait(false);
            try { text += await Get(-4 + i); } catch (InvalidOperationException) { text += "!"; }
            try { text += await Stat(null, new CancellationToken(true)); } catch (OperationCanceledException e) { text += e.GetType().Name; }
            text += await Local(i) is { } x ? x : "none";
            async Task<string> Local(int k) { if (k == 1) return text; await Task.Yield(); return "L"; }
            Func<Task<string>> later = async () => await Local(i);
            text += (await later()).Length;
        }
        return text;
    }
}
static class Program { static void Main() => Console.WriteLine(new Cache().All(4).Result); }
