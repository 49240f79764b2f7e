// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Ranges of arrays that a call reads: bounds with effects, ends outside, offsets beside them, buffers that the call may change, names of other types.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

static class Program
{
    private static int s_asked;

    private static int Next() => s_asked++;

    private static string Text(byte[] all, int n) => Encoding.UTF8.GetString(all[..n]) + "|" + Encoding.UTF8.GetString(all[n..]);

    private static string Effects(byte[] all) => Convert.ToHexString(all[Next()..(Next() + 2)]) + s_asked;

    private static int Number(byte[] all, int at) => BitConverter.ToInt32(all[at..(at + 4)], 0) + BitConverter.ToInt16(all[2..6], 2);

    private static Guid Id(byte[] all) => new(all[^16..]);

    private static string Written(byte[] all, int n)
    {
        var stream = new MemoryStream();
        stream.Write(all[..n], 0, n - 1);
        stream.Write(all[1..], 1, 2);
        return Convert.ToHexString(stream.ToArray());
    }

    private static string Try(Func<string> made)
    {
        try
        {
            return made();
        }
        catch (Exception failure)
        {
            return failure.GetType().Name;
        }
    }

    private static void Main()
    {
        var all = new byte[20];
        for (var i = 0; i < all.Length; i++)
            all[i] = (byte)(65 + i);
        Console.WriteLine(Text(all, 4));
        Console.WriteLine(Effects(all));
        Console.WriteLine(Number(all, 3));
        Console.WriteLine(Id(all));
        Console.WriteLine(Written(all, 6));
        foreach (var n in new[] { -1, 0, 20, 21, int.MaxValue })
        {
            Console.WriteLine(n + " " + Try(() => Text(all, n)));
            Console.WriteLine(n + " " + Try(() => Number(all, n).ToString()));
            Console.WriteLine(n + " " + Try(() => Written(all, n)));
        }

        Console.WriteLine(Try(() => Id(new byte[3]).ToString()));
        Console.WriteLine(s_asked);
    }
}
