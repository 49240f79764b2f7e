using System.Diagnostics;
using System.Globalization;
using System.Text.Json;

namespace Allocations.Attacks.Running;

/// <summary>
/// Runs programs in child processes, so that one that dies takes none with it: those with a stack of their own one by one, all others in one
/// process, which is started again behind a program that it did not survive.
/// </summary>
internal sealed class ProgramProcesses(string folder, TimeSpan patience)
{
    /// <summary>The outcome of each assembly.</summary>
    /// <param name="programs">The assemblies, and KB of stack for those that run in a process of their own.</param>
    public Dictionary<string, Outcome> Run(IReadOnlyList<(string Image, int? Stack)> programs)
    {
        var outcomes = new Dictionary<string, Outcome>();
        var shared = new Queue<string>(programs.Where(static program => program.Stack is null).Select(static program => program.Image));
        while (shared.Count > 0)
        {
            var error = RunProcess(shared, stack: 0);
            var isCrashKnown = false;
            while (shared.Count > 0 && ReadOutcome(shared.Peek()) is { } outcome)
            {
                outcomes.Add(shared.Dequeue(), outcome);
                isCrashKnown = outcome.IsCrash;
            }

            if (shared.Count > 0 && !isCrashKnown)
                outcomes.Add(shared.Dequeue(), Crash(error));
        }

        foreach (var (image, stack) in programs)
        {
            if (stack is { } size)
            {
                var error = RunProcess([image], size);
                outcomes.Add(image, ReadOutcome(image) ?? Crash(error));
            }
        }

        return outcomes;
    }

    private static Outcome? ReadOutcome(string image) =>
        File.Exists(ProgramRunner.ResultOf(image)) ? JsonSerializer.Deserialize<Outcome>(File.ReadAllText(ProgramRunner.ResultOf(image))) : null;

    private static Outcome Crash(string error) => new("", error.Length == 0 ? "the process died" : error, IsCrash: true);

    /// <summary>Runs programs until one of them ends the process.</summary>
    /// <returns>The first line that the process wrote to its error output.</returns>
    private string RunProcess(IEnumerable<string> images, int stack)
    {
        var list = Path.Combine(folder, "list.txt");
        File.WriteAllLines(list, [stack.ToString(CultureInfo.InvariantCulture), patience.TotalMilliseconds.ToString(CultureInfo.InvariantCulture), .. images]);
        var start = new ProcessStartInfo(Environment.ProcessPath!) { RedirectStandardError = true, RedirectStandardOutput = true };
        if (Path.GetFileNameWithoutExtension(Environment.ProcessPath) == "dotnet")
            start.ArgumentList.Add(typeof(ProgramProcesses).Assembly.Location);
        start.ArgumentList.Add(ProgramRunner.Command);
        start.ArgumentList.Add(list);
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEndAsync();
        var error = process.StandardError.ReadToEnd();
        process.WaitForExit();
        output.Wait();
        return error.Split('\n').Select(static line => line.Trim()).FirstOrDefault(static line => line.Length > 0) ?? "";
    }
}
