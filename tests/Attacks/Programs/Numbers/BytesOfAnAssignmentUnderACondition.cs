// refuses: ALLOC506
// The bytes of a number are only made where a variable is null, and the number counts or fails.
#nullable enable
using System;

static class Program
{
    static int s_asked;

    static int Next => ++s_asked;

    static string Counted(string? text)
    {
        text ??= Convert.ToHexString(BitConverter.GetBytes(Next));
        return text;
    }

    static string Divided(string? text, int number, int divisor)
    {
        text ??= Convert.ToHexString(BitConverter.GetBytes(number / divisor));
        return text;
    }

    static int First(int? digit)
    {
        digit ??= BitConverter.GetBytes(Next)[0];
        return digit.Value;
    }

    static void Try(Func<object> test)
    {
        try { Console.WriteLine(test()); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        Try(() => Counted("known"));
        Try(() => Counted(null));
        Try(() => Divided("known", 1, 0));
        Try(() => Divided(null, 1, 0));
        Try(() => First(5));
        Try(() => First(null));
        Console.WriteLine(s_asked);
    }
}
