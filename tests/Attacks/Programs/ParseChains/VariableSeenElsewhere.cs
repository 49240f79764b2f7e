// A variable that is stored again is seen by code that stands before: local functions, lambdas, incrementors, members that capture a parameter of the
// constructor.
// refuses: ALLOC301
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static int Local(string text)
    {
        int Size() => text.Length;
        text = text.Trim();
        var number = int.Parse(text);
        return number * 100 + Size();
    }

    static int Lambda(string text)
    {
        Func<int> size = () => text.Length;
        text = text.Trim();
        var number = int.Parse(text);
        return number * 100 + size();
    }

    static string? Next(string text)
    {
        Console.WriteLine("next of '" + text + "'");
        return text.Length > 2 ? null : text + " 1 ";
    }

    static int Incrementor()
    {
        var sum = 0;
        for (var text = " 1 "; text is not null; text = Next(text))
        {
            text = text.Trim();
            sum += int.Parse(text);
        }

        return sum;
    }

    static int Aliased(string text)
    {
        ref var alias = ref text;
        text = text.Trim();
        var number = int.Parse(text);
        return number * 100 + alias.Length;
    }

    static unsafe int Loop()
    {
        var text = " 12 ";
        again:
        text = text.Trim();
        var number = int.Parse(text);
        if (number > 100)
            goto again;
        return number + text.Length;
    }

    sealed class Holder(string text)
    {
        public int Read()
        {
            text = text.Trim();
            return int.Parse(text);
        }

        public int Length => text.Length;
    }

    static void Main()
    {
        Console.WriteLine(Local("  12 "));
        Console.WriteLine(Lambda("  12 "));
        Console.WriteLine(Incrementor());
        Console.WriteLine(Aliased("  12 "));
        Console.WriteLine(Loop());
        var holder = new Holder("  12 ");
        Console.WriteLine(holder.Read() * 100 + holder.Length);
    }
}
