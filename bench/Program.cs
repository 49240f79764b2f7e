using System.Globalization;
using Allocations.Bench.KvCache;
using BenchmarkDotNet.Running;

if (args is ["threads"])
{
    ThreadMatrix.Run(static cell => Console.WriteLine(string.Create(
        CultureInfo.InvariantCulture,
        $"{cell.Operation,-11} {cell.Threads,3} threads  {cell.Variant,-7} {cell.OperationsPerSecond / 1e6,7:f1} M ops/s  {cell.BytesPerOperation,7:f2} B/op")));
    return;
}

BenchmarkSwitcher.FromAssembly(typeof(Program).Assembly).Run(args);
