// fixes: ALLOC104
// Builders and collections that are renewed in branches, after a failure, and with what they gave away before.
using System;
using System.Collections.Generic;
using System.Text;

sealed class Splitter
{
    public List<string> Split(string line, char separator, int limit)
    {
        var fields = new List<string>();
        var item = new StringBuilder(4);
        var counts = new Dictionary<char, int>();
        var copies = new List<int[]>();
        var sizes = new List<int>();
        for (var i = 0; i < line.Length; i++)
        {
            try
            {
                if (line[i] == separator)
                {
                    fields.Add(item + ":" + counts.Count);
                    item = new StringBuilder();
                    counts = new Dictionary<char, int>();
                }
                else
                {
                    item.Append(line[i]);
                    counts.Add(line[i], i);
                }
            }
            catch (ArgumentException)
            {
                item = new StringBuilder(2);
                fields.Add("again " + counts.Count);
                counts = new Dictionary<char, int>();
            }

            sizes.Add(item.Length);
            if (sizes.Count == limit)
            {
                copies.Add(sizes.ToArray());
                sizes = new List<int>();
            }
        }

        fields.Add(item.ToString());
        foreach (var copy in copies)
            fields.Add(string.Join(".", copy));
        fields.Add(string.Join("-", sizes) + item.Length + counts.Count);
        return fields;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var line in new[] { "", "a,b", ",,", "aab,aa,b", "abcdefghijklmnopqrstuvwxyz,abc" })
        {
            for (var limit = 0; limit < 4; limit++)
                Console.WriteLine(string.Join("|", new Splitter().Split(line, ',', limit)));
        }
    }
}
