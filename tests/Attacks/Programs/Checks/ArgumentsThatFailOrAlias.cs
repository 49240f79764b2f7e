// refuses: ALLOC106
// What a check is given beside its message may fail, is taken by reference, converted by an operator, or read through a property.
#nullable enable
using System;
using System.Runtime.CompilerServices;

readonly struct Part(string text)
{
    public static implicit operator string(Part part) { Console.Write("p"); return part.Text; }
    public string Text => text;
}

static class Throw
{
    public static void If(bool condition, string message, ref int place)
    {
        if (condition)
            throw new ArgumentException(message + place);
    }

    public static void IfNot(bool condition, string message, string part)
    {
        if (!condition)
            throw new ArgumentException(message + part);
    }

    public static void IfAny(bool condition, string message, params object[] all)
    {
        if (condition)
            throw new ArgumentException(message + all.Length);
    }

    public static void IfTold(bool condition, string message, [CallerArgumentExpression(nameof(condition))] string told = "")
    {
        if (condition)
            throw new ArgumentException(message + told);
    }
}

sealed class Reader
{
    private int _reads;
    public int Next => ++_reads;

    public int ByElement(int[] numbers, int n)
    {
        Throw.If(n > 3, $"{n} is too many.", ref numbers[n]);
        return numbers.Length;
    }

    public int ByOperator(Part part, int n)
    {
        Throw.IfNot(n < 3, $"{n} is too many.", part);
        return n;
    }

    public int ByProperty(int n)
    {
        Throw.IfAny(n > 3, $"{n} is too many.", n, Next);
        return _reads;
    }

    public int ByText(int n)
    {
        Throw.IfTold(n > 3, $"{n} is too many.");
        return n;
    }
}

static class Program
{
    static string Try<T>(Func<T> get)
    {
        try
        {
            return get() + " ";
        }
        catch (Exception e)
        {
            return e.GetType().Name + (e is ArgumentException ? e.Message : "") + " ";
        }
    }

    static void Main()
    {
        var reader = new Reader();
        for (var n = 0; n < 6; n++)
        {
            var number = n;
            Console.Write(Try(() => reader.ByElement(new int[2], number)) + Try(() => reader.ByOperator(new Part("x"), number)));
            Console.WriteLine(Try(() => reader.ByProperty(number)) + Try(() => reader.ByText(number)));
        }
    }
}
