namespace Allocations.Bench.Reporting;

/// <summary>A row with what the garbage collector had to do for it.</summary>
/// <param name="Suite">The suite's name.</param>
/// <param name="System">What is measured.</param>
/// <param name="Variant">Which version of it, or which other cache.</param>
/// <param name="Operation">What one operation is.</param>
/// <param name="Threads">Threads that ran it.</param>
/// <param name="Operations">Operations of one round.</param>
/// <param name="NsPerOp">Nanoseconds per operation of the whole process, of the fastest round.</param>
/// <param name="OpsPerSecond">Operations per second of the whole process.</param>
/// <param name="BytesPerOp">Bytes allocated per operation.</param>
/// <param name="Gen0">Gen 0 collections per 1,000 operations.</param>
/// <param name="Gen1">Gen 1 collections in one round.</param>
/// <param name="Gen2">Gen 2 collections in one round.</param>
/// <param name="PauseMs">Milliseconds in one round in which the collector stopped all threads.</param>
/// <param name="LiveBytes">Bytes that the cache holds after the round.</param>
internal sealed record CollectorRow(
    string Suite, string System, string Variant, string Operation, int Threads, long Operations, double NsPerOp, double OpsPerSecond, double BytesPerOp,
    double Gen0, int Gen1, int Gen2, double PauseMs, long LiveBytes)
    : BenchRow(Suite, System, Variant, Operation, Threads, NsPerOp, OpsPerSecond, BytesPerOp, Gen0);
