// title: `cache.Remove("k")` of `Remove(params string[] keys)`
// rule: ALLOC101, ALLOC102
// bytes: 32
// fix: ALLOC102.single
// safety: unsafe
// difference: implement
// shows: none: only code outside the solution that implements the interface sees it, by no longer compiling
// except: false
// after: 0
public interface ICache
{
    int Remove({|ALLOC102:params string[] keys|});
}

public sealed class MemoryCache : ICache
{
    private readonly Dictionary<string, int> _items = new() { ["k"] = 1 };

    public int Remove(params string[] keys)
    {
        var count = 0;
        foreach (var key in keys)
        {
            if (_items.Remove(key))
                count++;
        }

        return count;
    }
}

static class Case
{
    static ICache s_cache = new MemoryCache();

    static int Probe() => s_cache.{|ALLOC101:Remove("k")|};

    static int Behave(string key)
    {
        var cache = (ICache)new MemoryCache();
        return cache.{|ALLOC101:Remove(key)|} + cache.{|ALLOC101:Remove("k")|};
    }
}
