// fixes: ALLOC303
// A program of top-level statements with local functions, which capture nothing but see its locals' names.
using System;

var text = "outer";
Console.Write(Grow(3) + text);
foreach (var word in args.Length == 0 ? new[] { " 1", "2 " } : args)
    Console.Write(int.Parse(word.Trim()) + Twice(word));
Console.WriteLine();
return text.Length;

static string Grow(int n)
{
    var text = "";
    for (var i = 0; i < n; i++)
        text += i;
    return text;
}

static string Twice(string word)
{
    string text = "";
    foreach (var c in word)
        text += c + "" + c;
    return text;
}
