// fixes: ALLOC405
// Methods that have their value are awaited in new forms, and kept in others.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

sealed class Cache
{
    private readonly Dictionary<int, string> _texts = new();

    private async Task<string> GetAsync(int id)
    {
        if (_texts.TryGetValue(id, out var text))
            return text;
        await Task.Yield();
        return _texts[id] = "t" + id;
    }

    private async Task<string> KeptAsync(int id)
    {
        if (_texts.TryGetValue(id, out var text))
            return text;
        await Task.Yield();
        return _texts[id] = "t" + id;
    }

    private async Task<string> BoundAsync(int id)
    {
        if (_texts.TryGetValue(id, out var text))
            return text;
        await Task.Yield();
        return _texts[id] = "t" + id;
    }

    private async Task<string> MaybeAsync(int id)
    {
        if (_texts.TryGetValue(id, out var text))
            return text;
        await Task.Yield();
        return _texts[id] = "t" + id;
    }

    public async IAsyncEnumerable<string> AllAsync()
    {
        for (var i = 0; i < 3; i++)
            yield return await GetAsync(i) + await GetAsync(i).ConfigureAwait(false);
    }

    public async Task<string> OthersAsync(Cache other)
    {
        Func<int, Task<string>> get = BoundAsync;
        var texts = await get(7);
        foreach (var task in new[] { KeptAsync(1), KeptAsync(2) })
            texts += await task;
        for (var i = 0; i < 2; i++)
            texts += other is null ? await MaybeAsync(i) : await (other?.MaybeAsync(i) ?? Task.FromResult("none"));
        return texts;
    }
}

static class Program
{
    static async Task Main()
    {
        var cache = new Cache();
        await foreach (var text in cache.AllAsync())
            Console.Write(text + " ");
        Console.WriteLine(await cache.OthersAsync(cache) + await cache.OthersAsync(null));
    }
}
