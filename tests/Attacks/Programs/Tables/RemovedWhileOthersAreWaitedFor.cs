// refuses: ALLOC505
// The loop waits for work that adds to the table: a task, and another thread that gets its turn.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
static class Tables
{
    public static string Waiting(Dictionary<string, int> map, Task adding, ManualResetEventSlim turn)
    {
        foreach (var key in map.Keys.ToList())
        {
            map.Remove(key);
            turn.Set();
            adding.Wait();
        }
        return string.Join(",", map.Keys);
    }
    public static string Turns(HashSet<int> set, Barrier barrier)
    {
        foreach (var x in set.ToList())
        {
            set.Remove(x);
            barrier.SignalAndWait();
            barrier.SignalAndWait();
        }
        return string.Join(",", set);
    }
}
static class Program
{
    static void Main()
    {
        var map = new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 };
        var turn = new ManualResetEventSlim();
        var adding = Task.Run(() => { turn.Wait(); map["c"] = 3; });
        try { Console.WriteLine(Tables.Waiting(map, adding, turn)); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        var set = new HashSet<int> { 1, 2 };
        var barrier = new Barrier(2);
        var other = new Thread(() =>
        {
            for (var i = 0; i < 2; i++)
            {
                barrier.SignalAndWait();
                set.Add(10 + i);
                barrier.SignalAndWait();
            }
        }) { IsBackground = true };
        other.Start();
        try { Console.WriteLine(Tables.Turns(set, barrier)); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
