// fixes: ALLOC104
// A regular expression over several lines, whose white space counts, goes to a field.
using System;
using System.Text.RegularExpressions;

static class Program
{
    static int Matches(string[] lines)
    {
        var count = 0;
        foreach (var line in lines)
        {
            var words = new Regex(@"^a
    b$");
            if (words.IsMatch(line))
                count++;
        }

        return count;
    }

    static void Main() => Console.WriteLine(Matches(new[] { "a\n    b", "a\n b", "a\r\n    b" }));
}
