// fixes: ALLOC501, ALLOC303
// `string.CopyTo` writes to what it is given, so the letters are no constants; what is copied to the stack fits by its numbers alone.
using System;
using System.Collections.Generic;

internal static class Program
{
    private static void Main()
    {
        string[] all = ["ab", "c", "abc", ""];
        Console.WriteLine(Marks(all));
        foreach (var text in all)
            Console.WriteLine(Padded(text + "--", text.Length));
        try
        {
            Console.WriteLine(Padded(null, 1));
        }
        catch (NullReferenceException)
        {
            Console.WriteLine("null");
        }
    }

    private static string Marks(string[] all)
    {
        var found = new List<char>();
        foreach (var text in all)
        {
            foreach (var letter in text)
            {
                var marks = new[] { 'x', 'y' };
                found.Add(marks[0]);
                text.CopyTo(0, marks, 0, 1);
                found.Add(marks[0]);
                found.Add(letter);
            }
        }

        return string.Concat(found);
    }

    private static string Padded(string text, int count)
    {
        var result = "";
        for (var i = 0; i < count; i++)
        {
            var letters = new char[8];
            "key".CopyTo(1, letters, 2, 2);
            (text + i).CopyTo(0, letters, 4, 3);
            letters[0] = text[0];
            for (var j = 0; j < 8; j++)
                result += (int)letters[j] + ",";
        }

        return result;
    }
}
