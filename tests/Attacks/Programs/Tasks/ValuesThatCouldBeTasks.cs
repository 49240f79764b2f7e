// fixes: ALLOC405
// Nulls, defaults and tasks that are values get into a ValueTask, whose constructor also takes a task.
#nullable disable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
sealed class Cache
{
    private readonly Dictionary<int, object> _all = new();
    private Task<object> Get(int n)
    {
        if (n == 1)
            return Task.FromResult<object>(null);
        if (n == 2)
            return Task.FromResult<object>(default);
        if (_all.TryGetValue(n, out var found))
            return Task.FromResult(found);
        return LoadAsync(n);
    }
    private Task<object> Other(Task<object> inner, int n)
    {
        if (n > 0) return Task.FromResult<object>(inner);
        return LoadAsync(n);
    }
    private Task<Task<string>> Nested(Task<string> inner, int n)
    {
        if (n > 0) return Task.FromResult(inner);
        return LoadNested(inner);
    }
    private Task<string> Text(string s, int n) { if (n == 0) return Task.FromResult<string>(null); if (n > 1) return Task.FromResult(s); return LoadText(s); }
    private async Task<string> LoadText(string s) { await Task.Yield(); return s + "."; }
    private async Task<Task<string>> LoadNested(Task<string> t) { await Task.Yield(); return t; }
    private async Task<object> LoadAsync(int n) { await Task.Yield(); return _all[n] = "v" + n; }
    public async Task<string> All()
    {
        var r = "";
        for (var i = 0; i < 5; i++)
        {
            r += await Get(i % 4) ?? "null";
            var o = await Other(Task.FromResult<object>("x"), i);
            r += o is Task ? "task" : o;
            r += await await Nested(Task.FromResult("n"), i);
            r += await Text("t", i) ?? "tnull";
        }
        return r;
    }
    static void Main() => Console.WriteLine(new Cache().All().Result);
}
