using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Attacks;

/// <summary>Opens a program as a project of its own, with the options of its directives.</summary>
internal static class ProgramProject
{
    /// <summary>The project, with the program as its only document.</summary>
    /// <exception cref="InvalidOperationException">The target framework is not one that programs run on.</exception>
    public static async Task<Project> OfAsync(AttackProgram program)
    {
        using var workspace = new AdhocWorkspace();
        var references = program.Target switch
        {
            "net8.0" => ReferenceAssemblies.Net.Net80,
            "net9.0" => ReferenceAssemblies.Net.Net90,
            "net10.0" => ReferenceAssemblies.Net.Net100,
            var other => throw new InvalidOperationException($"Programs run on .NET, so '{other}' is no target"),
        };
        var options = new CSharpCompilationOptions(OutputKind.ConsoleApplication, optimizationLevel: OptimizationLevel.Release, allowUnsafe: true);
        var project = workspace.AddProject(ProjectInfo.Create(
            ProjectId.CreateNewId(), VersionStamp.Default, "Attack", "Attack", LanguageNames.CSharp,
            compilationOptions: options,
            parseOptions: new CSharpParseOptions(program.Language),
            metadataReferences: await references.ResolveAsync(LanguageNames.CSharp, CancellationToken.None)));
        project = project.AddDocument("Program.cs", SourceText.From(program.Text), filePath: "/Attack/Program.cs").Project;
        var configuration = string.Join('\n', ["root = true", "[*.cs]", "dotnet_code_quality.allocations.minimum_heat = unknown", .. program.Options]);
        return project.AddAnalyzerConfigDocument(".editorconfig", SourceText.From(configuration), filePath: "/Attack/.editorconfig").Project;
    }
}
