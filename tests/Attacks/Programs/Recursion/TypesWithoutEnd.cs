// refuses: ALLOC501
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Types whose parts are the same types with longer arguments, without an end; they come back.
#nullable enable
using System;
using System.Collections.Generic;

struct First<T> { public Second<T>[]? Parts; public override string ToString() => Program.Walk(default, 9).ToString(); }

struct Second<T> { public First<List<T>>[]? Parts; }

record Link<T>(Link<List<T>>? Next) { public override string ToString() => Program.WalkLink(this as Link<int>, 0).ToString(); }

static class Program
{
    public static int Walk(First<int> first, int n)
    {
        var buffer = new byte[64];
        for (var i = 0; i < buffer.Length; i++)
            buffer[i] = (byte)n;
        return n > 3 ? 1 : buffer[n % 64] + string.Format("{0}", first).Length;
    }

    public static int WalkLink(Link<int>? link, int n)
    {
        var buffer = new byte[64];
        for (var i = 0; i < buffer.Length; i++)
            buffer[i] = (byte)n;
        return n == 0 ? 1 : buffer[n % 64] + string.Format("{0}", link).Length;
    }

    static void Main() => Console.WriteLine(Walk(default, 2) + " " + WalkLink(new Link<int>(null), 2));
}
