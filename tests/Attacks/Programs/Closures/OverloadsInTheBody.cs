// fixes: ALLOC401
// What the body calls is the same for a part of a tuple, for a parameter of the variable's name and for the members of the object.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;

class Base
{
    protected string Shown = "base";
    protected virtual string Show(object value) => "object " + value + Shown;
    protected virtual string Show(string value) => "string " + value + Shown;
}

sealed class Derived : Base
{
    private readonly ConcurrentDictionary<string, string> _known = new();
    private event Action<string> Added;
    private string this[int index] => "[" + index + "]";
    public string Key { get; set; } = "Key";

    protected override string Show(string value) => "own " + value + Shown;

    public string Run(object value, string text, int index, IReadOnlyList<string> list, (int A, string B) pair)
    {
        var heard = "";
        Added += added => heard += added;
        var all = _known.GetOrAdd("1", k => Show(value) + Show(text) + k);
        all += _known.GetOrAdd("2", k => this[index] + this.Key + new { Key, text, index }.ToString() + (text, index).index);
        all += _known.GetOrAdd("3", k => { Added?.Invoke(k); return list[index] + pair.B + pair.A + $"{index:D3}{text,5}"; });
        all += _known.GetOrAdd(text, _ => { Func<string> later = () => text + index; return later() + nameof(text) + later(); });
        all += _known.GetOrAdd(text + 1, k => { string text2 = k + text; foreach (var index2 in list) text2 += index2 + index; return text2; });
        return all + heard;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Derived().Run(7, "text", 1, new[] { "x", "y" }, (3, "b")));
}
