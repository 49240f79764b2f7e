using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Attacks.Mutation;

/// <summary>Makes other programs of programs by changes at random places, and keeps those that compile.</summary>
/// <param name="random">Chooses; the same seed makes the same mutants of the same programs.</param>
internal sealed class Mutator(Random random)
{
    private const int MostChanges = 4;
    private const int TriesPerChange = 6;

    private readonly Dictionary<string, CSharpCompilation> _frameworks = [];

    /// <summary>A mutant with at least one change; null where no change compiled.</summary>
    /// <param name="program">What it is made of.</param>
    /// <param name="suffix">Makes its name of that of the program.</param>
    public async Task<AttackProgram?> MutateAsync(AttackProgram program, string suffix)
    {
        var text = program.Text + Mutations.Probe;
        var changes = random.Next(MostChanges) + 1;
        var made = 0;
        var framework = await FrameworkOfAsync(program);
        for (var tries = 0; made < changes && tries < changes * TriesPerChange; tries++)
        {
            if (Changed(text, program, framework, Mutations.All) is { } changed && IsWellFormed(Compile(changed, program, framework)))
            {
                text = changed;
                made++;
            }
        }

        return made == 0 ? null : program with { Name = program.Name + suffix, Text = text, IsMutant = true };
    }

    /// <summary>A mutant as it stands in an editor between two keystrokes.</summary>
    /// <param name="program">What it is made of.</param>
    /// <param name="suffix">Makes its name of that of the program.</param>
    public async Task<AttackProgram> HalfTypeAsync(AttackProgram program, string suffix)
    {
        var text = program.Text + Mutations.Probe;
        var framework = await FrameworkOfAsync(program);
        text = Changed(text, program, framework, Mutations.All) ?? text;
        var changes = random.Next(MostChanges) + 1;
        for (int tries = 0, made = 0; made < changes && tries < changes * TriesPerChange; tries++)
        {
            if (Changed(text, program, framework, Mutations.HalfTyped) is not { } changed)
                continue;
            text = changed;
            made++;
        }

        return program with { Name = program.Name + suffix, Text = text, IsMutant = true, IsHalfTyped = true };
    }

    /// <summary>A compilation without code, whose references are read once for all mutants.</summary>
    private async Task<CSharpCompilation> FrameworkOfAsync(AttackProgram program)
    {
        if (!_frameworks.TryGetValue(program.Target, out var framework))
        {
            var project = await ProgramProject.OfAsync(program);
            _frameworks.Add(program.Target, framework = (CSharpCompilation)(await project.GetCompilationAsync())!.RemoveAllSyntaxTrees());
        }

        return framework;
    }

    /// <summary>The text after one mutation; null where it has nothing to change, or puts there what stood there.</summary>
    private string? Changed(
        string text, AttackProgram program, CSharpCompilation framework, IReadOnlyList<Func<MutationPlace, IEnumerable<TextChange>>> mutations)
    {
        var compilation = Compile(text, program, framework);
        var tree = compilation.SyntaxTrees[0];
        if (MutationPlace.In(compilation.GetSemanticModel(tree), IsChanged, random) is not { } place)
            return null;
        var edits = mutations[random.Next(mutations.Count)](place).OrderBy(static edit => edit.Span.Start).ToArray();
        for (var i = 1; i < edits.Length; i++)
        {
            if (edits[i].Span.Start < edits[i - 1].Span.End)
                return null;
        }

        return SourceText.From(text).WithChanges(edits).ToString() is var changed && changed != text ? changed : null;
    }

    private static bool IsChanged(SyntaxNode declaration) =>
        declaration.FirstAncestorOrSelf<ClassDeclarationSyntax>()?.Identifier.ValueText != nameof(Mutations.Probe);

    private static CSharpCompilation Compile(string text, AttackProgram program, CSharpCompilation framework) =>
        framework.AddSyntaxTrees(CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(program.Language)));

    /// <summary>
    /// Whether a mutant compiles and can be judged: annotations of its own that say "not null" hold, as a fix may take them for a proof, and a member that a
    /// fix copies has no code that cannot be reached, which the compiler would report twice.
    /// </summary>
    private static bool IsWellFormed(CSharpCompilation mutant) => mutant.GetDiagnostics().All(static diagnostic =>
        diagnostic.Severity != DiagnosticSeverity.Error && diagnostic.Id != "CS0162" && !diagnostic.Id.StartsWith("CS86", StringComparison.Ordinal));
}
