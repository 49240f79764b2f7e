// refuses: ALLOC301
// ThrowIfNull is given the text as the name of the parameter.
using System;
static class Program
{
    static int Read(string text, string other)
    {
        ArgumentNullException.ThrowIfNull(paramName: text, argument: other);
        return int.Parse(text.Trim());
    }
    static void Main()
    {
        foreach (var text in new[] { "1 ", null, " 12" })
        {
            try { Console.WriteLine(Read(text, "x")); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
