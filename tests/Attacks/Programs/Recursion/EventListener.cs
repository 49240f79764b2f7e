// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
sealed class Src : System.Diagnostics.Tracing.EventSource { public static int Depth; public static readonly Src Log = new(); [System.Diagnostics.Tracing.Event(1)] public void Tell(int n) => WriteEvent(1, n); } sealed class Lis : System.Diagnostics.Tracing.EventListener { protected override void OnEventSourceCreated(System.Diagnostics.Tracing.EventSource s) { if (s is Src) EnableEvents(s, System.Diagnostics.Tracing.EventLevel.Verbose); } protected override void OnEventWritten(System.Diagnostics.Tracing.EventWrittenEventArgs e) { if (e.EventId == 1) Program.Walk(Src.Depth - 1); } }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; Src.Depth = n; Src.Log.Tell(n); return buffer[n % 400];
    }
    static void Main()
    {
        var l = new Lis();
        Console.WriteLine(Walk(400));
    }
}
