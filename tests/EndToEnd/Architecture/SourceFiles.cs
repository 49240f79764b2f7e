using Allocations.Documentation;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.EndToEnd.Architecture;

/// <summary>Reads from source files which types they declare and which names they mention.</summary>
internal static class SourceFiles
{
    private static readonly string Root = Repository.FindRoot(AppContext.BaseDirectory);

    /// <summary>The files of projects by the full names of the outermost types that they declare. Paths are relative to the folder, with slashes.</summary>
    public static IReadOnlyDictionary<string, string> ByType(string folder, IEnumerable<string> projects)
    {
        var files = new Dictionary<string, string>();
        foreach (var (file, root) in projects.SelectMany(project => Read(folder, project)))
        {
            foreach (var space in root.ChildNodes().OfType<BaseNamespaceDeclarationSyntax>())
            {
                // What stands in for types of newer frameworks has their namespace.
                if (!space.Name.ToString().StartsWith("Allocations", StringComparison.Ordinal))
                    continue;
                foreach (var name in space.Members.Select(
                    static member => member switch
                    {
                        BaseTypeDeclarationSyntax type => type.Identifier,
                        DelegateDeclarationSyntax type => type.Identifier,
                        _ => default,
                    }))
                    files.TryAdd(space.Name + "." + name.ValueText, file);
            }
        }

        return files;
    }

    /// <summary>
    /// The mentions of types from the files of one project, by their names alone: unlike in compiled code, constants leave a trace, and two types of one
    /// name are not told apart.
    /// </summary>
    public static IReadOnlyList<FileMention> MentionsIn(string folder, string project, IEnumerable<KeyValuePair<string, string>> filesByType)
    {
        var filesByName = filesByType.ToLookup(static type => type.Key[(type.Key.LastIndexOf('.') + 1)..], static type => type.Value);
        return
        [
            .. from source in Read(folder, project)
               from name in source.Root.DescendantTokens().Where(static token => token.IsKind(SyntaxKind.IdentifierToken)).Select(
                   static token => token.ValueText).Distinct()
               from mentioned in filesByName[name]
               where mentioned != source.File
               select new FileMention(source.File, mentioned),
        ];
    }

    private static IEnumerable<(string File, SyntaxNode Root)> Read(string folder, string project)
    {
        var top = Path.Combine(Root, folder);
        return Directory.EnumerateFiles(Path.Combine(top, project), "*.cs", SearchOption.AllDirectories)
            .Order(StringComparer.Ordinal)
            .Select(path => (File: Path.GetRelativePath(top, path).Replace('\\', '/'), Path: path))
            .Where(static source => !source.File.Split('/').Any(static part => part is "bin" or "obj"))
            .Select(static source => (source.File, CSharpSyntaxTree.ParseText(File.ReadAllText(source.Path)).GetRoot()));
    }
}
