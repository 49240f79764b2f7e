using System.Globalization;

namespace Allocations.Attacks.Mutation;

/// <summary>Attacks mutants of programs until the time is up.</summary>
/// <param name="attack">Judges the mutants.</param>
/// <param name="folder">Where one goes that can tell fixed code from code as it was written, with what is wrong and the fixes beside it.</param>
/// <param name="output">Hears of each of them, and of each batch.</param>
internal sealed class MutationRun(Attack attack, string folder, TextWriter output)
{
    // One of so many mutants is half-typed code, in which nothing may fail.
    private const int HalfTypedEach = 8;

    /// <summary>How many mutants are attacked together.</summary>
    public int BatchSize { get; init; } = 100;

    /// <summary>Attacks one batch of mutants after the other.</summary>
    /// <param name="programs">What mutants are made of; those that need a small stack are left out, because a mutant may come near its end anyway.</param>
    /// <param name="time">When no further batch begins.</param>
    /// <param name="seed">Of the random numbers; another seed makes other mutants.</param>
    /// <returns>How many can tell.</returns>
    public async Task<int> RunAsync(IEnumerable<AttackProgram> programs, TimeSpan time, int seed)
    {
        var sources = programs.Where(static program => program.Stack is null).ToArray();
        var random = new Random(seed);
        var mutator = new Mutator(random);
        var end = DateTime.UtcNow + time;
        int made = 0, fixedOnes = 0, wrong = 0;
        do
        {
            var mutants = new List<AttackProgram>();
            while (mutants.Count < BatchSize)
            {
                var suffix = string.Create(CultureInfo.InvariantCulture, $"_{seed}_{made}");
                var source = sources[random.Next(sources.Length)];
                if ((made % HalfTypedEach == 0 ? await mutator.HalfTypeAsync(source, suffix) : await mutator.MutateAsync(source, suffix)) is { } mutant)
                {
                    mutants.Add(mutant);
                    made++;
                }
            }

            foreach (var result in await attack.RunAsync(mutants))
            {
                fixedOnes += result.Fixes.IsEmpty ? 0 : 1;
                if (result.Problems.IsEmpty)
                    continue;
                wrong++;
                await WriteAsync(result);
            }

            await output.WriteLineAsync($"{made} mutants, {fixedOnes} of them fixed, {wrong} wrong");
        }
        while (DateTime.UtcNow < end);
        return wrong;
    }

    private async Task WriteAsync(AttackResult result)
    {
        Directory.CreateDirectory(folder);
        var file = Path.Combine(folder, Path.GetFileName(result.Program.Name));
        var fixes = result.Fixes.Select(static fix => $"{fix.Id} {fix.Place} {fix.Title}").ToArray();
        await File.WriteAllTextAsync(file + ".cs", result.Program.Text);
        await File.WriteAllTextAsync(file + ".txt", string.Join("\n", [.. result.Problems, .. fixes]) + "\n");
        await output.WriteLineAsync($"WRONG {file}.cs: {string.Join(", ", result.Fixes.Select(static fix => fix.Id).Distinct())}");
    }
}
