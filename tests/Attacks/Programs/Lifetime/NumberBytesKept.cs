// silent: ALLOC506
// The bytes of a number are seen through a span when the next number has been written.
using System;

static class Program
{
    static void Main()
    {
        Span<byte> first = default;
        for (var i = 1; i < 4; i++)
        {
            var bytes = BitConverter.GetBytes(i * 1000);
            if (first.IsEmpty)
                first = bytes;
            Console.WriteLine(bytes[0] + first[0]);
        }

        Console.WriteLine(BitConverter.ToInt32(first));
    }
}
