// fixes: ALLOC301
// Rewritten statements stand in sections of a switch, behind labels, and between empty lines.
using System;

static class Program
{
    static int Parse(string kind, string text)
    {
        if (text is null)
            return 0;

        switch (kind)
        {
            case "trim": return int.Parse(text.Trim());

            case "part":

                // A part.
                var part = text.Trim();

                return int.Parse(part.Substring(1));


            default:
            {
                return int.Parse(text.Replace(",", "").Trim());
            }
        }
    }

    static void Main()
    {
        foreach (var kind in new[] { "trim", "part", "other" })
            Console.WriteLine(Parse(kind, " 123 ") + "|" + Parse(kind, "456"));
    }
}
