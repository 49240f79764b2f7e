// refuses: ALLOC301
// A call that the compiler leaves out is no use of its receiver.
using System;
using System.Diagnostics;
static class Tracing
{
    [Conditional("TRACE_VALUES")]
    public static void Dump(this string text) => Console.WriteLine(text);
}
static class Program
{
    static int Read(string text)
    {
        text.Trim().Dump();
        return int.Parse(text.Trim());
    }
    static void Main()
    {
        foreach (var text in new[] { "1 ", null, " 12" })
        {
            try { Console.WriteLine(Read(text)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
