// refuses: ALLOC301
// A new object converts itself to a text that is null.
using System;
sealed class Setting
{
    private readonly string _text;
    public Setting(string text) => _text = text;
    public static implicit operator string(Setting setting) => setting._text;
}
static class Program
{
    static int Read(string given)
    {
        string text = new Setting(given);
        return int.Parse(text.Trim());
    }
    static int Read2(string given, Setting other)
    {
        string text = other ?? new Setting(given);
        return int.Parse(text.Trim());
    }
    static void Main()
    {
        foreach (var text in new[] { "1 ", null, " 12" })
        {
            try { Console.WriteLine(Read(text)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            try { Console.WriteLine(Read2(text, null)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
