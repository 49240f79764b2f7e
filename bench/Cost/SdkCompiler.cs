using System.Diagnostics;

namespace Allocations.Bench.Cost;

/// <summary>The compiler of the newest SDK beside the running runtime.</summary>
internal static class SdkCompiler
{
    /// <summary>The path of a file of the compiler, such as <c>csc.dll</c>.</summary>
    /// <exception cref="FileNotFoundException">No SDK holds it.</exception>
    public static string Find(string file)
    {
        var dotnetRoot = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location)!, "..", "..", ".."));
        return Directory.EnumerateDirectories(Path.Combine(dotnetRoot, "sdk"))
            .OrderByDescending(static folder => Version.TryParse(Path.GetFileName(folder), out var version) ? version : new Version())
            .Select(folder => Path.Combine(folder, "Roslyn", "bincore", file))
            .FirstOrDefault(File.Exists) ?? throw new FileNotFoundException($"No SDK below {dotnetRoot} holds {file}.");
    }

    /// <summary>Runs an assembly of the compiler in a folder, where relative paths begin, to its end.</summary>
    /// <param name="folder">The working directory.</param>
    /// <param name="arguments">The assembly's path and what it is given.</param>
    /// <exception cref="InvalidOperationException">The compilation failed; the message holds what it printed.</exception>
    public static Process Run(string folder, string[] arguments)
    {
        var process = Process.Start(new ProcessStartInfo("dotnet", ["exec", .. arguments])
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        })!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0
            ? process
            : throw new InvalidOperationException($"The compiler ended with {process.ExitCode}:\n{output}{errors.Result}");
    }
}
