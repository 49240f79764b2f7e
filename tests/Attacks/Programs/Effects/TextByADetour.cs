// fixes: ALLOC307
// Formats without arguments whose culture is asked of the program, and texts that are made by a detour with effects between.
using System;
using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

sealed class Machine
{
    private int _asked;
    private CultureInfo Culture { get { _asked++; return CultureInfo.InvariantCulture; } }
    private char Next => (char)('a' + _asked++);
    private string Text { get { _asked += 10; return "x, y"; } }

    public void Run(string text, int n, Guid id)
    {
        Console.WriteLine(string.Format(Culture, "plain"));
        Console.WriteLine(string.Format(CultureInfo.CurrentCulture, "plain"));
        Console.WriteLine(_asked);
        foreach (var part in Regex.Split(Text, ", "))
            Console.WriteLine(part + _asked);
        Console.WriteLine(text.Contains(Next.ToString()));
        Console.WriteLine(string.Join(Next.ToString(), "p", "q") + _asked);
        Console.WriteLine(string.Join(Next.ToString(), new[] { "p", null, "q" }) + _asked);
        Console.WriteLine(new StringBuilder("12").Insert(1, Next.ToString()) + "" + _asked);
        Console.WriteLine(n.ToString("X").ToLower() + n.ToString("x8").ToUpperInvariant() + ((byte)n).ToString("X2").ToLower());
        Console.WriteLine(id.ToString().Replace("-", "") + id.ToString("D", CultureInfo.InvariantCulture).Replace("-", string.Empty));
        Console.WriteLine(((uint)n).ToString().PadLeft(12, '0') + n.ToString("x").PadLeft(4, '0'));
        Console.WriteLine(string.Join("|", Regex.Split(text, "] ")) + string.Join("|", Regex.Split("", "a")) + string.Join("|", Regex.Split("aa", "a")));
        Console.WriteLine(string.Join("|", Regex.Split("a# b", "# ", RegexOptions.Compiled)));
        try { Console.WriteLine(Regex.Split(n > 5 ? text : null, "a").Length); }
        catch (Exception e) { Console.WriteLine(e.GetType()); }
        var f = string.Format(text);
        Console.WriteLine(f);
    }
}

static class Program
{
    static void Main()
    {
        CultureInfo.CurrentCulture = new CultureInfo("tr-TR");
        for (var i = 0; i < 3; i++)
            new Machine().Run("t] u", i * 77 - 50, new Guid("0f8fad5b-d9cb-469f-a165-70867728950e"));
    }
}
