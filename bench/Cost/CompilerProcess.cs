using System.Diagnostics;
using System.Runtime.InteropServices;

namespace Allocations.Bench.Cost;

/// <summary>Runs the SDK's own compiler on a response file and tells the CPU time of its process.</summary>
internal sealed class CompilerProcess
{
    private readonly string _compiler;

    /// <exception cref="FileNotFoundException">The newest SDK beside the running runtime holds no compiler.</exception>
    public CompilerProcess()
    {
        var dotnetRoot = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location)!, "..", "..", ".."));
        _compiler = Directory.EnumerateDirectories(Path.Combine(dotnetRoot, "sdk"))
            .OrderByDescending(static folder => Version.TryParse(Path.GetFileName(folder), out var version) ? version : new Version())
            .Select(static folder => Path.Combine(folder, "Roslyn", "bincore", "csc.dll"))
            .FirstOrDefault(File.Exists) ?? throw new FileNotFoundException($"No SDK below {dotnetRoot} holds a compiler.");
    }

    /// <summary>Compiles in a folder, where relative paths begin, and returns the CPU seconds, user and kernel, of the process.</summary>
    /// <exception cref="InvalidOperationException">The compilation failed; the message holds what it printed.</exception>
    public double CpuSeconds(string responseFile, string folder)
    {
        var before = ChildCpuSeconds();
        using var process = Process.Start(new ProcessStartInfo("dotnet", ["exec", _compiler, "/noconfig", "@" + responseFile]) 
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        })!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        if (process.ExitCode != 0)
            throw new InvalidOperationException($"The compiler ended with {process.ExitCode}:\n{output}{errors.Result}");
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
