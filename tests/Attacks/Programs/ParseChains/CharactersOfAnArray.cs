// Strings that are created from arrays and spans only to be read: null, ranges beyond the end, characters that change in between, missing targets.
// fixes: ALLOC301
using System;
using System.Globalization;
using System.IO;
using System.Text;

static class Program
{
    static char[] s_letters = "12abc,34".ToCharArray();

    static string Try(Func<string> run)
    {
        try
        {
            return run() ?? "null";
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static int Change(int value)
    {
        s_letters[0] = (char)('0' + value);
        return value;
    }

    static string Appended(char[] letters, int start, int length, StringBuilder builder)
    {
        builder.Append(new string(letters, start, length)).Append(new string(letters));
        return builder.ToString();
    }

    static string Read(char[] letters, int start, int length)
    {
        if (letters is null) return "-";
        var isAbc = new string(letters, start, length) == "abc";
        var found = new string(letters, start, length).IndexOf('b');
        var number = int.TryParse(new string(letters, start, length), out var parsed) ? parsed : -1;
        return isAbc + "," + found + "," + number + "," + new string(letters, start, length).Length + "," + new string(letters).Trim().Length;
    }

    static string Changing() =>
        int.Parse(new string(s_letters, 0, 2), (NumberStyles)Change(7)) + "," + string.Equals(new string(s_letters, 0, 2), Change(9) + "2");

    static string Paths(string path) =>
        (Path.GetExtension(path) == ".txt") + "," + (Path.GetFileName(path) != "")
            + "," + Path.GetFileNameWithoutExtension(path).StartsWith("a", StringComparison.Ordinal) + "," + (Path.GetDirectoryName(path) == "");

    static void Main()
    {
        foreach (var letters in new[] { null, [], "abc".ToCharArray(), "12".ToCharArray(), " 7 ".ToCharArray() })
        {
            foreach (var (start, length) in new[] { (0, 0), (0, 3), (1, 1), (-1, 1), (2, 9), (0, -1) })
            {
                Console.WriteLine(Try(() => Appended(letters!, start, length, new StringBuilder(">"))));
                Console.WriteLine(Try(() => Appended(letters!, start, length, null!)));
                Console.WriteLine(Try(() => Read(letters!, start, length)));
            }
        }

        Console.WriteLine(Try(Changing));
        foreach (var path in new[] { "", "a.txt", "a/b.txt", "/", "a/", ".txt", "a.b.c", "a\\b.txt" })
            Console.WriteLine(Try(() => Paths(path)));
        foreach (var text in new[] { null, "", " a" })
            Console.WriteLine(Try(() => new string(text).Length + "," + new string(text).Trim() + "," + int.TryParse(new string(text), out _)));
    }
}
