// fixes: ALLOC405
// Methods that have their value before they await: done, late, failed and cancelled, in handlers, iterators and loops, by several callers at once, with
// values that flow, in generic types, and beside others of the same name whose task is needed.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

sealed class Cache<T>
{
    private readonly Dictionary<int, T> _kept = new();
    private readonly Func<int, Task<T>> _load;

    public Cache(Func<int, Task<T>> load) => _load = load;

    private async Task<T> Find(int key)
    {
        if (_kept.TryGetValue(key, out var value))
            return value;
        return _kept[key] = await _load(key);
    }

    public async Task<string> Text(int key) => "" + await Find(key) + await Find(key).ConfigureAwait(false);
}

static class Program
{
    static readonly AsyncLocal<int> s_flows = new();
    static readonly List<string> Trace = new();
    static string s_last = "none";

    static async Task<string> Last(int n)
    {
        s_flows.Value += 1;
        if (n % 3 == 0)
            return s_last;
        if (n % 7 == 0)
            throw new InvalidOperationException("seven");
        await Task.Yield();
        s_flows.Value += 10;
        if (n % 5 == 0)
            throw new OperationCanceledException();
        return s_last = n.ToString();
    }

    static async Task<int> Kept(int n)
    {
        if (n > 2)
            return n;
        await Task.Yield();
        return -n;
    }

    static async Task<string> Sum(int n)
    {
        var all = "";
        async Task<int> Local(int k)
        {
            if (k < n)
                return k;
            await Task.Delay(1).ConfigureAwait(false);
            return n;
        }

        for (var i = 0; i < 8; i++)
        {
            try
            {
                all += await Last(n + i) + s_flows.Value;
            }
            catch (InvalidOperationException e) when (e.Message.Length > 3)
            {
                all += await Last(3) + e.Message;
            }
            catch (OperationCanceledException)
            {
                all += "c" + await Local(i);
            }
            finally
            {
                all += await Local(i + 1).ConfigureAwait(true) + ";";
            }
        }

        var tasks = Enumerable.Range(0, 5).Select(Kept).ToList();
        return all + string.Join(",", await Task.WhenAll(tasks)) + await Kept(9);
    }

    static async IAsyncEnumerable<string> Each(int n)
    {
        for (var i = 0; i < n; i++)
            yield return await Last(i * 3);
    }

    static async Task Main()
    {
        for (var n = 0; n < 20; n++)
            Console.WriteLine(await Sum(n));
        await foreach (var text in Each(4))
            Console.WriteLine(text);
        var cache = new Cache<int>(async k => { await Task.Yield(); Trace.Add("l" + k); return k * k; });
        Console.WriteLine(await cache.Text(3) + await cache.Text(3) + string.Join(",", Trace));
    }
}
