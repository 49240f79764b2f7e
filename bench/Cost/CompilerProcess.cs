using System.Runtime.InteropServices;

namespace Allocations.Bench.Cost;

/// <summary>Runs the SDK's own compiler on a response file, each time in a new process, and tells the CPU time of that process.</summary>
internal sealed class CompilerProcess
{
    private readonly string _compiler = SdkCompiler.Find("csc.dll");

    /// <summary>Compiles in a folder, where relative paths begin, and returns the CPU seconds, user and kernel, of the process.</summary>
    /// <exception cref="InvalidOperationException">The compilation failed; the message holds what it printed.</exception>
    public double CpuSeconds(string responseFile, string folder)
    {
        var before = ChildCpuSeconds();
        using var process = SdkCompiler.Run(folder, [_compiler, "/noconfig", "@" + responseFile]);
        return OperatingSystem.IsWindows() ? process.TotalProcessorTime.TotalSeconds : ChildCpuSeconds() - before;
    }

    /// <summary>CPU seconds of all ended children of this process; Unix keeps no such figure for a single one that has ended.</summary>
    private static double ChildCpuSeconds()
    {
        if (OperatingSystem.IsWindows())
            return 0;
        const int children = -1;
        var usage = new long[18];
        if (GetResourceUsage(children, usage) != 0)
            throw new InvalidOperationException("getrusage failed.");
        return usage[0] + (usage[1] / 1e6) + usage[2] + (usage[3] / 1e6);
    }

    // struct rusage begins with user and system time, each seconds and microseconds.
    [DllImport("libc", EntryPoint = "getrusage")]
    private static extern int GetResourceUsage(int who, [Out] long[] usage);
}
