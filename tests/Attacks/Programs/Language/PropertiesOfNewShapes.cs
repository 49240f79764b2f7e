// fixes: ALLOC301, ALLOC303
// Field-backed properties, required and init members, primary constructors, partial properties, records with 'with', and file-local types.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Text;

file sealed class Log(List<string> lines)
{
    private readonly StringBuilder _builder = new();
    private string _text = "";

    public string Text
    {
        get => field ??= "start";
        set
        {
            lines.Add("set " + value.Trim().Length);
            field = value.Trim();
        }
    }

    public required string Name { get; init => field = value.Substring(1); }

    public int Number => int.TryParse(Name.Substring(0, 1), out var n) ? n : -1;

    public void Fill(string[] parts)
    {
        foreach (var part in parts)
            Text += part;
        foreach (var part in parts)
            _text += part + lines.Count;
        foreach (var part in parts)
        {
            _builder.Append(part + ";" + Text);
            lines.Add(part);
        }
    }

    public override string ToString() => _text + "|" + _builder + "|" + Text;
}

partial class Part
{
    public partial string Whole { get; set; }

    public partial int Count(string text);
}

partial class Part
{
    private string _whole = "w";

    public partial string Whole
    {
        get => _whole;
        set => _whole = value + value.Length;
    }

    public partial int Count(string text)
    {
        var all = "";
        foreach (var c in text)
            all += c + Whole;
        foreach (var c in text)
            Whole += c;
        return all.Length + int.Parse(text.Substring(0, 1));
    }
}

record Node(string Key, List<int> Values)
{
    public string Shown { get; init; } = Key.Trim();

    public int Sum => Values.Where(v => v > 1).Sum();

    public Node Deeper(string key) => this with { Key = key.Substring(1), Shown = Shown + key.Trim() };

    [SetsRequiredMembers]
    public Node(Node other) => (Key, Values, Shown) = (other.Key + "'", [.. other.Values, 5], other.Shown);
}

readonly record struct Pair(string First, string Second)
{
    public bool Same => First.Trim().Equals(Second.Trim(), StringComparison.OrdinalIgnoreCase);

    public Pair Swapped() => this with { First = Second, Second = First.Substring(1) };
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "1ab", " 2 ", "x", "", "3  c" })
        {
            var lines = new List<string>();
            foreach (var run in new Func<object?>[]
            {
                () => { var log = new Log(lines) { Name = "n" + text, Text = text }; log.Fill([text, "q", ""]); return log + " " + log.Number; },
                () => { var part = new Part(); return part.Count(text) + part.Whole; },
                () => { var node = new Node(text, [1, 2, 3]); var deeper = node.Deeper(text); return node + " " + deeper.Key + deeper.Shown + deeper.Sum; },
                () => new Pair(text, " " + text.ToUpperInvariant()) is { Same: true } pair ? pair.Swapped() : null,
            })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join(",", lines));
        }
    }
}
