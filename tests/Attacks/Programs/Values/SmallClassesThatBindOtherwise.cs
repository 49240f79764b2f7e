// fixes: ALLOC905
// Overloads, extensions, constraints and questions that take a structure otherwise than an object, each for a small class of its own.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

sealed class ByOverload
{
    public ByOverload(int a, int b) => (A, B) = (a, b);
    public int A { get; }
    public int B { get; }
}

sealed class ByExtension
{
    public ByExtension(int a, int b) => (A, B) = (a, b);
    public int A { get; }
    public int B { get; }
}

sealed class ByQuestion
{
    public ByQuestion(int a, int b) => (A, B) = (a, b);
    public int A { get; }
    public int B { get; }
}

sealed class BySize
{
    public BySize(int a, int b) => (A, B) = (a, b);
    public int A { get; }
    public int B { get; }
}

sealed class ByConstraint
{
    public ByConstraint(int a, int b) => (A, B) = (a, b);
    public int A { get; }
    public int B { get; }
}

sealed class ByHash
{
    public ByHash(int a, int b) => (A, B) = (a, b);
    public int A { get; }
    public int B { get; }
}

sealed class ByInterface : IComparable<ByInterface>
{
    public ByInterface(int a, int b) => (A, B) = (a, b);
    public int A { get; }
    public int B { get; }
    public int CompareTo(ByInterface? other) => A - other!.A;
}

sealed class ByNothing
{
    public ByNothing(int a, int b) => (A, B) = (a, b);
    public int A { get; }
    public int B { get; }
    public int Sum => A + B;
}

static class Extensions
{
    public static string Kind(this object o) => "object";
    public static string Kind(this ValueType v) => "value";
}

static class Program
{
    static string Kind(object o) => "object";
    static string Kind(ValueType v) => "value";

    static string Of<T>(T value) => typeof(T).IsValueType ? "value" : "object";
    static string SizeOf<T>(T value) => Unsafe.SizeOf<T>() + "" + RuntimeHelpers.IsReferenceOrContainsReferences<T>();
    static string Constrained<T>(T value) where T : notnull => value is ValueType ? "value" : "object";
    static string Compared<T>(T a, T b) where T : IComparable<T> => a.CompareTo(b) < 0 ? "less" : default(T) is null ? "null" : "zero";

    static string Overloads(int[] items)
    {
        var text = "";
        foreach (var item in items)
        {
            var made = new ByOverload(item, item + 1);
            text += Kind(made) + made.A;
        }

        return text;
    }

    static string Extended(int[] items)
    {
        var text = "";
        foreach (var item in items)
        {
            var made = new ByExtension(item, item + 1);
            text += made.Kind() + made.A;
        }

        return text;
    }

    static string Asked(int[] items)
    {
        var text = "";
        foreach (var item in items)
        {
            var made = new ByQuestion(item, item + 1);
            text += Of(made) + made.A;
        }

        return text;
    }

    static string Sized(int[] items)
    {
        var text = "";
        foreach (var item in items)
        {
            var made = new BySize(item, item + 1);
            text += SizeOf(made) + made.A;
        }

        return text;
    }

    static string Constraint(int[] items)
    {
        var text = "";
        foreach (var item in items)
        {
            var made = new ByConstraint(item, item + 1);
            text += Constrained(made) + made.A;
        }

        return text;
    }

    static string Hashed(int[] items)
    {
        var text = "";
        foreach (var item in items)
        {
            var made = new ByHash(item, item + 1);
            var other = new ByHash(item, item + 1);
            text += made.GetHashCode() == other.GetHashCode() ? "same" : "other";
            text += made.Equals(other);
        }

        return text;
    }

    static string Comparing(int[] items)
    {
        var text = "";
        foreach (var item in items)
        {
            var made = new ByInterface(item, item + 1);
            text += Compared(made, new ByInterface(item + 2, 1)) + made.A + Compared(made, new ByInterface(item - 2, 1));
        }

        return text;
    }

    static int Plain(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var made = Make(item);
            sum += made.Sum * made.A;
        }

        return sum;
    }

    static ByNothing Make(int item) => new ByNothing(item, item + 1);

    static void Main()
    {
        foreach (var items in new int[][] { [], [1, 2] })
            Console.WriteLine(string.Join(" ", Overloads(items), Extended(items), Asked(items), Sized(items), Constraint(items), Hashed(items), Comparing(items), Plain(items)));
    }
}
