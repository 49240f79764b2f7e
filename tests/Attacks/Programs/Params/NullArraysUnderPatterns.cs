// refuses: ALLOC101
// Bodies that ask a params array by patterns, which a null array does not match, and that go on without it.
#nullable disable
using System;
static class Program
{
    static int Length(string text, params string[] others)
    {
        var sum = text.Length;
        if (others is { Length: > 0 }) for (var i = 0; i < others.Length; i++) sum += others[i].Length * (i + 1);
        return sum;
    }
    static int Listed(string text, params string[] others) => others is [var first, ..] ? first.Length : text.Length * 100;
    static int Unless(string text, params int[] others)
    {
        if (others is not { Length: 0 }) { text += "!"; }
        else return -1;
        return text.Length + (others?.Length ?? 50);
    }
    static int Switched(params int[] others) => others switch { null => -5, [] => -6, [var a] => a, [var a, var b] => a * b, _ => others.Length };
    static void Main()
    {
        var t = 0;
        for (var i = 0; i < 3; i++) t += Length("a", "b" + i) + Listed("q", "cc") + Unless("d", i) + Switched(i);
        Console.WriteLine(t);
        Console.WriteLine(Length("a", null) + "," + Listed("q", null) + "," + Unless("d", null) + "," + Switched(null) + "," + Listed("q") + Unless("e") + Switched() + Switched(4, 5) + Listed("d", (string)null == null ? "x" : "y"));
    }
}
