// fixes: ALLOC104
// What is made before the loop, or kept in a static field, must not change when types are initialised.
using System;
using System.Text.RegularExpressions;

static class Log
{
    public static string Text = "";
}

sealed class Matcher
{
    static Matcher() => Log.Text += "cctor ";

    public static int Count(string[] lines)
    {
        Log.Text += "begin ";
        var n = 0;
        foreach (var line in lines)
            if (new Regex("^[a-c]+$").IsMatch(line)) n++;
        Log.Text += "end ";
        return n;
    }
}

class Lazy
{
    public static readonly string Made = Make();
    static string Make() { Log.Text += "made "; return "m"; }

    public static int Count(string[] lines)
    {
        var n = 0;
        foreach (var line in lines)
            if (Regex.IsMatch(line, "x")) n++;
        return n;
    }
}

static class Program
{
    static void Main()
    {
        Log.Text += "main ";
        Console.Write(Matcher.Count(new string[0]));
        Console.Write(Matcher.Count(new[] { "abc", "d" }) + Lazy.Made);
        Console.WriteLine(Lazy.Count(new[] { "x" }) + Log.Text);
    }
}
