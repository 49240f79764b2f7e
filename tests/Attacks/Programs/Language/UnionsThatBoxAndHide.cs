// fixes: ALLOC303
// A union in a loop, in an interface, as a key, in a lambda and as what a generic method gets: conversions to it make new boxes of what it holds.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

readonly record struct Money(decimal Amount);
record class Note(string Text);
union Held(int, Money, Note, Func<int>)
{
    public override string ToString() => "own:" + Value;
    public bool IsNote => this is Note;
}
union Result<T>(T, Exception);

static class Program
{
    static int s_notes;

    static int Shared(Held value)
    {
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            object box = value;
            sum += box is Held v && v is int n ? n : 1;
            if (box.Equals(value))
                sum += 10;
            Held other = i;
            if (other.Value!.Equals(value.Value))
                sum += 100;
            sum += (other.Value as IComparable)?.CompareTo(1) ?? -1000;
        }
        return sum;
    }

    static int Lambdas(int n)
    {
        Held run = new Func<int>(() => n++);
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            if (run is Func<int> f)
                sum += f();
            Held other = new Func<int>(() => i + n);
            if (other is Func<int> g)
                sum += Twice(g) + Twice(() => i + sum);
        }
        return sum + n;
    }

    static int Twice(Func<int> f) => f() + f();

    static Result<int> Parse(string text) => int.TryParse(text.Trim().Substring(1), out var n) ? n : new FormatException(text);

    static int Parsed(string[] texts)
    {
        var sum = 0;
        foreach (var text in texts)
            sum += Parse(text) switch { int n => n, Exception e => e.Message.Length };
        return sum;
    }

    static string Texts(Held[] values)
    {
        var text = "";
        foreach (var value in values)
        {
            text += value + ";";
            text += value.IsNote ? "n" : value is Money { Amount: > 1 } money ? money.Amount.ToString() : "";
            text += string.Format("{0}|{1}", value, value.Value);
            text += $"{value}";
        }
        return text;
    }

    static bool Same(Held[] values)
    {
        foreach (var value in values)
        {
            if (values.Any(v => ReferenceEquals(v.Value, value.Value) && v is int))
                s_notes++;
            if (values.Count(v => v is Note) > 1)
                s_notes += 10;
        }
        return s_notes > 3;
    }

    static void Main()
    {
        Console.WriteLine(Shared(1) + " " + Shared(new Money(1)) + " " + Lambdas(3) + " " + Parsed(["x12", " y3 ", "zz"]));
        Console.WriteLine(Texts([1, new Money(2.50m), new Note("n")]));
        Console.WriteLine(Same([1, 2, new Note("a"), new Note("b")]) + " " + s_notes);
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;

    interface IUnion { object? Value { get; } }
}
