// fixes: ALLOC301
#nullable enable
using System;
using System.Collections.Generic;

// Values of code without annotations flow through locals, generic methods and loops of annotated code.
static class Program
{
    static string Run(Func<int> read)
    {
        try
        {
            return "" + read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static T Same<T>(T value) => value;

    static int Direct() => int.Parse(Old.Get().Trim().TrimEnd(';'));

    static int Local()
    {
        var text = Old.Get();
        return int.Parse(text.Trim().TrimEnd(';'));
    }

    static int Typed()
    {
        string text = Old.Get();
        string other = text;
        return int.Parse(other.Trim().TrimEnd(';'));
    }

    static int Inferred() => int.Parse(Same(Old.Get()).Trim().TrimEnd(';'));

    static int Looped()
    {
        var sum = 0;
        foreach (var text in Old.All)
            sum += int.Parse(text.Trim().TrimEnd(';'));
        return sum;
    }

    static int Tested()
    {
        var text = Old.Get();
        return text == null ? -1 : int.Parse(text.Trim().TrimEnd(';'));
    }

    static void Main()
    {
        foreach (var value in new[] { " 1; ", "" })
        {
            Old.Value = value.Length == 0 ? Old.Nothing : value;
            Old.All = [" 7 ", Old.Value];
            Console.WriteLine(Run(Direct) + " " + Run(Local) + " " + Run(Typed) + " " + Run(Inferred) + " " + Run(Looped) + " " + Run(Tested));
        }
    }
}

#nullable disable
static class Old
{
    public static string Value;
    public static string Nothing = null;
    public static List<string> All;

    public static string Get() => Value;
}
