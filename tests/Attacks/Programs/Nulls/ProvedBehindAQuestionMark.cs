// refuses: ALLOC104, ALLOC301
// The right side of an assignment to a member of what may be null is no use that always runs.
using System;
using System.Collections.Generic;

sealed class Holder
{
    public int Size;
    public int this[int index] { get => Size; set => Size = value + index; }
    public event Action<int> Told;
    public void Tell() => Told?.Invoke(Size);
}

static class Finder
{
    public static int ByField(string text, Holder holder, string[] names)
    {
        var count = 0;
        holder?.Size = text.Length;
        foreach (var name in names)
        {
            if (name == text.Trim())
                count++;
        }

        return count;
    }

    public static int ByIndex(string text, Holder holder, string[] names)
    {
        var count = 0;
        holder?[text.Length] = 1;
        foreach (var name in names)
        {
            if (name == text.Trim())
                count++;
        }

        return count;
    }

    public static int ByCompound(string text, Holder holder, string[] names)
    {
        var count = 0;
        holder?.Size += text.Length;
        foreach (var name in names)
        {
            if (name == text.Trim())
                count++;
        }

        return count;
    }

    public static int ByEvent(string text, Holder holder, string[] names)
    {
        var count = 0;
        holder?.Told += text.Length > 1 ? null : static n => { };
        foreach (var name in names)
        {
            if (name == text.Trim())
                count++;
        }

        return count;
    }
}

static class Program
{
    static string Try(Func<string, Holder, string[], int> find, string text, Holder holder, string[] names)
    {
        try
        {
            return find(text, holder, names) + " ";
        }
        catch (NullReferenceException)
        {
            return "null ";
        }
    }

    static void Main()
    {
        foreach (var find in new Func<string, Holder, string[], int>[] { Finder.ByField, Finder.ByIndex, Finder.ByCompound, Finder.ByEvent })
        {
            foreach (var names in new[] { new string[0], new[] { "a", "" } })
            {
                Console.Write(Try(find, null, null, names) + Try(find, null, new Holder(), names));
                Console.Write(Try(find, " a", null, names) + Try(find, " a", new Holder(), names));
            }
        }

        Console.WriteLine();
    }
}
