// silent: ALLOC104
// A builder keeps the bound that it was made with when it is cleared.
using System;
using System.Text;

static class Program
{
    static void Split(string text)
    {
        var part = new StringBuilder(0, 4);
        foreach (var c in text)
        {
            if (c == ',')
            {
                Console.WriteLine(part.ToString());
                part = new StringBuilder();
            }
            else
            {
                part.Append(c);
            }
        }

        Console.WriteLine(part.ToString());
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            try
            {
                Split("ab,cdefgh" + i + ",i");
            }
            catch (ArgumentOutOfRangeException)
            {
                Console.WriteLine("too long");
            }
        }
    }
}
