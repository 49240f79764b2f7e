// Operands that need parentheses before a dot.
// fixes: ALLOC301
#nullable enable
using System;

static class Program
{
    static bool Chosen(int kind, string text) => kind switch { 1 => "a", _ => "b" } == text.Trim();

    static bool Chosen2(int kind, string text) => text.Trim() == kind switch { 1 => "a", _ => "b" };

    static bool Equal(int kind, string text) => string.Equals(kind == 1 ? "a" : "b", text.Trim());

    static bool Assigned(string text)
    {
        string other;
        return string.Equals(other = "a", text.Trim());
    }

    static bool Negated(string text, bool flag) => text.Trim() != "a" == flag;

    static bool Casted(object other, string text) => (string)other == text.Trim();

    static bool As(object other, string text) => (other as string ?? "x") == text.Trim();

    static void Main()
    {
        Console.WriteLine(Chosen(1, " a "));
        Console.WriteLine(Chosen2(1, " a "));
        Console.WriteLine(Equal(1, " a "));
        Console.WriteLine(Assigned(" a "));
        Console.WriteLine(Negated(" a ", false));
        Console.WriteLine(Casted("a", " a "));
        Console.WriteLine(As("a", " a "));
    }
}
