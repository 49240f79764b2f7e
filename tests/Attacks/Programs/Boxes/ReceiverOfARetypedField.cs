// fixes: ALLOC202
// An argument replaces the box that a method is called on, and the method has the old one.
#nullable enable
using System;

sealed class Schedule
{
    private object _due = new DateTime(2024, 1, 31);

    private int Later()
    {
        _due = ((DateTime)_due).AddYears(1);
        return 1;
    }

    public string Next() => ((DateTime)_due).AddDays(Later()).ToString("yyyy-MM-dd");
}

sealed class Counter
{
    private object _count = 1;

    private int Increment()
    {
        _count = (int)_count + 1;
        return (int)_count;
    }

    public int Compare() => ((int)_count).CompareTo(Increment());

    public bool IsSame() => _count.Equals(Increment());
}

static class Program
{
    static void Main()
    {
        var schedule = new Schedule();
        var counter = new Counter();
        for (var i = 0; i < 2; i++)
            Console.WriteLine(schedule.Next() + " " + counter.Compare() + " " + counter.IsSame());
    }
}
