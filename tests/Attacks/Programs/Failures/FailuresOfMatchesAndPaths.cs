// fixes: ALLOC301
// What a match or a path gives is needed by a failure after the match has moved or the path has changed.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

static class Program
{
    static readonly List<string> Log = new();

    static int Matched(string text)
    {
        var match = Regex.Match(text, "[0-9a-z]+");
        var word = match.Value;
        if (int.TryParse(word, out var n))
            return n;
        match = match.NextMatch();
        Log.Add(match.Value);
        throw new ArgumentException(word);
    }

    static int Grouped(string text)
    {
        var sum = 0;
        foreach (Match match in Regex.Matches(text, "([a-z])|([0-9])"))
        {
            var first = match.Groups[1].Value;
            try
            {
                sum += int.Parse(first);
            }
            catch (FormatException)
            {
                Log.Add(first + match.Groups[2].Value);
            }
        }

        return sum;
    }

    static int Path(string text)
    {
        var extension = System.IO.Path.GetExtension(text + ".5x");
        var name = System.IO.Path.GetFileNameWithoutExtension(text);
        text = "other";
        if (int.TryParse(name, out var n) && extension == ".5x")
            return n;
        throw new ArgumentException(name + extension + text);
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Matched(text), () => Grouped(text), () => Path(text) })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
