// refuses: ALLOC305
using System;
using System.Text;

// What is compiled with OTHER inserts into the builder, which what a fix would put in its place cannot.
static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "", "abc", "a b" })
            Console.WriteLine(Doubled(text));
    }

    static string Doubled(string text)
    {
        var sb = new StringBuilder();
        foreach (var c in text)
        {
#if OTHER
            sb.Insert(0, c);
#else
            sb.Append(c);
#endif
            sb.Append(c);
        }

        return sb.ToString();
    }
}
