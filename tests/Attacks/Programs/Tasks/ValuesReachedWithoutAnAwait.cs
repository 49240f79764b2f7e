// fixes: ALLOC405
// Values that a branch, a loop, a switch or an operator awaits only where they are not there yet.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
sealed class Reader
{
    private readonly string[] _lines;
    private string _line;
    private int _next, _at, _asked;
    public Reader(string[] lines) => _lines = lines;
    private async Task<string> Line()
    {
        _asked++;
        if (_asked % 3 == 0) await Task.Yield();
        if (_next >= _lines.Length) throw new InvalidOperationException("end " + _asked);
        return _lines[_next++];
    }
    private async Task<char> Peek()
    {
        while (true)
        {
            if (_line == null) { _line = await Line(); _at = 0; }
            while (_at < _line.Length && _line[_at] == ' ') _at++;
            if (_at < _line.Length) return _line[_at];
            _line = null;
        }
    }
    private async Task<string> Rest() => _line ??= await Line();
    private async Task<string> Or(int n)
    {
        var rest = n % 2 == 0 ? await Rest() : _line;
        if (rest == null || (rest.Length > 4 && await Line() is { Length: > 2 })) rest += "+";
        return rest;
    }
    private async Task<int> Count(int n)
    {
        try
        {
            switch (n % 3)
            {
                case 0: await Task.Yield(); break;
                case 1: _at += n; break;
                default: throw new ArgumentException(nameof(n));
            }
            return _at;
        }
        finally { _asked += 10; }
    }
    private async Task<object> Waited(Queue<object> things)
    {
        while (!things.TryPeek(out _)) { things.Enqueue(await Line()); }
        foreach (var thing in things) { if (thing is string) { await Task.Yield(); break; } }
        var first = things.Dequeue();
        return first;
    }
    public async Task<string> All(int n)
    {
        var text = "";
        var things = new Queue<object>(new object[] { 1, 2 });
        for (var i = 0; i < n; i++)
        {
            try { text += await Peek() + await Rest() + await Or(i) + await Count(i).ConfigureAwait(false); }
            catch (Exception e) { text += e.GetType().Name + e.Message; }
            try { text += await Waited(things); } catch (InvalidOperationException e) { text += e.Message; }
            text += "/" + _asked + "," + _at + ";";
            _at++;
        }
        return text;
    }
}
static class Program
{
    static void Main()
    {
        foreach (var n in new[] { 0, 1, 5, 12 })
            Console.WriteLine(new Reader(new[] { "a b", "  ", "cde  ", "", "longer", "x y z" }).All(n).Result);
    }
}
