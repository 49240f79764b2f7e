// silent: ALLOC501
// stack: 256
#nullable enable

using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
static class Meters { public static int Depth; static readonly System.Diagnostics.Metrics.Meter s_meter = new("m"); public static readonly System.Diagnostics.Metrics.Counter<int> Count = s_meter.CreateCounter<int>("c"); public static void Start() { var l = new System.Diagnostics.Metrics.MeterListener(); l.SetMeasurementEventCallback<int>((i, m, t, s) => Program.Walk(Depth - 1)); l.EnableMeasurementEvents(Count); l.Start(); } }
static class Program
{
    public static int Walk(int n)
    {
        var buffer = new byte[400];
        for (var i = 0; i < buffer.Length; i++) buffer[i] = (byte)i;
        if (n <= 0) return 1; Meters.Depth = n; Meters.Count.Add(1); return buffer[n % 400];
    }
    static void Main()
    {
        Meters.Start();
        Console.WriteLine(Walk(470));
    }
}
