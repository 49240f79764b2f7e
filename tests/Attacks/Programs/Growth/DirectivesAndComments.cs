// fixes: ALLOC303
#define MORE
using System;

static class Program
{
    static void Main()
    {
        string text = ""; // begins empty
        /* loop */ for (var i = 0; i < 3; i++) // counts
        {
#if MORE
            text += i; /* more */
#else
            Console.WriteLine("never");
#endif
            // between
                text += ";"; // ends
#pragma warning disable 219
            var unused = 1;
#pragma warning restore 219
        } // done
#line 100 "other.cs"
        Console.WriteLine(text);
    }
}
