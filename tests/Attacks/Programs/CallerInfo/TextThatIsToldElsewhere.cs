// fixes: ALLOC402
// Copies get another name, which nameof and the text of an argument tell; the same text is told elsewhere in the file.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
static class Program
{
    static readonly List<Func<string>> s_kept = new();
    static string Keep(Func<string> f) { s_kept.Add(f); return f(); }
    static string Text(int value, [CallerArgumentExpression(nameof(value))] string text = "") => text;
    static string Ask(int n) { if (n == 0) return n + ""; return Keep(() => nameof(n) + n); }
    static string Ask2(int n) { if (n == 0) return n + ""; return Keep(() => Text(n)); }
    static string Other(int localN) => nameof(localN) + Text(localN);
    static void Main() { for (var i = 0; i < 3; i++) Console.WriteLine(Ask(i) + " " + Ask2(i) + " " + Other(i)); }
}
