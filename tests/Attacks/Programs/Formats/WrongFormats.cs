// refuses: ALLOC207
// Formats that fail, or that ask for less than is given.
using System;

static class Program
{
    static void Try(Func<string> format)
    {
        try { Console.WriteLine(format()); }
        catch (FormatException) { Console.WriteLine("format"); }
    }

    static void Main() => Run();

    static void Run()
    {
        int a = 1, b = 2;
        Try(() => string.Format("{0}{2}", a, b));
        Try(() => string.Format("{0", a));
        Try(() => string.Format("}", a));
        Try(() => string.Format("{-1}", a));
        Try(() => string.Format("{ 0 }", a));
        Try(() => string.Format("{0,}", a));
        Try(() => string.Format("{a}", a));
    }
}
