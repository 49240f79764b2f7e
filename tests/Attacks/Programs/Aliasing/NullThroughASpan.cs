// refuses: ALLOC301
// A span of the variable makes it null again after the test.
#nullable enable
using System;
static class Use
{
    public static int Parse(string? s)
    {
        var view = new Span<string?>(ref s);
        if (s == null)
            return -1;
        view[0] = null;
        int.TryParse(s.Trim(), out var k);
        return k;
    }
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            try { Console.WriteLine(Use.Parse(" 12 ")); } catch (NullReferenceException) { Console.WriteLine("null"); }
        }
    }
}
