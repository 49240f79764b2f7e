// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A scheduler of the project runs a task at once.
#nullable enable
using System;
using System.Buffers;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

sealed class Own(int n) : TaskScheduler { protected override void QueueTask(Task t) { Program.Walk(n - 1); TryExecuteTask(t); } protected override bool TryExecuteTaskInline(Task t, bool w) => false; protected override IEnumerable<Task> GetScheduledTasks() => []; }
static class Program
{
    static readonly TaskScheduler[] s_s = Enumerable.Range(0, 1000).Select(k => (TaskScheduler)new Own(k)).ToArray(); static int Run(int n) { var t = new Task(() => { }); t.Start(s_s[n]); return 1; }
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (Run(n));
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(250));
    }
}
