using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.BenchmarkOverhead;

/// <summary>Calls that give a benchmark numbers, run it or keep its results, and so are no subject of their own.</summary>
internal static class BenchmarkCalls
{
    /// <summary>Whether a call only gives the next number.</summary>
    public static bool IsFrom(IInvocationOperation call) =>
        call.TargetMethod.ContainingType is { Name: "Random" or "Interlocked" } type && type.IsUnder(nameof(System));

    /// <summary>Whether a call hands a result to the benchmark's framework, or keeps the JIT from dropping it.</summary>
    public static bool IsSink(IInvocationOperation call) =>
        call.TargetMethod.ContainingType is { } type
        && (type.IsUnder("BenchmarkDotNet") || (type.Name == nameof(GC) && type.IsIn(nameof(System)) && call.TargetMethod.Name == nameof(GC.KeepAlive)));

    /// <summary>Whether a call belongs to the frame of a benchmark: it gives numbers, takes results or runs a delegate many times.</summary>
    public static bool IsFrame(IInvocationOperation call) =>
        IsFrom(call) || IsSink(call) || call.TargetMethod.Name == "ConfigureAwait"
        || (call.TargetMethod is { Name: "For" or "ForEach", ContainingType: { Name: "Parallel" } type } && type.IsIn("System.Threading.Tasks"));
}
