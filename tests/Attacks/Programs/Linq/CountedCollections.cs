// fixes: ALLOC602
// Collections that are made only for their length, and tests that leave: each element is looked at as often as before, and in the same order.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Log
{
    public readonly List<string> Lines = new();
    public bool Ask(char c) { Lines.Add("ask " + c); return char.IsUpper(c); }
    public int Make(char c) { Lines.Add("make " + c); return c == 'X' ? throw new InvalidOperationException("x") : c; }
}

static class Program
{
    static void Main()
    {
        foreach (var word in new[] { "", "abc", "aBcD", "aXb", "ALL" })
        {
            var log = new Log();
            try
            {
                Console.Write(Share(log, word, 1) + " " + First(log, word) + " " + AllLower(word, 'z') + " ");
            }
            catch (Exception e)
            {
                Console.Write(e.GetType().Name + " ");
            }

            Console.WriteLine(string.Join("; ", log.Lines));
        }
    }

    static double Share(Log log, string word, int least)
    {
        int upper = word.Where(c => log.Ask(c)).ToArray().Length;
        var made = word.Select(c => log.Make(c)).Where(n => n > least).ToList().Count;
        if (word.Where(c => c > least).Select(c => log.Make(c)).ToArray().Length > upper && made > 0)
            log.Lines.Add("more");
        return made == 0 ? 0 : upper / (double)made;
    }

    static string First(Log log, string word)
    {
        var least = word.Length;
        if (word.Any(c => log.Ask(c) && c > least))
            return "upper " + log.Lines.Count;
        if (!word.All(c => c > least))
            throw new ArgumentException("small " + log.Lines.Count);
        return "none";
    }

    static bool AllLower(string word, char limit) => !word.Any(c => char.IsUpper(c) || c > limit);
}
