// fixes: ALLOC301
// What a method of the project returns is read twice, by other methods of the project too, and is kept on some paths only.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> s_all = new();
    static string s_last = "";

    static string Word(string text) => s_last = text.Substring(0, text.Length / 2);

    static bool IsLong(string text) => text.Length > 3 && text[0] != ' ';

    static bool IsKept(string text)
    {
        if (text.Length > 2)
            s_all.Add(text);
        return text.Length > 2;
    }

    static int Read(string text)
    {
        var word = Word(text).Trim();
        return int.TryParse(word, out var number) ? number + word.Length : IsLong(word) ? -1 : word == "ab" ? -2 : -3;
    }

    static int Kept(string text)
    {
        var word = Word(text).Trim();
        if (int.TryParse(word, out var number))
            return number;
        s_all.Add(word);
        return IsKept(word) ? word.Length : 0;
    }

    static int Length(string text) => Word(text).Trim().Length + (IsKept(Word(text).Trim()) ? 10 : 0) + (IsLong(Word(text).Trim()) ? 100 : 0);

    static bool IsSame(string text) => ReferenceEquals(Word(text), s_last) && Word(text).Trim() == s_last.Trim();

    static void Main()
    {
        foreach (var text in new[] { " 12  34 ", "abab", "abcdefgh", "", "    ", "1", "1234", " a b c d " })
            Console.Write(Read(text) + " " + Kept(text) + " " + Length(text) + " " + IsSame(text) + " '" + s_last + "'; ");
        Console.WriteLine(string.Join("|", s_all));
    }
}
