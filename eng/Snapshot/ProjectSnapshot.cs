using System.Globalization;
using System.Text;
using Allocations.Fixing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Snapshot;

/// <summary>
/// Writes what the package finds in a project and what each of its fixes would change there, as text: two versions of the package agree where
/// their texts are the same.
/// </summary>
internal static class ProjectSnapshot
{
    /// <summary>Writes <c>{project}.txt</c> to a folder and returns one line that counts what is in it.</summary>
    /// <param name="arguments">A file of compiler arguments; relative paths in it begin at its folder.</param>
    /// <param name="folder">Where the text goes; made where it does not exist.</param>
    /// <exception cref="InvalidOperationException">The project does not compile, or a rule threw; the message names the place or the rule.</exception>
    public static async Task<string> WriteAsync(string arguments, string folder)
    {
        var project = await BuiltProject.OpenAsync(arguments);
        var text = new StringBuilder();
        int findings = 0, fixes = 0;
        foreach (var finding in await Findings.OfAsync(project, Catalogue.Analyzers))
        {
            findings++;
            var place = PlaceOf(finding, Path.GetDirectoryName(Path.GetFullPath(arguments))!);
            text.AppendLine(CultureInfo.InvariantCulture, $"{finding.Id} {finding.Severity} {place}: {finding.GetMessage(CultureInfo.InvariantCulture)}");
            foreach (var action in await ActionsAsync(project, finding))
            {
                fixes++;
                text.AppendLine(CultureInfo.InvariantCulture, $"  {action.EquivalenceKey}: {action.Title}");
                await AppendChangesAsync(text, project, action);
            }
        }

        Directory.CreateDirectory(folder);
        await File.WriteAllTextAsync(Path.Combine(folder, project.Name + ".txt"), text.ToString());
        return $"{project.Name}: {findings} findings, {fixes} fixes";
    }

    private static async Task<IReadOnlyList<CodeAction>> ActionsAsync(Project project, Diagnostic finding)
    {
        var actions = new List<CodeAction>();
        if (project.GetDocument(finding.Location.SourceTree) is not { } document)
            return actions;
        foreach (var provider in Catalogue.Fixes.Where(provider => provider.FixableDiagnosticIds.Contains(finding.Id)))
            await provider.RegisterCodeFixesAsync(new CodeFixContext(document, finding, (action, _) => actions.Add(action), CancellationToken.None));
        return actions;
    }

    private static async Task AppendChangesAsync(StringBuilder text, Project project, CodeAction action)
    {
        var changed = (await action.GetOperationsAsync(CancellationToken.None)).OfType<ApplyChangesOperation>().Single().ChangedSolution;
        foreach (var id in changed
            .GetChanges(project.Solution)
            .GetProjectChanges()
            .SelectMany(static changes => changes.GetChangedDocuments().Concat(changes.GetAddedDocuments())))
        {
            var before = project.Solution.GetDocument(id);
            var after = changed.GetDocument(id)!;
            var old = before is null ? SourceText.From("") : await before.GetTextAsync();
            foreach (var change in (await after.GetTextAsync()).GetTextChanges(old))
                text.AppendLine(CultureInfo.InvariantCulture, $"    {after.Name} {change.Span}: {change.NewText!.ReplaceLineEndings("\n      ")}");
        }
    }

    private static string PlaceOf(Diagnostic finding, string directory)
    {
        var span = finding.Location.GetLineSpan();
        return Path.GetRelativePath(directory, span.Path) + span.Span;
    }
}
