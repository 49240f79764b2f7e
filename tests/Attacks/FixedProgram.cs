using System.Collections.Immutable;
using Allocations.Fixing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Attacks;

/// <summary>One version of a program that is compiled and can run.</summary>
/// <param name="Name">How the version was made.</param>
/// <param name="Image">The assembly.</param>
/// <param name="Difference">The lines that differ from the program as written.</param>
internal sealed record ProgramVersion(string Name, string Image, string Difference);

/// <summary>A program, compiled as it is written and after its fixes, and what is known before it runs.</summary>
internal sealed class FixedProgram
{
    /// <summary>The name of a version that is the program as written: what it does otherwise depends on nothing that a fix changed.</summary>
    public const string OnceMore = "As written, once more";

    private const int FixesOfHalfTyped = 3;

    private readonly ImmutableArray<string>.Builder _problems = ImmutableArray.CreateBuilder<string>();
    private readonly ImmutableArray<ProgramVersion>.Builder _versions = ImmutableArray.CreateBuilder<ProgramVersion>();
    private readonly string _imagePrefix;
    private string _difference = "";
    private ImmutableArray<AppliedFix> _fixes = [];
    private ImmutableArray<string> _reported = [];
    private Dictionary<string, int> _writtenWarnings = [];

    private FixedProgram(AttackProgram program, string imagePrefix)
    {
        Program = program;
        _imagePrefix = imagePrefix;
    }

    /// <summary>The program.</summary>
    public AttackProgram Program { get; }

    /// <summary>The safe fixes that were applied one by one.</summary>
    public ImmutableArray<AppliedFix> Fixes => _fixes;

    /// <summary>The rules that report something in the program as written.</summary>
    public ImmutableArray<string> Reported => _reported;

    /// <summary>The lines that they changed.</summary>
    public string Difference => _difference;

    /// <summary>What is wrong already: the directives, the compiler, the expectations.</summary>
    public ImmutableArray<string> Problems => _problems.ToImmutable();

    /// <summary>
    /// The program as written comes first, a mutant twice, then each different text that fixes made of it; empty where it does not compile.
    /// </summary>
    public ImmutableArray<ProgramVersion> Versions => _versions.ToImmutable();

    /// <summary>Compiles and fixes a program.</summary>
    /// <param name="program">The program.</param>
    /// <param name="analyzers">The analyzers that find.</param>
    /// <param name="fixes">The fixes that are offered.</param>
    /// <param name="imagePrefix">How the paths of the assemblies begin.</param>
    public static async Task<FixedProgram> OfAsync(
        AttackProgram program, ImmutableArray<DiagnosticAnalyzer> analyzers, ImmutableArray<CodeFixProvider> fixes, string imagePrefix)
    {
        var result = new FixedProgram(program, imagePrefix);
        if (program.Mistake is { } mistake)
        {
            result._problems.Add(mistake);
            return result;
        }

        try
        {
            await result.FixAsync(analyzers, fixes);
        }
#pragma warning disable CA1031 // Whatever an analyzer or a fix throws is a result of the attack.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            result._problems.Add("An analyzer or a fix failed: " + exception);
        }

        return result;
    }

    private async Task FixAsync(ImmutableArray<DiagnosticAnalyzer> analyzers, ImmutableArray<CodeFixProvider> fixes)
    {
        var written = await ProgramProject.OfAsync(Program);
        if (Program.IsHalfTyped)
        {
            await new FixSession(written, analyzers, fixes).FixAsync(includeUnsafe: true).Take(FixesOfHalfTyped).ToListAsync();
            return;
        }

        if (!await AddAsync("As written", written, ""))
            return;
        if (Program.IsMutant)
            await AddAsync(OnceMore, written, "");

        var oneByOne = new FixSession(written, analyzers, fixes);
        _reported = [.. (await oneByOne.FindAsync()).Select(static finding => finding.Id).Distinct().Order()];
        foreach (var id in Program.Reports.Union(Program.Refuses).Except(_reported))
            _problems.Add($"{id} reports nothing");
        foreach (var id in Program.Silent.Intersect(_reported))
            _problems.Add($"{id} reports something: a rule that reports is refused a fix, not silent");

        _fixes = [.. await oneByOne.FixAsync(includeUnsafe: false).ToListAsync()];
        _difference = LineDifferenceOf(await TextAsync(oneByOne.Project));
        foreach (var id in Program.Fixes.Where(id => _fixes.All(fix => fix.Id != id)))
            _problems.Add($"No safe fix of {id} was applied; applied were: {string.Join(", ", _fixes.Select(static fix => fix.Id))}");
        foreach (var fix in _fixes.Where(fix => Program.Refuses.Contains(fix.Id)))
            _problems.Add($"A fix that has to be refused was applied: {fix}\n{_difference}");
        if (_fixes.IsEmpty)
            return;

        await AddAsync("Safe fixes one by one", oneByOne.Project, _difference);
        var together = new FixSession(written, analyzers, fixes);
        await together.FixAllAsync();
        var text = await TextAsync(together.Project);
        if (text != await TextAsync(oneByOne.Project))
            await AddAsync("Fix All of each rule", together.Project, LineDifferenceOf(text));
    }

    private async Task<bool> AddAsync(string name, Project project, string difference)
    {
        var compilation = (await project.GetCompilationAsync())!;
        var image = $"{_imagePrefix}.{_versions.Count}.dll";
        var emitted = compilation.Emit(image);
        if (!emitted.Success)
        {
            _problems.Add(
                $"{name}: does not compile.\n{string.Join('\n', emitted.Diagnostics.Where(static d => d.Severity == DiagnosticSeverity.Error))}\n{difference}");
            return false;
        }

        var warnings = emitted.Diagnostics.Where(static d => d.Severity == DiagnosticSeverity.Warning).ToArray();
        var counts = warnings.CountBy(static d => d.Id).ToDictionary();
        if (_versions.Count == 0)
            _writtenWarnings = counts;
        foreach (var (id, _) in counts.Where(count => _versions.Count > 0 && count.Value > _writtenWarnings.GetValueOrDefault(count.Key)))
            _problems.Add($"{name}: a new warning.\n{string.Join('\n', warnings.Where(warning => warning.Id == id))}\n{difference}");
        _versions.Add(new ProgramVersion(name, image, difference));
        return true;
    }

    /// <summary>The changed lines of the program, with no line that did not change.</summary>
    private string LineDifferenceOf(string text) =>
        string.Join(
            '\n',
            LineDifference.Between(Program.Text, text)
                .Split('\n')
                .Where(static line => line.StartsWith("- ", StringComparison.Ordinal) || line.StartsWith("+ ", StringComparison.Ordinal)));

    private static async Task<string> TextAsync(Project project)
    {
        var texts = new List<string>();
        foreach (var document in project.Documents)
            texts.Add((await document.GetTextAsync()).ToString());
        return string.Join('\n', texts);
    }
}
