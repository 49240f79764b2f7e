using Allocations.Attacks.Mutation;
using Allocations.Attacks.Running;
using Allocations.Attacks.Tests.Toys;

namespace Allocations.Attacks.Tests;

/// <summary>Mutants compile, are the same for the same seed, and find a fix that is right in the program alone that they are made of.</summary>
public sealed class MutationTests
{
    private const string Text =
        """
        // fixes: TOY01
        using System;
        static class Program
        {
            static int Old(int n) => Math.Abs(n);
            static int New(int n) => n;
            static void Main()
            {
                for (var i = 0; i < 3; i++)
                {
                    var k = i * 2;
                    Console.WriteLine(Old(k + 1));
                    Console.WriteLine(Old(k));
                }
            }
        }
        """;

    private static readonly AttackProgram Source = new("Toy/Program", Text);

    [Fact]
    public async Task SameSeed_MakesTheSameMutants()
    {
        var first = await MutantsAsync(seed: 1);

        Assert.Equal(first, await MutantsAsync(seed: 1));
        Assert.NotEqual(first, await MutantsAsync(seed: 2));
        Assert.DoesNotContain(Text + Mutations.Probe, first);
    }

    [Fact]
    public async Task FixThatIsRightInTheProgram_IsFoundWrongInAMutant()
    {
        using var folder = new TemporaryFolder();
        var attack = new Attack([new ReplacingRule()], [new ReplacingFix()]) { Patience = TimeSpan.FromSeconds(2) };

        Assert.Empty((await attack.RunAsync([Source])).Single().Problems);
        Assert.NotEqual(0, await new MutationRun(attack, folder.Path, TextWriter.Null) { BatchSize = 40 }.RunAsync([Source], TimeSpan.Zero, seed: 1));
        Assert.Contains(
            Directory.EnumerateFiles(folder.Path, "*.txt"), static file => File.ReadAllText(file).Contains("another result", StringComparison.Ordinal));
    }

    private static async Task<string[]> MutantsAsync(int seed)
    {
        var mutator = new Mutator(new Random(seed));
        var mutants = new List<string>();
        for (var i = 0; i < 20; i++)
        {
            if (await mutator.MutateAsync(Source, "_" + i) is { } mutant)
                mutants.Add(mutant.Text);
            mutants.Add((await mutator.HalfTypeAsync(Source, "_" + i)).Text);
        }

        return [.. mutants];
    }
}
