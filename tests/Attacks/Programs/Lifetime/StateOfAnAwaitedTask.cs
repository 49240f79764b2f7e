// silent: ALLOC104
// A task that is awaited hands its state to a function that keeps it.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    private static readonly List<byte[]> Kept = [];

    static async Task Main()
    {
        Console.WriteLine(await Started(3));
        Console.WriteLine(await Continued(3));
    }

    static void Keep(object? block) => Kept.Add((byte[])block!);

    static async Task<string> Started(int count)
    {
        Kept.Clear();
        for (var i = 0; i < count; i++)
        {
            var block = new byte[600];
            block[0] = (byte)i;
            await Task.Factory.StartNew(Keep, block);
        }

        return string.Join(",", Kept.Select(block => block[0]));
    }

    static async Task<string> Continued(int count)
    {
        Kept.Clear();
        for (var i = 0; i < count; i++)
        {
            var block = new byte[600];
            block[0] = (byte)i;
            await Task.CompletedTask.ContinueWith((_, state) => Keep(state), block);
        }

        return string.Join(",", Kept.Select(block => block[0]));
    }
}
