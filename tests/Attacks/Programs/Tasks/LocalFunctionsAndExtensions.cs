// fixes: ALLOC405
// Methods that have their value, as local functions, generic ones, extension members and partial methods.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

sealed partial class Store
{
    private readonly Dictionary<int, string> _texts = new() { [1] = "one" };
    public string? Last { get; private set; }

    public async Task<string> LocalAsync(int[] ids)
    {
        var text = "";
        foreach (var id in ids)
            text += await GetAsync(id) + (id > 1 ? await GetAsync(1) : "-");
        try
        {
            text += await GetAsync(-1);
        }
        catch (InvalidOperationException) when (Last is not null)
        {
            text += await GetAsync(1) + "caught";
        }
        finally
        {
            Last = await GetAsync(1);
        }

        return text;

        async Task<string> GetAsync(int id)
        {
            if (_texts.TryGetValue(id, out var known))
                return known;
            await Task.Yield();
            if (id < 0)
                throw new InvalidOperationException();
            Last = "t" + id;
            return _texts[id] = Last;
        }
    }

    private partial Task<string> PartAsync(int id);

    private async Task<T> FirstAsync<T>(List<T> items, Func<Task<T>> make)
    {
        if (items.Count > 0)
            return items[0];
        var made = await make();
        items.Add(made);
        return made;
    }

    public async Task<string> OthersAsync()
    {
        var items = new List<string>();
        var text = await FirstAsync(items, () => Task.FromResult("made")) + await FirstAsync<string>(items, null!);
        text += await PartAsync(1) + await PartAsync(5);
        return text + await this.SecondAsync(3);
    }
}

sealed partial class Store
{
    private async partial Task<string> PartAsync(int id)
    {
        if (_texts.TryGetValue(id, out var known))
            return known;
        await Task.Yield();
        return "p" + id;
    }
}

static class Stores
{
    extension(Store store)
    {
        internal async Task<string> SecondAsync(int id)
        {
            if (store.Last is { } last)
                return last;
            await Task.Yield();
            return "s" + id;
        }
    }
}

static class Program
{
    static async Task Main()
    {
        var store = new Store();
        Console.WriteLine(await store.OthersAsync());
        Console.WriteLine(await store.LocalAsync(new[] { 1, 2, 2 }) + store.Last);
        Console.WriteLine(await store.OthersAsync());
    }
}
