// Values that fail or have an effect without a call, assigned at an index out of range; operators of the program that look like masks; counters that
// a reference writes.
// fixes: ALLOC501
#nullable enable
using System;

static class Program
{
    static int s_read;

    static int Read() => ++s_read;

    static class Start
    {
        public static int At;

        static Start()
        {
            s_read += 100;
            At = 1;
        }
    }

    readonly struct Wide(int value)
    {
        public static int operator &(Wide wide, int mask) => wide.value;

        public static uint operator %(Wide wide, uint divisor) => (uint)wide.value;

        private readonly int value = value;
    }

    static int Constructed(int at)
    {
        var buffer = new int[4];
        buffer[at] = Start.At;
        return buffer[0] + buffer[3];
    }

    static int Missing(int at, int? value)
    {
        var buffer = new int[4];
        buffer[at] = (int)value;
        return buffer[0] + buffer[3];
    }

    static int Masked(Wide wide)
    {
        var buffer = new int[4];
        buffer[wide & 3] = Read();
        return buffer[0] + buffer[3];
    }

    static int Rest(Wide wide)
    {
        var buffer = new int[4];
        buffer[wide % 4u] = Read();
        return buffer[0] + buffer[3];
    }

    static int Referred(int step)
    {
        var buffer = new int[4];
        for (var i = 0; i < 4; i++)
        {
            ref var other = ref i;
            other += step;
            buffer[i] = Read();
        }

        return buffer[0] + buffer[3];
    }

    static int Deconstructed(int step)
    {
        var buffer = new int[4];
        for (var i = 0; i < 4; i++)
        {
            (i, _) = (i + step, 0);
            buffer[i] = Read();
        }

        return buffer[0] + buffer[3];
    }

    static int Plain(int at, int value)
    {
        var buffer = new int[4];
        buffer[at & 3] = Read();
        buffer[at] = value;
        return buffer[0] + buffer[3];
    }

    static void Show(Func<int> run)
    {
        try
        {
            Console.Write(run());
        }
        catch (Exception exception)
        {
            Console.Write(exception.GetType().Name);
        }

        Console.WriteLine(" after " + s_read);
    }

    static void Main()
    {
        Show(() => Constructed(9));
        Show(() => Missing(9, null));
        Show(() => Masked(new Wide(9)));
        Show(() => Rest(new Wide(9)));
        Show(() => Referred(2));
        Show(() => Deconstructed(2));
        Show(() => Plain(9, 1));
        Show(() => Plain(1, 1));
    }
}
