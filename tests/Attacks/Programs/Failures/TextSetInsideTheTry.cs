// refuses: ALLOC301
// A handler names a text that the try may not have set, or that an earlier iteration has set.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Outside(string[] lines)
    {
        var sum = 0;
        var part = "first";
        foreach (var line in lines)
        {
            try
            {
                part = line.Substring(2);
                sum += int.Parse(part);
            }
            catch (FormatException)
            {
                Log.Add("f:" + part);
            }
            catch (Exception)
            {
                Log.Add("r:" + part);
            }
        }

        return sum;
    }

    static int Inside(string[] lines)
    {
        var sum = 0;
        foreach (var line in lines)
        {
            var part = "none";
            try
            {
                part = line.Substring(2).Trim();
                sum += int.Parse(part);
            }
            catch (FormatException e) when (part.Length > 1 && Note(part))
            {
                Log.Add("f:" + part + e.Message.Length.CompareTo(0));
            }
            catch (Exception)
            {
                Log.Add("r:" + part);
            }
        }

        return sum;
    }

    static int Before(string[] lines)
    {
        var sum = 0;
        foreach (var line in lines)
        {
            var part = line.Trim();
            try
            {
                sum += int.Parse(part);
            }
            catch (FormatException) when (Note(part))
            {
                Log.Add("f:" + part);
            }
            catch (OverflowException)
            {
                Log.Add(part);
                part = part + "!";
                Log.Add(part);
            }
        }

        return sum;
    }

    static bool Note(string text)
    {
        Log.Add("n:" + text);
        return text.Length > 2;
    }

    static void Main()
    {
        var lines = new[] { "a 1", "b", "c xyz", "", " 12", "9999999999999", "xx y", "q  77 " };
        Console.WriteLine(Outside(lines) + " " + string.Join("|", Log));
        Log.Clear();
        Console.WriteLine(Inside(lines) + " " + string.Join("|", Log));
        Log.Clear();
        Console.WriteLine(Before(lines) + " " + string.Join("|", Log));
    }
}
