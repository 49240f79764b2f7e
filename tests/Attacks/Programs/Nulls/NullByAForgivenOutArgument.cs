// refuses: ALLOC301
// Null is stored by an out and a ref argument with '!'.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    private static readonly Dictionary<int, string> Names = new() { [0] = " 1. " };

    static void Show(Func<int, int> read, int i)
    {
        try
        {
            Console.WriteLine(read(i));
        }
        catch (Exception exception)
        {
            Console.WriteLine(exception.GetType().Name);
        }
    }

    static int A(int key)
    {
        var name = "2.";
        if (key < 5)
            Names.TryGetValue(key, out name!);
        return int.Parse(name.Trim().TrimEnd('.'));
    }

    static void Replace(ref string name) => name = name.Length > 2 ? name : null!;

    static int B(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        Replace(ref name!);
        return int.Parse(name.Trim().TrimEnd('.'));
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Show(A, i);
            Show(static i => B(i == 1 ? " 3. " : "3."), i);
        }
    }
}
