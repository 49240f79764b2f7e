// refuses: ALLOC305
// What is joined to the text writes to the same builder first.
using System;
using System.Text;

static class Program
{
    static readonly StringBuilder Log = new StringBuilder();

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Log.Append("value " + Next(i));
        Console.WriteLine(Log.ToString());
    }

    static string Next(int i)
    {
        Log.Append('[').Append(i).Append(']');
        return i + ";";
    }
}
