// fixes: ALLOC303
// An operand fails midway and the loop goes on: nothing of the failed append may stay.
using System;

static class Program
{
    static int Fail(int n) => n % 2 == 0 ? n : throw new InvalidOperationException();

    static string Join(int n)
    {
        string text = "";
        for (var i = 0; i < n; i++)
        {
            try { text += "[" + i + ":" + Fail(i) + "]"; }
            catch (InvalidOperationException) { text += "!"; }
            finally { text += ";"; }
        }

        return text;
    }

    static string Reversed(int n)
    {
        string text = "";
        for (var i = 0; i < n; i++)
        {
            try { text = text + i + Fail(i); }
            catch (InvalidOperationException) { }
        }

        return text;
    }

    static void Main() { Console.WriteLine(Join(5)); Console.WriteLine(Reversed(5)); }
}
