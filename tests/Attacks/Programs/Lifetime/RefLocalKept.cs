// silent: ALLOC104, ALLOC501, ALLOC502
// A reference to an element, and one to a field of an element, is kept past the iteration.
using System;

struct Part
{
    public int X, Y;
}

static class Program
{
    static void Main()
    {
        var zero = 0;
        ref var element = ref zero;
        ref var field = ref zero;
        for (var i = 1; i < 4; i++)
        {
            var numbers = new int[8];
            var parts = new Part[8];
            numbers[2] = i;
            parts[3].Y = i * 10;
            if (i == 1)
            {
                element = ref numbers[2];
                field = ref parts[3].Y;
            }

            element += 100;
            Console.WriteLine(element + " " + field + " " + numbers[2] + " " + parts[3].Y);
        }

        Console.WriteLine(element + " " + field);
    }
}
