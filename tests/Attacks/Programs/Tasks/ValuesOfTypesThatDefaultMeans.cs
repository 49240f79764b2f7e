// fixes: ALLOC405
// Values that are null, default, tuples, functions or tasks, that fail or cancel, and values of AsyncLocal.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
sealed class Cache
{
    private readonly Dictionary<string, int?> _known = new();
    private readonly AsyncLocal<int> _local = new();
    public List<string> Log = new();
    // A nullable value, which null and default stand for.
    private async Task<int?> Nullable(string key)
    {
        if (key == "") return null;
        if (_known.TryGetValue(key, out var known)) return known;
        await Task.Yield();
        return _known[key] = key.Length > 3 ? null : key.Length;
    }
    private async Task<(int A, string B)> Tuple(string key)
    {
        if (key.Length == 1) return default;
        if (key.Length == 2) return (1, key);
        await Task.Delay(1);
        return (A: 2, B: null);
    }
    private async Task<Func<int>> Function(string key)
    {
        if (key.Length == 1) return () => 7;
        await Task.Delay(1);
        return () => key.Length;
    }
    private async Task<int> Throws(string key)
    {
        if (key == "x") throw new OperationCanceledException();
        if (key == "y") throw new ArgumentNullException(nameof(key));
        if (key == "z") return int.Parse(key);
        await Task.Yield();
        return 1;
    }
    private async Task<int> Locals(string key)
    {
        _local.Value++;
        if (key.Length < 3) return _local.Value;
        await Task.Yield();
        _local.Value += 100;
        return _local.Value;
    }
    private async Task<int> Recursive(int n)
    {
        if (n <= 0) return 0;
        if (n % 10 == 0) await Task.Yield();
        return 1 + await Recursive(n - 1);
    }
    private async Task<T> Same<T>(T value, bool waits)
    {
        if (!waits) return value;
        await Task.Yield();
        return value;
    }
    private async Task<dynamic> Dynamic(string key)
    {
        if (key.Length == 1) return 1;
        await Task.Yield();
        return key;
    }
    private async Task<object> Tasks(string key)
    {
        if (key.Length == 1) return Task.FromResult(3);
        await Task.Yield();
        return new ValueTask<int>(4);
    }
    public async Task<string> All(string key)
    {
        var text = "" + await Nullable(key) + await Nullable(key) + await Tuple(key) + (await Function(key))();
        try { text += await Throws(key); } catch (Exception e) { text += e.GetType().Name; }
        try { text += await Throws(key).ConfigureAwait(false); } catch (Exception e) when (e is FormatException) { text += "!";
            } catch (Exception) { text += "?"; }
        text += await Locals(key) + "," + _local.Value;
        text += await Recursive(key.Length * 30);
        text += await Same(key, false) + await Same<object>(null, key.Length > 2) + await Same<Task>(null, false);
        text += await Dynamic(key);
        text += (await Tasks(key)).GetType().Name;
        return text;
    }
}
static class Program
{
    static void Main()
    {
        foreach (var key in new[] { "", "x", "y", "z", "ab", "abc", "abcd" })
        {
            try { Console.WriteLine(new Cache().All(key).Result); } catch (Exception e) { Console.WriteLine(e.InnerException.GetType().Name); }
        }
    }
}
