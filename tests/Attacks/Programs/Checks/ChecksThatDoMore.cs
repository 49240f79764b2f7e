// refuses: ALLOC106
// What is tested is written by another argument, or by the text; the check does more than to throw; a static constructor runs.
using System;
using System.Runtime.CompilerServices;

static class Check
{
    public static int Calls;
    public static void Counted(bool condition, string message) { Calls++; if (!condition) throw new InvalidOperationException(message); }
    public static void That(int number, bool condition, string message) { if (!condition) throw new InvalidOperationException(message + number); }
    public static void Said(bool condition, string message, [CallerArgumentExpression(nameof(condition))] string said = "")
    {
        if (!condition)
            throw new InvalidOperationException(message + said);
    }

    public static void Either(bool condition, string message) { if (!condition) throw new InvalidOperationException(message); else Calls++; }
    public static void Empty(string value, string message) { if (value.Length == 0) throw new InvalidOperationException(message); }
}

static class Loud
{
    static Loud() => Console.WriteLine("loud");
    public static void That(bool condition, string message) { if (!condition) throw new InvalidOperationException(message); }
}

sealed class Made
{
    public static int Texts;
    public override string ToString() => "made " + Texts++;
}

static class Program
{
    static void Run(int number, string name)
    {
        Check.Counted(number > 2, $"{name} {number}");
        Check.That(number++, number > 5, $"{name} {number}");
        Check.Said(number > 7, name + number);
        Check.Either(number > 8, name + number);
        Check.Empty(name, $"empty {number}");
        Loud.That(number > 9, name + number);
        Loud.That(number > 10, $"{new Made()} {number}");
    }

    static void Main()
    {
        for (var number = 0; number < 14; number++)
        {
            foreach (var name in new[] { null, "", "a" })
            {
                try
                {
                    Run(number, name);
                    Console.WriteLine("passed");
                }
                catch (Exception e)
                {
                    Console.WriteLine(e.GetType().Name + e.Message);
                }

                Console.WriteLine(Check.Calls + " " + Made.Texts);
            }
        }
    }
}
