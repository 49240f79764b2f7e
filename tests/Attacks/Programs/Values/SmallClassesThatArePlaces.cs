// refuses: ALLOC905
// Small classes for which a field, a variable or the stack tells a struct: each is like one that is fixed but for that.
using System;
using System.Threading;

sealed class Unset
{
    public Unset(int number) => Number = number;

    public int Number { get; }
}

sealed class Changing
{
    public Changing(int number) => Number = number;

    public int Number { get; }

    public int Run(Action change)
    {
        var before = Number;
        change();
        return before * 10 + Number;
    }

    public int Add(int number) => Number + number;
}

sealed class Moved
{
    public Moved(int number) => Number = number;

    public int Number { get; }

    public int Add(int number) => Number + number;
}

sealed class Deep
{
    public Deep(long a, long b) => (A, B) = (a, b);

    public long A { get; }

    public long B { get; }
}

sealed class Torn
{
    public Torn(long number) => (A, B) = (number, number);

    public long A { get; }

    public long B { get; }

    public bool IsWhole() => A == B;
}

static class Program
{
    static Unset s_unset;
    static Torn s_torn = new(0);

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            try
            {
                Console.WriteLine(s_unset.Number);
            }
            catch (NullReferenceException)
            {
                Console.WriteLine("not set");
            }

            s_unset = new Unset(i);
            var changing = new Changing(i);
            Console.WriteLine(changing.Run(() => changing = new Changing(7)));
            var moved = new Moved(i);
            Console.WriteLine(moved.Add((moved = new Moved(5)).Number));
            Console.WriteLine(Sum(new Deep(i, 2 * i), 40));
        }

        var writer = new Thread(() =>
        {
            for (var i = 0; i < 100_000; i++)
                s_torn = new Torn(i);
        });
        writer.Start();
        var isWhole = true;
        while (writer.IsAlive)
            isWhole &= s_torn.IsWhole();
        Console.WriteLine(isWhole);
    }

    static long Sum(Deep deep, int depth) => depth == 0 ? deep.A : deep.B + Sum(new Deep(deep.B, deep.A + 1), depth - 1);
}
