// refuses: ALLOC105
// Copies that are made by code of the program: the owner of a memory, an override of a stream, and the calendar of a culture, which has no such date.
using System;
using System.Buffers;
using System.Globalization;
using System.IO;

sealed class Owner : MemoryManager<int>
{
    public int Asked;

    public override Span<int> GetSpan() => ++Asked > 2 ? throw new NotSupportedException() : new int[Asked];

    public override MemoryHandle Pin(int elementIndex = 0) => default;

    public override void Unpin()
    {
    }

    protected override void Dispose(bool disposing)
    {
    }
}

sealed class Counted : MemoryStream
{
    public int Asked;

    public override byte[] ToArray()
    {
        Asked++;
        return base.ToArray();
    }
}

static class Program
{
    static void Memory(Memory<int> memory) => memory.ToArray();

    static void ReadOnly(ReadOnlyMemory<int> memory)
    {
        memory.ToArray();
    }

    static void Stream(MemoryStream stream)
    {
        if (stream is null)
            return;
        stream.ToArray();
    }

    static void Date(DateTime date)
    {
        date.ToString();
    }

    static void Moment(DateTimeOffset moment)
    {
        moment.ToString();
    }

    static void Try(Action action)
    {
        try
        {
            action();
            Console.WriteLine("done");
        }
        catch (Exception exception)
        {
            Console.WriteLine(exception.GetType());
        }
    }

    static void Main()
    {
        var owner = new Owner();
        for (var i = 0; i < 3; i++)
        {
            Try(() => Memory(owner.Memory[..0]));
            Try(() => ReadOnly(owner.Memory[..0]));
            Console.WriteLine(owner.Asked);
        }

        var counted = new Counted();
        Stream(counted);
        Stream(null);
        Console.WriteLine(counted.Asked);

        var arabic = (CultureInfo)new CultureInfo("ar-SA").Clone();
        foreach (var calendar in arabic.OptionalCalendars)
        {
            if (calendar is HijriCalendar or UmAlQuraCalendar)
                arabic.DateTimeFormat.Calendar = calendar;
        }

        CultureInfo.CurrentCulture = arabic;
        Try(() => Date(new DateTime(1, 1, 2)));
        Try(() => Date(new DateTime(2000, 1, 2)));
        Try(() => Moment(new DateTimeOffset(1, 1, 2, 0, 0, 0, TimeSpan.Zero)));
        Try(() => Moment(new DateTimeOffset(2000, 1, 2, 0, 0, 0, TimeSpan.Zero)));
    }
}
