// Boxes of numbers compare by value and type, NaN equals itself, and a nullable is no box.
// fixes: ALLOC201
using System;

enum Kind { A, B }

sealed class Holder
{
    public Kind? Maybe;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        int a = 1, b = 1;
        long c = 1;
        double nan = double.NaN, zero = 0.0, minus = -0.0;
        Kind kind = Kind.A;
        int? none = null;
        decimal one = 1.0m, same = 1.00m;
        Console.WriteLine(object.Equals(a, b) + " " + object.Equals(a, c) + " " + object.Equals(nan, nan) + " " + object.Equals(zero, minus));
        Console.WriteLine(object.Equals(kind, Kind.A) + " " + object.Equals(kind, 0) + " " + object.Equals(none, null) + " " + object.Equals(one, same));
        Console.WriteLine(a.Equals(c) + " " + c.Equals(a) + " " + nan.Equals(nan) + " " + kind.Equals(Kind.A) + " " + kind.Equals(0));
        Console.WriteLine(ReferenceEquals(a, a) + " " + Equals(a, (object)b));
        Console.WriteLine(((object)a).Equals(b) + " " + a.CompareTo((object)b) + " " + kind.CompareTo(Kind.B));
        Kind? nothing = null, first = Kind.A;
        Holder holder = new Holder(), absent = null;
        Console.WriteLine(nothing.Equals(nothing) + " " + nothing.Equals(first) + " " + first.Equals(nothing));
        Console.WriteLine(first.Equals(kind) + " " + kind.Equals(first));
        Console.WriteLine(kind.Equals(nothing) + " " + nothing.Equals(null) + " " + first.Equals(0) + " " + first.Equals((object)Kind.A));
        Console.WriteLine(first?.Equals(kind) + " " + nothing?.Equals(kind) + " " + holder?.Maybe.Equals(nothing) + " " + absent?.Maybe.Equals(first));
        Console.WriteLine(Told("a", first).Equals(Told("b", Kind.B)) + " " + !Told("c", null).Equals(Told("d", null)) + " " + (first ?? kind).Equals(first));
        try
        {
            Console.WriteLine(first.Equals(absent.Maybe));
        }
        catch (NullReferenceException)
        {
            Console.WriteLine("absent");
        }
    }

    static Kind? Told(string name, Kind? kind)
    {
        Console.Write(name);
        return kind;
    }
}
