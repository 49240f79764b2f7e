// refuses: ALLOC701, ALLOC702
// Clocks are read in loops, and a deadline is kept and printed: no fix of a clock is safe.
using System;

sealed class Entry
{
    private DateTime _deadline;
    public void Extend(TimeSpan span) => _deadline = DateTime.UtcNow + span;
    public bool IsExpired() => DateTime.UtcNow > _deadline;
}

static class Program
{
    static int Run(Entry[] entries)
    {
        var expired = 0;
        foreach (var entry in entries)
        {
            if (entry.IsExpired()) expired++;
            if (DateTime.Now.Year < 2000) expired += 100;
        }

        return expired;
    }

    static void Main()
    {
        var entries = new[] { new Entry(), new Entry() };
        entries[0].Extend(TimeSpan.FromDays(1));
        Console.WriteLine(Run(entries));
    }
}
