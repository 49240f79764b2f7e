// fixes: ALLOC104
// Arrays and tables of what the framework tells of the process, of fields of the framework and of the program, some of which change or run code.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;

static class Changing
{
    public static readonly string First = Program.Say("first");
    public static string Second = "second";
    public static readonly int[] Items = [1, 2];

    static Changing() => Program.Say("static");
}

static class Quiet
{
    public static readonly string Word = "word";
    public static readonly char Letter = 'q';
    [ThreadStatic] public static string? OfThread;
}

static class Program
{
    public static string Say(string text)
    {
        Console.Write(text + " ");
        return text;
    }

    static int Lines(string text)
    {
        var ends = new[] { Environment.NewLine, "\r", "\n" };
        return text.Split(ends, StringSplitOptions.None).Length;
    }

    static int Places(string text) => text.IndexOfAny(new[] { Path.DirectorySeparatorChar, Path.AltDirectorySeparatorChar, ':' });

    static bool Told(string text)
    {
        var told = new[] { RuntimeInformation.FrameworkDescription, RuntimeInformation.OSDescription, Environment.NewLine, Environment.ProcessId.ToString() };
        return told.Contains(text);
    }

    static bool OfProcess(string text)
    {
        var told = new[] { RuntimeInformation.FrameworkDescription, Environment.NewLine, text.Length > 100 ? "x" : "y" };
        return told.Contains(text);
    }

    static bool OfOwn(string text)
    {
        var words = new[] { Quiet.Word, "other" };
        return words.Contains(text);
    }

    static bool OfRunning(string text)
    {
        var words = new[] { Changing.First, "other" };
        return words.Contains(text);
    }

    static bool OfChanging(string text)
    {
        var words = new[] { Changing.Second, "other" };
        return words.Contains(text);
    }

    static bool OfThread(string text)
    {
        var words = new[] { Quiet.OfThread, "other" };
        return words.Contains(text);
    }

    static bool OfLetters(string text) => text.Trim(new[] { Quiet.Letter, ' ' }).Length == text.Length;

    static bool OfClocks(long ticks)
    {
        var known = new HashSet<long> { Stopwatch.Frequency, TimeSpan.TicksPerSecond, DateTime.MinValue.Ticks };
        return known.Contains(ticks);
    }

    static bool OfLimits(double number)
    {
        var known = new HashSet<double> { double.Epsilon, Math.PI, double.NaN, -0.0 };
        return known.Contains(number);
    }

    static bool OfFlags(bool flag)
    {
        var known = new List<bool> { BitConverter.IsLittleEndian, Environment.Is64BitProcess };
        return known.Contains(flag);
    }

    static void Main()
    {
        foreach (var text in new[] { "a\nb", "/x:", "word", "first", "second", "other", Environment.NewLine, " q" })
        {
            Console.Write(Lines(text) + " " + Places(text) + Told(text) + OfProcess(text) + OfOwn(text) + " ");
            Console.WriteLine(OfRunning(text) + " " + OfChanging(text) + OfThread(text) + OfLetters(text) + OfClocks(text.Length) + OfLimits(text.Length - 1) + OfLimits(double.NaN) + OfFlags(text.Length > 3));
            Changing.Second = text;
            Quiet.OfThread = text;
        }
    }
}
