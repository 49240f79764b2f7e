using System.Diagnostics;

namespace Allocations.EndToEnd;

/// <summary>Runs the <c>dotnet</c> command in a folder, as a user of the package does.</summary>
internal static class DotnetCommand
{
    /// <summary>What a command printed and how it ended.</summary>
    public sealed record Result(int ExitCode, string Output);

    /// <summary>Runs to the end; both streams go to one text.</summary>
    public static async Task<Result> RunAsync(string folder, params string[] arguments)
    {
        var start = new ProcessStartInfo("dotnet", arguments) { WorkingDirectory = folder, RedirectStandardOutput = true, RedirectStandardError = true };

        // The test run's own MSBuild settings must not leak into the consumer's build.
        foreach (var name in start.Environment.Keys.Where(
            static name => name.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase) || name is "RoslynVersion").ToArray())
            start.Environment.Remove(name);
        start.Environment["DOTNET_CLI_TELEMETRY_OPTOUT"] = "1";
        start.Environment["DOTNET_NOLOGO"] = "1";
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEndAsync();
        var errors = process.StandardError.ReadToEndAsync();
        await process.WaitForExitAsync();
        return new Result(process.ExitCode, await output + await errors);
    }

    /// <summary>Runs to the end and fails the test, with all output, when the command does.</summary>
    public static async Task<string> SucceedAsync(string folder, params string[] arguments)
    {
        var result = await RunAsync(folder, arguments);
        Assert.True(result.ExitCode == 0, $"dotnet {string.Join(' ', arguments)} in {folder} ended with {result.ExitCode}:\n{result.Output}");
        return result.Output;
    }
}
