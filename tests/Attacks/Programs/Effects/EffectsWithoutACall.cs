// Effects without a call, of properties, operators, conversions and indexers, in operands of each rule.
// fixes: ALLOC303, ALLOC305, ALLOC501
#nullable disable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

sealed class Cell
{
    private string _text = "abcdef";

    private int _n;

    public int Log;

    public string Text
    {
        get { Log++; _n++; return _text + _n; }
        set { _text = value; _n = 0; }
    }

    public int N => _n += 1;

    public string this[int i] { get { _text += (char)('a' + (i & 7)); return _text; } }

    public static implicit operator int(Cell cell) => cell._n += 10;

    public static bool operator >(Cell a, int b) { a._n++; return a._n > b; }

    public static bool operator <(Cell a, int b) { a._n++; return a._n < b; }

    public static string operator +(Cell a, int b) { a._n += b; return a._text; }

    public override string ToString() { _n++; return "c" + _n; }
}

static class Program
{
    static string s_text = "x1y2z3";

    static int Moves(Cell cell, bool use)
    {
        var parts = new List<string> { cell.Text, cell + 3 };
        if (!use)
            return cell.N;
        return parts[0].Length + cell.N + parts.Count;
    }

    static int Moves2(Cell cell, int n)
    {
        var text = cell.Text + cell.N;
        if (cell > n)
            return 1;
        return text.Length + cell.N;
    }

    static int Moves3(Cell cell, int n)
    {
        var key = cell[n] + s_text;
        int other = cell;
        if (other > 20)
            return other;
        return key.Length + other;
    }

    static int Parse(Cell cell, string text)
    {
        var part = text.Substring(1, 3);
        int n = cell;
        return int.Parse(part, NumberStyles.Integer, CultureInfo.InvariantCulture) + n;
    }

    static int Parse2(Cell cell)
    {
        var part = s_text.Substring(cell.N % 3, 2);
        s_text = "12345678";
        return part == "23" ? 5 : part.Length;
    }

    static bool Compare(Cell cell) => cell.Text.Substring(0, 2) == cell[1].Substring(0, 2);

    static bool Starts(Cell cell) => cell.Text.Substring(0, 3).Equals(cell.Text.Substring(0, 3), StringComparison.Ordinal);

    static bool Lower(Cell cell) => cell.Text.ToLowerInvariant() == cell[2].ToLowerInvariant();

    static string Builder(Cell cell)
    {
        var sb = new StringBuilder();
        for (var i = 0; i < 3; i++)
            sb.Append(cell.Text + cell.N + cell[i]);
        sb.Append(cell.Text.Substring(1, cell.N % 3));
        sb.Append(string.Join(",", cell.Text, cell.Text));
        sb.Append(string.Format("{0}:{1}", cell.N, cell.N));
        sb.Append(cell.Text + cell);
        return sb.ToString();
    }

    static string Grow(Cell cell)
    {
        var s = "";
        for (var i = 0; i < cell.N && i < 4; i++)
            s += cell.Text + i + cell.N;
        return s + cell.N;
    }

    static string GrowField(Cell cell)
    {
        cell.Text = "";
        for (var i = 0; i < 3; i++)
            cell.Text += cell.N;
        return cell.Text;
    }

    static readonly ConcurrentDictionary<string, List<string>> s_all = new();

    static int Lookup(Cell cell)
    {
        var list = s_all.GetOrAdd("k" + (cell.N & 1), new List<string> { cell.Text });
        return list.Count + cell.N;
    }

    static int Lookup2(Cell cell, Dictionary<string, List<int>> all)
    {
        var fresh = new List<int> { cell.N };
        if (!all.TryGetValue(cell.Text, out var found))
            all[cell.Text] = found = fresh;
        return found[0] + cell.N;
    }

    static int Array(Cell cell)
    {
        var numbers = new[] { cell.N, cell, cell.N };
        var sum = cell.N;
        foreach (var number in numbers)
            sum = sum * 3 + number;
        return sum;
    }

    static int Split(Cell cell)
    {
        cell.Text = "a,b,c";
        var parts = cell.Text.Split(',');
        int n = cell;
        return parts[0].Length + parts[1].Length * 10 + n;
    }

    static int Any(Cell cell, List<int> all) => all.Any(x => x > cell.N) ? cell.N : all.Count(x => x < cell.N);

    static void Main()
    {
        var cell = new Cell();
        var all = new Dictionary<string, List<int>>();
        for (var i = 0; i < 5; i++)
        {
            Console.WriteLine(Moves(cell, i % 2 == 0) + " " + cell.Log);
            Console.WriteLine(Moves2(cell, i * 7) + " " + cell.Log);
            Console.WriteLine(Moves3(cell, i) + " " + cell.Log);
            Console.WriteLine(Parse(cell, "a123b"));
            Console.WriteLine(Parse2(cell));
            Console.WriteLine(Compare(cell));
            Console.WriteLine(Starts(cell));
            Console.WriteLine(Lower(cell));
            Console.WriteLine(Builder(cell));
            Console.WriteLine(Grow(cell));
            Console.WriteLine(Lookup(cell));
            Console.WriteLine(Lookup2(cell, all));
            Console.WriteLine(Array(cell));
            Console.WriteLine(Split(cell));
            Console.WriteLine(Any(cell, new List<int> { 1, 2, 300 }));
            Console.WriteLine(GrowField(cell));
            Console.WriteLine(cell.Log + " " + cell.N);
        }
    }
}
