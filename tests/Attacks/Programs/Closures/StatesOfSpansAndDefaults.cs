// fixes: ALLOC401
// Lambdas capture parameters with defaults, params, refs and generic values, and are handed to callees that call them twice, later, or never.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Twice(Func<int, int> f, int n = 2) => f(n) + f(n + 1);

    static int Never(Func<int, int> f) => f is null ? -1 : 0;

    static Func<int, int>? s_later;

    static int Later(Func<int, int> f)
    {
        s_later = f;
        return 0;
    }

    static int All(Func<int, int> f, params int[] items)
    {
        var sum = 0;
        foreach (var item in items)
            sum += f(item);
        return sum;
    }

    static T Made<T>(Func<string, T> f, string text) => f(text);

    static int Captures(string text)
    {
        var length = text.Length;
        var sum = Twice(n => n * length);
        length++;
        sum += Twice(n => n + length, 5);
        sum += Never(n => n / (length - length));
        sum += All(n => n + length, 1, 2, length);
        sum += All(n => n + length);
        return sum;
    }

    static int Kept(string text)
    {
        var number = text.Length;
        Later(n => n + number);
        number += 10;
        return s_later!(1);
    }

    static string Generic(string text)
    {
        var other = text + "!";
        return Made(s => s + other, text) + Made(s => (s, other).GetHashCode() == (text, other).GetHashCode(), text);
    }

    static int Failing(string text)
    {
        var zero = text.Length - 1;
        try
        {
            return Twice(n => n / zero);
        }
        catch (DivideByZeroException)
        {
            return Twice(n => n - zero);
        }
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Captures(text), () => Kept(text), () => Generic(text), () => Failing(text) })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
