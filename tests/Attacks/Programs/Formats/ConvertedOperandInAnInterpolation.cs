// refuses: ALLOC201
// A part of a concatenation converts to a text that is not its ToString.
#nullable enable
using System;
enum Kind { One, Two }
readonly struct Name
{
    private readonly int _id;
    public Name(int id) => _id = id;
    public static implicit operator string(Name n) => "conv" + n._id;
    public override string ToString() => "text" + _id;
}
static class Program
{
    static string Text(Kind k, Name n, string s) => "a" + k + "b" + n + s;
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Text((Kind)i, new Name(i), "q"));
    }
}
