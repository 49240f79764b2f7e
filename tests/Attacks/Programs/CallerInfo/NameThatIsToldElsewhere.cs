// refuses: ALLOC602
// The parameter of the lambda gets another name in the loop, and nameof and the text of an argument tell it; the same text is told elsewhere in the file.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
static class Program
{
    static string Text(int value, [CallerArgumentExpression(nameof(value))] string text = "") => text;
    static bool Ask(List<int> numbers, int n, int x) { Console.Write(x); var found = numbers.Any(x => nameof(x).Length == n); return found; }
    static bool Ask2(List<int> numbers, int n, int x) { Console.Write(x); var found = numbers.Any(x => Text(x).Length == n); return found; }
    static string Other(int item) => nameof(item) + Text(item);
    static void Main() { for (var i = 0; i < 3; i++) Console.WriteLine(Ask(new List<int> { 1, 2 }, i, 1) + " " + Ask2(new List<int> { 1, 2 }, i, 1) + Other(i)); }
}
