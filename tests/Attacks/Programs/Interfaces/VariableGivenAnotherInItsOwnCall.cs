// fixes: ALLOC204
// A struct in an interface variable is called on while the argument gives the variable another.
using System;
using System.Collections.Generic;

struct Money : IComparable<Money>, IEquatable<Money>
{
    public int Cents;

    public readonly int CompareTo(Money other) => Cents * 10 + other.Cents;

    public readonly bool Equals(Money other) => Cents == other.Cents;
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Compare(i);
    }

    public static void Compare(int n)
    {
        IComparable<Money> first = new Money { Cents = n };
        Console.WriteLine(first.CompareTo(Other(first = new Money { Cents = n + 5 })));
        IEquatable<Money> second = new Money { Cents = n };
        Console.WriteLine(second.Equals(Other(second = new Money { Cents = 5 })));
        var list = new List<int> { 1, 2, 3 };
        IEnumerator<int> e = list.GetEnumerator();
        while (e.MoveNext())
            Console.WriteLine(e.Current + n);
    }

    static Money Other(object seen) => new() { Cents = 5 };

    static int Other(IEnumerator<int> seen) => seen.MoveNext() ? 2 : 3;
}
