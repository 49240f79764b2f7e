// fixes: ALLOC201
// A value is compared by a call whose argument changes it: the call reads it after the argument, an operator before.
using System;
using System.Collections.Generic;

enum Kind
{
    None,
    Some,
    More,
}

static class Program
{
    static Kind s_kind;
    static int s_number;
    static DateTime s_time;

    static Kind NextKind()
    {
        if (++s_kind > Kind.More)
            s_kind = Kind.None;
        return s_kind;
    }

    static int NextNumber() => ++s_number;

    static DateTime NextTime() => s_time = s_time.AddTicks(1);

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Compare(Kind.Some);
    }

    public static void Compare(Kind given)
    {
        Console.WriteLine(s_kind.Equals(NextKind()));
        Console.WriteLine(Equals(s_kind, NextKind()));
        Console.WriteLine(s_kind.Equals((object)NextKind()));
        Console.WriteLine(s_number.Equals((object)NextNumber()));
        Console.WriteLine(Equals(s_number, NextNumber()));
        Console.WriteLine(s_time.Equals((object)NextTime()));
        Console.WriteLine(s_number.CompareTo((object)NextNumber()));
        Console.WriteLine(s_time.CompareTo((object)NextTime()));
        Console.WriteLine(s_kind.CompareTo(NextKind()));
        Console.WriteLine(given.Equals(given = Kind.More));
        Console.WriteLine(given.Equals(Kind.More));
        Console.WriteLine(s_kind.HasFlag(NextKind()));
        Console.WriteLine(given.Equals(s_kind));
    }
}
