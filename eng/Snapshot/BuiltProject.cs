using Allocations.Documentation;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Host.Mef;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Snapshot;

/// <summary>Opens a project as its build compiles it, with every rule raised.</summary>
internal static class BuiltProject
{
    /// <summary>The project of a file of compiler arguments, under the preset <c>All</c>.</summary>
    /// <param name="arguments">The file; relative paths in it begin at its folder.</param>
    /// <param name="options">Further keys and values for all of its files.</param>
    /// <exception cref="InvalidOperationException">The project does not compile; the message names the first error.</exception>
    public static async Task<Project> OpenAsync(string arguments, params (string Key, string Value)[] options)
    {
        var directory = Path.GetDirectoryName(Path.GetFullPath(arguments))!;
        var workspace = new AdhocWorkspace(MefHostServices.DefaultHost);
        var info = CommandLineProject.CreateProjectInfo(
            Path.GetFileName(directory), LanguageNames.CSharp, ["@" + Path.GetFullPath(arguments)], directory, workspace);
        var everything = Presets.All.Single(static preset => preset.Name == "All");
        var content = everything.Content + string.Concat(options.Select(static option => $"{option.Key} = {option.Value}\n"));
        var project = workspace.AddProject(info.WithAnalyzerReferences([]))
            .AddAnalyzerConfigDocument(
                everything.Name, SourceText.From(content), filePath: Path.Combine(directory, Path.GetFileName(everything.Path))).Project;
        var compilation = (await project.GetCompilationAsync())!;
        return compilation.GetDiagnostics().FirstOrDefault(static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error) is { } error
            ? throw new InvalidOperationException($"{project.Name} does not compile: {error}")
            : project;
    }
}
