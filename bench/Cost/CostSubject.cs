using Allocations.Fixing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Bench.Cost;

/// <summary>Code that the compiler is measured on: what it is given besides analyzers, and where its relative paths begin.</summary>
/// <param name="Name">How tables name it.</param>
/// <param name="Lines">Lines of its source files.</param>
/// <param name="Folder">The compiler's working directory.</param>
/// <param name="Arguments">The compiler's arguments without analyzers and without files that it writes.</param>
/// <param name="Compilation">The same code in memory; that of a project has its references and options alone.</param>
internal sealed record CostSubject(string Name, int Lines, string Folder, IReadOnlyList<string> Arguments, CSharpCompilation Compilation)
{
    private static readonly string[] Dropped =
    [
        "analyzer:", "a:", "out:", "doc:", "pdb:", "refout:", "errorlog:", "generatedfilesout:", "sourcelink:", "warnaserror", "reportanalyzer",
        "skipanalyzers", "noconfig",
    ];

    /// <summary>Writes code of ordinary shape to a folder.</summary>
    public static CostSubject Generate(string folder, int lines)
    {
        var written = GeneratedCode.Write(folder, lines);
        var files = Directory.EnumerateFiles(folder, "*.cs").Order(StringComparer.Ordinal).ToArray();
        var compilation = CSharpCompilation.Create(
            "Generated",
            files.Select(static path => CSharpSyntaxTree.ParseText(File.ReadAllText(path), path: path)),
            SourceFolder.FrameworkAssemblies().Select(static path => MetadataReference.CreateFromFile(path)),
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release, nullableContextOptions: NullableContextOptions.Enable));
        return new CostSubject(
            "generated code",
            written,
            folder,
            ["/target:library", "/optimize+", "/nullable:enable", "/langversion:14", "/nostdlib+", .. SourceFolder.FrameworkAssemblies()
                .Select(static path => "/reference:"
                    + path), .. files],
            compilation);
    }

    /// <summary>Reads the compiler's arguments for a project, which a build prints or writes to a file; relative paths in it begin at its folder.</summary>
    public static CostSubject Read(string responseFile)
    {
        var folder = Path.GetDirectoryName(Path.GetFullPath(responseFile))!;
        var arguments = new List<string>();
        Add(responseFile);
        var parsed = CSharpCommandLineParser.Default.Parse(arguments, folder, sdkDirectory: null);
        var compilation = CSharpCompilation.Create(
            parsed.CompilationName ?? "Project",
            [CSharpSyntaxTree.ParseText("", parsed.ParseOptions)],
            parsed.MetadataReferences.Select(reference => MetadataReference.CreateFromFile(Path.Combine(folder, reference.Reference), reference.Properties)),
            parsed.CompilationOptions);
        var lines = parsed.SourceFiles.Sum(static file => File.ReadAllText(file.Path).AsSpan().Count('\n'));
        return new CostSubject(Path.GetFileName(folder), lines, folder, arguments, compilation);

        void Add(string file)
        {
            foreach (var line in File.ReadLines(file))
            {
                foreach (var argument in CommandLineParser.SplitCommandLineIntoArguments(line, removeHashComments: true))
                {
                    if (argument.StartsWith('@'))
                        Add(Path.Combine(folder, argument[1..]));
                    else if (!IsDropped(argument))
                        arguments.Add(argument);
                }
            }
        }
    }

    /// <summary>Writes the response file of one measurement and returns its path.</summary>
    /// <param name="scratch">Where that file and what the compiler writes go.</param>
    /// <param name="name">The name of the measurement.</param>
    /// <param name="analyzer">An assembly with analyzers; null for none.</param>
    /// <param name="options">Lines of the global configuration.</param>
    public string Write(string scratch, string name, string? analyzer, IEnumerable<string> options)
    {
        var config = Path.Combine(scratch, name + ".globalconfig");
        File.WriteAllLines(config, ["is_global = true", .. options]);
        var file = Path.Combine(scratch, name + ".rsp");
        string[] own = ["/out:"
            + Path.Combine(scratch, name + ".dll"), "/analyzerconfig:" + config, .. analyzer is null ? (string[])[] : ["/analyzer:" + analyzer]];
        File.WriteAllLines(
            file,
            Arguments.Concat(own).Select(static argument => argument.Contains('"') || !argument.Any(char.IsWhiteSpace) ? argument : '"' + argument + '"'));
        return file;
    }

    private static bool IsDropped(string argument) =>
        argument is ['/' or '-', ..] && !File.Exists(argument)
        && Array.Exists(Dropped, name => argument.AsSpan(1).StartsWith(name, StringComparison.OrdinalIgnoreCase));
}
