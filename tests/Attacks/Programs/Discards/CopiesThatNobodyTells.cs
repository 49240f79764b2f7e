// fixes: ALLOC105
// Copies that no code of the program is asked for: of spans, identifiers, durations, numbers and a stream of the framework's own.
using System;
using System.Collections.Generic;
using System.IO;

static class Program
{
    static int Copies(int[] items, Guid id, TimeSpan time, List<int> list, double number)
    {
        var span = items.AsSpan();
        span.ToArray();
        id.ToString();
        time.ToString();
        number.ToString();
        var stream = new MemoryStream();
        stream.WriteByte(1);
        stream.ToArray();
        if (list is null)
            return -1;
        list.ToArray();
        return span.Length + list.Count + (int)stream.Length;
    }

    static void Main()
    {
        Console.WriteLine(Copies(new[] { 1, 2 }, Guid.Empty, TimeSpan.MinValue, new List<int> { 1 }, double.NaN));
        Console.WriteLine(Copies(null, Guid.NewGuid(), TimeSpan.MaxValue, null, -0.0));
    }
}
