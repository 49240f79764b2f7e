// refuses: ALLOC303
// silent: ALLOC104
// Filters and finally blocks read a text, a builder and a buffer that a loop inside the try has filled so far.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    static string s_log = "";

    static int Next(int n) => n > 2 ? throw new InvalidOperationException() : n;

    static bool Log(string text)
    {
        s_log += text + "|";
        return text.Length % 2 == 0;
    }

    static string Filter(int n)
    {
        var text = "";
        try
        {
            for (var i = 0; i < n; i++)
                text += Next(i);
            return text;
        }
        catch (InvalidOperationException) when (Log(text))
        {
            return "caught";
        }
        catch (InvalidOperationException)
        {
            return "other";
        }
    }

    static string Finally(int n)
    {
        var text = "";
        try
        {
            for (var i = 0; i < n; i++)
                text += Next(i) + "-";
        }
        finally
        {
            s_log += text;
        }
        return text;
    }

    static string OuterFilter(int n)
    {
        var text = "";
        try
        {
            try
            {
                for (var i = 0; i < n; i++)
                    text += Next(i) + "--";
            }
            finally
            {
                s_log += "finally;";
            }
            return text;
        }
        catch (Exception) when (text.Length > 2)
        {
            return "long";
        }
        catch
        {
            return "short";
        }
    }

    static int BuilderInFilter(int n)
    {
        StringBuilder? builder = null;
        var sum = 0;
        try
        {
            for (var i = 0; i < n; i++)
            {
                builder = new StringBuilder();
                builder.Append(i).Append(Next(i));
                sum += builder.Length;
            }
        }
        catch (InvalidOperationException) when (builder is { Length: > 0 } && Log(builder.ToString()))
        {
            return -sum;
        }
        catch (InvalidOperationException)
        {
            return sum * 100 + builder!.Length;
        }
        return sum;
    }

    static int BufferInFilter(int n)
    {
        byte[]? buffer = null;
        try
        {
            for (var i = 0; i < n; i++)
            {
                buffer = new byte[16];
                buffer[i & 15] = 1;
                Next(i);
            }
        }
        catch when (buffer![0] == 1)
        {
            return 1;
        }
        catch
        {
            return 2 + buffer![3];
        }
        return 0;
    }

    static void Main()
    {
        for (var n = 0; n < 6; n++)
        {
            Console.WriteLine(Filter(n));
            try { Console.WriteLine(Finally(n)); } catch (InvalidOperationException) { Console.WriteLine(s_log); }
            Console.WriteLine(OuterFilter(n) + BuilderInFilter(n) + BufferInFilter(n));
        }
        Console.WriteLine(s_log);
    }
}
