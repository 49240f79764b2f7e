using System.Collections.Immutable;
using Allocations.Attacks.Running;
using Allocations.Fixing;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Attacks;

/// <summary>What came of one program.</summary>
/// <param name="Program">The program.</param>
/// <param name="Reported">The rules that report something in it as it is written.</param>
/// <param name="Fixes">The safe fixes that were applied one by one.</param>
/// <param name="Difference">The lines that they changed.</param>
/// <param name="Problems">What is wrong; empty where the program met its expectations and nothing differs.</param>
internal sealed record AttackResult(
    AttackProgram Program, ImmutableArray<string> Reported, ImmutableArray<AppliedFix> Fixes, string Difference, ImmutableArray<string> Problems);

/// <summary>
/// Runs programs as they are written, after all safe fixes one by one, and after Fix All of each rule, and compares what can be seen: the
/// output, the exit code, and the type of an unhandled exception.
/// </summary>
internal sealed class Attack(ImmutableArray<DiagnosticAnalyzer> analyzers, ImmutableArray<CodeFixProvider> fixes)
{
    /// <summary>An attack on every analyzer and fix of the package.</summary>
    public Attack()
        : this(Catalogue.Analyzers, Catalogue.Fixes)
    {
    }

    /// <summary>How long one program may run before it counts as one that does not end.</summary>
    public TimeSpan Patience { get; init; } = TimeSpan.FromSeconds(60);

    /// <summary>The results in the order of the programs.</summary>
    public async Task<ImmutableArray<AttackResult>> RunAsync(IReadOnlyList<AttackProgram> programs)
    {
        using var folder = new TemporaryFolder();
        var prepared = new FixedProgram[programs.Count];
        await Parallel.ForAsync(
            0,
            programs.Count,
            async (index, _) => prepared[index] = await FixedProgram.OfAsync(programs[index], analyzers, fixes, Path.Combine(folder.Path, index.ToString())));

        var images = prepared.SelectMany(static program => program.Versions.Select(version => (version.Image, program.Program.Stack))).ToArray();
        var outcomes = new ProgramProcesses(folder.Path, Patience).Run(images);
        return
        [
            .. prepared.Select(program => new AttackResult(program.Program, program.Reported, program.Fixes, program.Difference, Judge(program, outcomes))),
        ];
    }

    private static ImmutableArray<string> Judge(FixedProgram program, Dictionary<string, Outcome> outcomes)
    {
        var problems = program.Problems.ToBuilder();
        if (program.Versions.IsEmpty)
            return problems.ToImmutable();

        var written = outcomes[program.Versions[0].Image];
        if (program.Program.IsMutant && (written.IsCrash || written.Output.Length == 0 || IsOfChance(program, outcomes)))
            return problems.ToImmutable();
        if (written.IsCrash)
            problems.Add("The program as written does not run to its end: " + written.Ending);
        else if (written.Output.Length == 0)
            problems.Add("The program prints nothing, so nothing can differ");
        foreach (var version in program.Versions.Skip(1))
        {
            if (outcomes[version.Image] is var found && found != written)
                problems.Add($"{version.Name}: another result.\n{Compare(written, found)}\nThe changed lines:\n{version.Difference}");
        }

        return problems.ToImmutable();
    }

    /// <summary>Whether a mutant shows the name of a temporary file, the time or the like.</summary>
    private static bool IsOfChance(FixedProgram program, Dictionary<string, Outcome> outcomes) =>
        outcomes[program.Versions[0].Image] != outcomes[program.Versions.Single(static version => version.Name == FixedProgram.OnceMore).Image];

    private static string Compare(Outcome written, Outcome found) => LineDifference.Between(written.ToString(), found.ToString());
}
