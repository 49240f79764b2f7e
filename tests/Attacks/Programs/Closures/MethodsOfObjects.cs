// fixes: ALLOC401
#nullable enable
// Methods of objects as delegates: virtual, hidden, of structs, extensions, of null, of variables that change, that come back.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;
class Maker { public int N; public virtual string Make(int k) => "m" + k + N; public string Once(int k) { N++; return "o" + k + N; } }
sealed class Derived : Maker { public override string Make(int k) => base.Make(k) + "d"; public new string Once(int k) => "new" + k; }
static class Ext { public static string Make2(this Maker m, int k) => "e" + k + m.N; }
sealed class Use
{
    private readonly ConcurrentDictionary<int, string> _t = new(); private readonly Maker _maker = new Derived(); private int _n;
    private string Own(int k) { _n++; return "own" + k + _n; }
    private string Thrower(int k) => throw new InvalidOperationException();
    public string All(Maker given, Maker? none)
    {
        var text = "";
        for (var i = 0; i < 3; i++)
        {
            var local = new Derived { N = i };
            text += _t.GetOrAdd(i, Own) + _t.GetOrAdd(10 + i, _maker.Make) + _t.GetOrAdd(20 + i, given.Once) + _t.GetOrAdd(30 + i, local.Once) + _t.GetOrAdd(40 + i, ((Maker)local).Once) + _t.GetOrAdd(50 + i, local.Make2);
            try { text += _t.GetOrAdd(60 + i, Thrower); } catch (InvalidOperationException) { text += "!"; }
            try { text += _t.GetOrAdd(i, none!.Make); } catch (Exception e) { text += e.GetType().Name; }
            local = new Derived { N = 7 };
        }
        return text + _n + _t.Count;
    }
}
static class Program { static void Main() { Console.WriteLine(new Use().All(new Maker(), null)); } }
