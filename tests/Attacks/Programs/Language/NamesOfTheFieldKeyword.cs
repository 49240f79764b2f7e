// fixes: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Queries, lambdas and texts that read the field of their property, beside parameters of that name.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
sealed class C
{
    readonly List<int> _items = [1, 2, 3];
    readonly ConcurrentDictionary<int, int> _d = new();
    public int Any { get { return _items.Any(@field => @field > 1) ? field : 0; } set; }
    public int Sum { get => _items.Where(x => x > field).Sum(x => x + field); set; } = 1;
    public int Add { get { var @field2 = 3; return _d.GetOrAdd(1, x => x + @field2 + field); } set; }
    public int Local { get { Func<int, int> f = x => x + field; field = f(1) + f(2); return field; } set; }
    public string Text { get { var s = ""; foreach (var i in _items) s += i + field; return s; } set; } = "x";
    public List<int> Lazy => field ??= _items.Where(x => x > 1).ToList();
    public int Init { get; init => field = _items.Count(x => x > value) + value; }
    public bool Has { get => field || _items.All(x => x > 0 && !field); set; }
}
static class Program
{
    static void Main() { for (var i = 0; i < 2; i++) { var c = new C { Any = 4, Add = 5, Init = 2 }; Console.WriteLine(c.Any + " " + c.Sum + " " + c.Add + " " + c.Local + " " + c.Local + c.Text + c.Lazy.Count + c.Init + c.Has); } }
}
