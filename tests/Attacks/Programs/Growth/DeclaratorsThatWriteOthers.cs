// fixes: ALLOC303
// Texts that a later declarator of the same statement gives another value.
using System;
using System.Collections.Generic;
static class Program
{
    static string Declared(int[] source, string given)
    {
        string text = "", other = text = given;
        foreach (var x in source)
            text += x + ",";
        return text + other;
    }
    static string DeclaredNull(int[] source)
    {
        string text = "a", other = text = null;
        foreach (var x in source)
            text += x;
        return (text ?? "null") + other;
    }
    static string Out(int[] source, string given)
    {
        string text = "", other = Give(given, out text);
        foreach (var x in source)
            text += x + ",";
        return text + other;
    }
    static string Give(string s, out string t) { t = s; return s; }
    static string Plain(int[] source)
    {
        string text = "", other = "x";
        foreach (var x in source)
            text += x + ",";
        return text + other;
    }
    static void Main()
    {
        Console.WriteLine(Declared([1, 2], "given") + Declared([], null) + DeclaredNull([]) + DeclaredNull([1]) + Out([1], "o") + (Out([], null) == "")
            + Plain([1, 2]));
    }
}
