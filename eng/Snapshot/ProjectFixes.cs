using Allocations.Fixing;
using Microsoft.CodeAnalysis;

namespace Allocations.Snapshot;

/// <summary>Writes what Fix All changes into the sources of a project, so that its own build and tests can judge the fixes.</summary>
internal static class ProjectFixes
{
    /// <summary>Applies fixes until nothing changes, writes the changed files and returns one line that counts them.</summary>
    /// <param name="arguments">A file of compiler arguments; relative paths in it begin at its folder.</param>
    /// <param name="includeUnsafe">Whether findings without a safe fix take their first unsafe one.</param>
    /// <exception cref="InvalidOperationException">The project does not compile, a rule threw, or the fixes do not come to an end.</exception>
    public static async Task<string> ApplyAsync(string arguments, bool includeUnsafe)
    {
        var before = await BuiltProject.OpenAsync(arguments, ("dotnet_code_quality.allocations.unsafe_fixes", includeUnsafe ? "true" : "false"));
        var session = new FixSession(before);
        var found = (await session.FindAsync()).Length;
        await session.FixAllAsync();
        var changes = session.Project.GetChanges(before);
        var files = 0;
        foreach (var id in changes.GetChangedDocuments().Concat(changes.GetAddedDocuments()))
        {
            files++;
            var document = session.Project.GetDocument(id)!;
            var text = await document.GetTextAsync();
            await using var writer = new StreamWriter(document.FilePath!, append: false, text.Encoding!);
            text.Write(writer);
        }

        return $"{before.Name}: {found} findings before, {(await session.FindAsync()).Length} after, {files} files changed";
    }
}
