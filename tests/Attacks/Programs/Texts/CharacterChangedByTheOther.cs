// fixes: ALLOC307
// The text of a character is compared with another that changes the first, in every form of a comparison.
using System;

static class Program
{
    static char s_letter = 'a';

    static char Next()
    {
        s_letter++;
        return s_letter;
    }

    static string Letter(char c)
    {
        switch (c.ToString())
        {
            case "a":
                return "first";
            case "b" or "c" when Next() > 'z':
                return "late";
            default:
                return c.ToString() is "d" or "\0" ? "other" : "none";
        }
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Compare();
        foreach (var c in "abcd\0\ud83d")
            Console.WriteLine(Letter(c) + Number(c) + c.ToString().Equals("d", StringComparison.Ordinal));
    }

    static int Number(char c)
    {
        try
        {
            return c.ToString() switch { "a" => 1, "b" when s_letter > 'c' => 2, "\ud83d" => 3 };
        }
        catch (Exception exception)
        {
            return exception.GetType().Name.Length;
        }
    }

    public static void Compare()
    {
        Console.WriteLine(s_letter.ToString().Equals(Next().ToString()));
        Console.WriteLine(string.Equals(s_letter.ToString(), Next().ToString()));
        Console.WriteLine(string.Equals(Next().ToString(), s_letter.ToString(), StringComparison.Ordinal));
        Console.WriteLine(s_letter.ToString() == Next().ToString());
        Console.WriteLine(Next().ToString() != s_letter.ToString());
    }
}
