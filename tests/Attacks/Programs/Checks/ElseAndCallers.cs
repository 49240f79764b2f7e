// fixes: ALLOC106
// Checks as the only statement of a loop before an 'else', and checks that are told the text, the line or the member of their caller.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

static class Check
{
    public static readonly List<string> Seen = new List<string>();

    public static void That(bool condition, string message)
    {
        if (!condition)
            throw new InvalidOperationException(message);
    }

    public static void Told(bool condition, string message, [CallerArgumentExpression("condition")] string text = "", [CallerMemberName] string member = "")
    {
        if (!condition)
        {
            Seen.Add(message + "|" + text + "|" + member);
            throw new InvalidOperationException(message);
        }
    }

    public static void Other(bool condition, string message, Func<string> later)
    {
        if (!condition)
            throw new InvalidOperationException(message + later());
    }
}

sealed class Machine
{
    private string _last = "";

    private bool Next(out int value, int from) { value = from + 1; return from < 4; }

    public void Run(int n, string name, IEnumerable<int> all, object sync)
    {
        if (n > 1)
            foreach (var item in all)
                Check.That(item < 3, $"item {item} of {name}");
        else
            Console.WriteLine("small " + n);
        if (n > 2)
            lock (sync)
                Check.That(n < 5, $"locked {n}");
        else if (n == 1)
            Console.WriteLine("one");
        else
            Console.WriteLine("else " + n);
        if (n > 3)
            while (n < 9)
            {
                Check.That(n != 7, $"while {n}");
                n++;
            }
        else
            Console.WriteLine("no while");
        if (n == 2)
            for (var i = 0; i < 2; i++)
                Check.Told(i < n - 1, $"told {i}");
        else
            Console.WriteLine("told else");
        Check.Told(n < 6, $"n is {n} for {name}");
        Check.That(Next(out var value, n), $"next of {n}");
        Console.WriteLine(value);
        Check.That(name is { Length: > 0 } text && text != _last, $"name {name}");
        Check.Other(n != 3, $"other {n}", () => name + value);
        _last = name;
        switch (n)
        {
            case 0: Check.That(name != "b", $"case {n}"); break;
            default: label: Check.That(n != 4, $"label {n}"); if (n++ < 2) goto label; break;
        }
    }
}

static class Program
{
    static void Main()
    {
        foreach (var name in new[] { null, "", "a", "b" })
        {
            for (var n = 0; n < 10; n++)
            {
                foreach (var all in new[] { new int[0], new[] { 1, 2 }, new[] { 2, 3 } })
                {
                    try
                    {
                        new Machine().Run(n, name, all, new object());
                        Console.WriteLine("ok");
                    }
                    catch (InvalidOperationException e)
                    {
                        Console.WriteLine(e.GetType().Name + n);
                    }
                }
            }
        }

        Console.WriteLine(string.Join("\n", Check.Seen));
    }
}
