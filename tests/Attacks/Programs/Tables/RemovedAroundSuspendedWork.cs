// refuses: ALLOC505
// The loop suspends without an await of its own: items are added by the code that waits for it.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Channels;
using System.Threading.Tasks;
static class Tables
{
    public static async Task<string> Streamed(Dictionary<string, int> map, ChannelReader<int> reader)
    {
        foreach (var key in map.Keys.ToList())
        {
            map.Remove(key);
            await foreach (var item in reader.ReadAllAsync())
            {
                if (item == 0)
                    break;
            }
        }
        return string.Join(",", map.Keys);
    }
}
static class Program
{
    static void Main()
    {
        var map = new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 };
        var channel = Channel.CreateUnbounded<int>();
        var task = Tables.Streamed(map, channel.Reader);
        map["c"] = 3;
        channel.Writer.TryWrite(0);
        channel.Writer.TryWrite(0);
        channel.Writer.TryWrite(0);
        try { Console.WriteLine(task.Result); }
        catch (AggregateException e) { Console.WriteLine(e.InnerException.GetType().Name); }
    }
}
