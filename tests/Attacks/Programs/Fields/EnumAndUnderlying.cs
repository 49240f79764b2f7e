// refuses: ALLOC202
// An enum may be unboxed as its number and the other way round.
using System;

sealed class Box
{
    private object _value = DayOfWeek.Monday;

    public void Set(DayOfWeek day) => _value = day;
    public int Number() => (int)_value;
    public DayOfWeek Day() => (DayOfWeek)_value;
    public string Text() => "" + _value;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var box = new Box();
        box.Set(DayOfWeek.Friday);
        Console.WriteLine(box.Number() + box.Text() + box.Day());
    }
}
