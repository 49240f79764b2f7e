// Boxes of numbers compare by value and type, NaN equals itself, and a nullable is no box.
// fixes: ALLOC201
using System;

enum Kind { A, B }

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
    }
}
