// fixes: ALLOC301
// OverloadResolutionPriority and lookalikes in extension blocks decide which overload the rewritten call would mean.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;

sealed class Writer
{
    public StringBuilder Text { get; } = new();

    [OverloadResolutionPriority(1)]
    public void Put(string text) => Text.Append("s:").Append(text).Append(';');

    public void Put(ReadOnlySpan<char> text) => Text.Append("r:").Append(text).Append(';');

    [OverloadResolutionPriority(-1)]
    public void Write(string text) => Text.Append(text.Length).Append(text);

    public void Write(ReadOnlySpan<char> text) => Text.Append(text.Length).Append(text);

    public void Write(object text) => Text.Append("object");

    public void Items(params string[] items) => Text.Append(items.Length);

    [OverloadResolutionPriority(2)]
    public void Items(params IEnumerable<string> items) => Text.Append("e" + items.Count());
}

static class Lookalikes
{
    public static int s_asked;

    extension(string text)
    {
        [OverloadResolutionPriority(5)]
        public ReadOnlySpan<char> AsSpan() { s_asked++; return text; }
    }

    public static int ParseIt(this ReadOnlySpan<char> text) => text.Length;

    public static int ParseIt(this string text) => text.Length * 10;
}

static class Program
{
    static void Put(Writer w, string line)
    {
        foreach (var part in line.Split(','))
        {
            w.Put(part.Trim());
            w.Write(part.Substring(1).Trim());
            w.Items(part, line);
            w.Items(part);
        }
    }

    static int Numbers(string line)
    {
        var sum = 0;
        for (var i = 0; i + 2 < line.Length; i++)
        {
            sum += int.TryParse(line.Substring(i, 2).Trim(), out var n) ? n : line.Substring(i, 1).ParseIt();
            sum += line.Substring(i).Trim().ParseIt();
            if (line.Substring(i, 2) == "12")
                sum += 1000;
        }
        return sum;
    }

    static void Main()
    {
        var w = new Writer();
        Put(w, "12, 3 ,xyz,  ab");
        Console.WriteLine(w.Text);
        Console.WriteLine(Numbers("12 34,5 x12"));
        Console.WriteLine(Lookalikes.s_asked);
    }
}
