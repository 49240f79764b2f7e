// refuses: ALLOC701
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The wall clock is read in loops and around work, in lambdas, iterators, local functions and properties.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Session
{
    public DateTime Due;
    public bool IsClosed;
    public void Close() => IsClosed = true;
}

static class Program
{
    static DateTime Later => DateTime.UtcNow.AddHours(1);

    static int Due(Session[] sessions)
    {
        var closed = 0;
        foreach (var session in sessions)
        {
            if (session.Due < DateTime.Now)
            {
                session.Close();
                closed++;
            }
        }

        return closed;
    }

    static int DueInALambda(Session[] sessions) => sessions.Count(session => session.Due < DateTime.UtcNow);

    static IEnumerable<bool> DueOneByOne(Session[] sessions)
    {
        foreach (var session in sessions)
            yield return session.Due < DateTime.UtcNow;
    }

    static bool Measured(int n)
    {
        var total = TimeSpan.Zero;
        for (var i = 0; i < n; i++)
        {
            var start = DateTime.Now;
            total += Work(i) > -1 ? DateTime.Now - start : TimeSpan.Zero;
        }

        return total.TotalHours < 1;
    }

    static int Work(int n) => n * n;

    static bool InALocalFunction(Session[] sessions)
    {
        var any = false;
        for (var i = 0; i < sessions.Length; i++)
            any |= IsDue(sessions[i]);
        return any;

        static bool IsDue(Session session) => session.Due <= DateTime.Now;
    }

    static string Shadowed(Session[] sessions)
    {
        var now = 3;
        var utcNow = "";
        foreach (var session in sessions)
        {
            if (session.Due > DateTime.UtcNow)
                utcNow += now++;
        }

        return utcNow + now;
    }

    static int Without(Session[] sessions)
    {
        var due = 0;
        foreach (var session in sessions)
            if (session.Due < DateTime.UtcNow)
                due++;
            else if (session.Due > Later.AddYears(1))
                due += 10;
        return due;
    }

    static void Main()
    {
        var sessions = new[] { new Session(), new Session { Due = DateTime.MaxValue } };
        Console.WriteLine(Due(sessions));
        Console.WriteLine(DueInALambda(sessions));
        Console.WriteLine(string.Join(",", DueOneByOne(sessions)));
        Console.WriteLine(Measured(3));
        Console.WriteLine(InALocalFunction(sessions));
        Console.WriteLine(Shadowed(sessions));
        Console.WriteLine(Without(sessions));
    }
}
