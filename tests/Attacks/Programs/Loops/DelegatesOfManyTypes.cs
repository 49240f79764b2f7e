// fixes: ALLOC104
// Delegates of the object in loops: predicates, comparisons, of spans, generic, with modifiers, overloaded, virtual, and of the base.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

class Base
{
    protected virtual bool Has(string text) => text.Length > 1;
}

sealed class Finder(int limit) : Base
{
    private int _limit = limit;
    private string? _name = "bb";

    protected override bool Has(string text) => text.Length > _limit;
    private bool Has(object text) => false;
    private int Compare(string a, string b) => _limit > 1 ? string.CompareOrdinal(b, a) : string.CompareOrdinal(a, b);
    private void Fill(Span<char> span, int n) => span.Fill((char)('a' + n + _limit));
    private T Same<T>(T item) { _limit++; return item; }

    public string Run(List<string> all, int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            var copy = new List<string>(all);
            copy.RemoveAll(Has);
            text += string.Join(",", copy) + ";";
            copy.AddRange(all.FindAll(base.Has));
            copy.Sort(Compare);
            text += string.Join(",", copy) + ";";
            text += string.Create(2, i, Fill);
            text += all.Exists(one => one == _name) + "" + all.TrueForAll((one) => one != _name + limit);
            text += string.Join("", all.Select(Same)) + all.ConvertAll(Same<string>).Count;
            text += string.Join("", all.Select(one => (one, _limit)).Select(static pair => pair.one));
            var lazy = all.Where(one => one.Length > _limit);
            _limit++;
            _name = i > 0 ? null : "a";
            text += lazy.Count() + " ";
        }

        return text;
    }
}

static class Program
{
    static void Main()
    {
        for (var n = 0; n < 4; n++)
            Console.WriteLine(new Finder(n).Run(new List<string> { "a", "bb", "ccc" }, n));
    }
}
