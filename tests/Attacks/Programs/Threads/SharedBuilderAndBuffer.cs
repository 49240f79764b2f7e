// silent: ALLOC104
// Each iteration hands its list and buffer to a task that is still at work when the next one begins.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static int Fill(byte[] buffer, int n) { for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)n; return buffer[^1]; }

    static async Task<int> Run(int n)
    {
        var tasks = new List<Task<int>>();
        for (var i = 0; i < n; i++)
        {
            var buffer = new byte[1000];
            var own = i;
            tasks.Add(Task.Run(() => { Fill(buffer, own); Task.Yield(); return buffer[0] == own && buffer[999] == own ? 1 : 0; }));
        }

        var sum = 0;
        foreach (var result in await Task.WhenAll(tasks)) sum += result;
        return sum;
    }

    static async Task Main() { Console.WriteLine(await Run(20)); }
}
