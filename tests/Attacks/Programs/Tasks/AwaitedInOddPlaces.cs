// fixes: ALLOC405
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Calls that are awaited in parentheses, behind conditions, switches and conditional access.
#nullable enable
using System;
using System.Threading.Tasks;
sealed class C(string name)
{
    string? _text;
    internal async Task<string> Get() { if (_text != null) return _text; await Task.Yield(); return _text = name; }
    internal async Task<string> GetB() { if (_text != null) return _text; await Task.Yield(); return _text = name; }
    internal async Task<string> GetC() { if (_text != null) return _text; await Task.Yield(); return _text = name; }
    internal async Task<string> GetD() { if (_text != null) return _text; await Task.Yield(); return _text = name; }
    internal async Task<string> GetE() { if (_text != null) return _text; await Task.Yield(); return _text = name; }
    internal async Task<string> GetF() { if (_text != null) return _text; await Task.Yield(); return _text = name; }
    internal async Task<object> GetG() { if (_text != null) return _text; await Task.Yield(); return _text = name; }
}
static class Program
{
    static async Task<string> A(C c) => await (c.Get()) + await c.Get()! + await checked(c.Get());
    static async Task<string> B(C? c) { try { return await c?.GetB()!; } catch (NullReferenceException) { return "null"; } }
    static async Task<string> D(C c, bool b) => await (b ? c.GetC() : Task.FromResult("x"));
    static async Task<string> E(C c, int b) => await (b switch { 1 => c.GetD(), _ => c.GetD() });
    static async Task<string> F(C c) => await c.GetE().ConfigureAwait(ConfigureAwaitOptions.ForceYielding);
    static async Task<string> G(C c) => await c.GetF().ConfigureAwait(false);
    static async Task<object> H(C c) => await c.GetG();
    static void Main()
    {
        var c = new C("n");
        for (var i = 0; i < 2; i++)
        Console.WriteLine(A(c).Result + B(null).Result + B(c).Result + D(c, true).Result + E(c, 1).Result + F(c).Result + G(c).Result + H(c).Result);
    }
}
