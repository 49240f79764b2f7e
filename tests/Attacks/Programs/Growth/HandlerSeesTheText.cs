// refuses: ALLOC303
// The text is declared outside the try that the loop stands in, and its handler prints it.
using System;

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        string text = "";
        try
        {
            for (var i = 0; i < 5; i++)
            {
                if (i == 3) throw new InvalidOperationException();
                text += i;
            }
        }
        catch (InvalidOperationException)
        {
            Console.WriteLine("caught " + text);
        }
        finally
        {
            Console.WriteLine("finally " + text);
        }

        Console.WriteLine(text);
    }
}
