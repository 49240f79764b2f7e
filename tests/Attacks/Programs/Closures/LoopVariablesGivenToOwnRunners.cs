// fixes: ALLOC401
// Lambdas that read a loop's variable, given to methods that only run them: twice, in a loop, in a try, and beside a lambda that writes the variable.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static int s_calls;

    static T Twice<T>(Func<T> make)
    {
        make();
        return make();
    }

    static void Retry(Action act)
    {
        for (var i = 0; i < 3; i++)
        {
            try
            {
                act();
                return;
            }
            catch (InvalidOperationException)
            {
                s_calls++;
            }
        }
    }

    static int Both(Action first, Func<int> second)
    {
        first();
        return second();
    }

    static int Run(Func<int> f) => f();

    static int ReadTwice(int[] items)
    {
        var sum = 0;
        for (var i = 0; i < items.Length; i++)
            sum += Twice(() => items[i] * i);
        return sum;
    }

    static int Written(int[] items)
    {
        var sum = 0;
        for (var i = 0; i < items.Length; i++)
            sum += Both(() => i++, () => i * 10);
        return sum;
    }

    static int WrittenBetween(int[] items)
    {
        var sum = 0;
        for (var i = 0; i < items.Length; i++)
        {
            Action grow = () => i++;
            sum += Both(grow, () => i * 10);
        }
        return sum;
    }

    static int Retried(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            Retry(() =>
            {
                if (item + s_calls < 4)
                    throw new InvalidOperationException();
                s_calls += item;
            });
            sum = sum * 3 + s_calls;
        }
        return sum;
    }

    static int Nested(int[] items)
    {
        var sum = 0;
        for (var i = 0; i < items.Length; i++)
        {
            for (var j = i; j < items.Length; j++)
                sum += Run(() => items[i] * items[j] + (i ^ j));
        }
        return sum;
    }

    static int ChangedByTheArgument(int[] items)
    {
        var sum = 0;
        for (var i = 0; i < items.Length; i++)
            sum += After(() => i, i++);
        return sum;
    }

    static int After(Func<int> f, int n) => f() * 100 + n;

    static int ByReference(int[] items)
    {
        var sum = 0;
        for (var i = 0; i < items.Length; i++)
            sum += AfterReference(() => i, ref i);
        return sum;
    }

    static int AfterReference(Func<int> f, ref int n)
    {
        n++;
        return f() * 100 + n;
    }

    static int WhileLoop(int n)
    {
        var sum = 0;
        while (n > 0)
        {
            sum += Run(() => n * 2);
            n--;
        }
        return sum;
    }

    static int LocalFunctionWrites(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            sum += Run(() => { Step(); return i; });
            void Step() => i++;
        }
        return sum;
    }

    static IEnumerable<int> Lazily(int n)
    {
        for (var i = 0; i < n; i++)
            yield return Run(() => i * i) + Twice(() => n - i);
    }

    static void Main()
    {
        int[] items = [1, 2, 3, 4];
        Console.WriteLine(ReadTwice(items));
        Console.WriteLine(Written(items));
        Console.WriteLine(WrittenBetween(items));
        Console.WriteLine(Retried(items));
        Console.WriteLine(Nested(items));
        Console.WriteLine(ChangedByTheArgument(items));
        Console.WriteLine(ByReference(items));
        Console.WriteLine(WhileLoop(5));
        Console.WriteLine(LocalFunctionWrites(5));
        foreach (var x in Lazily(5))
            Console.WriteLine(x);
    }
}
