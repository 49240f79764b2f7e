// refuses: ALLOC305
// An extension property keeps the builder, so that what was appended before a failure is seen.
using System;
using System.Text;

static class Extensions
{
    public static StringBuilder Last;

    extension(StringBuilder builder)
    {
        public int Seen
        {
            get
            {
                Last = builder;
                return builder.Length;
            }
        }
    }
}

static class Program
{
    static string Part(string item) => item.Length > 1 ? throw new InvalidOperationException() : item + "!";

    static string Text(string[] items)
    {
        var builder = new StringBuilder();
        if (builder.Seen > 5)
            return "";
        foreach (var item in items)
            builder.Append(item + "=" + Part(item));
        return builder.ToString();
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            try
            {
                Console.WriteLine(Text(["a", "b", i == 1 ? "cc" : "d"]));
            }
            catch (InvalidOperationException)
            {
                Console.WriteLine("failed after " + Extensions.Last);
            }
        }
    }
}
