using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using Allocations.Analyzers;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Tests;

/// <summary>All analyzers of the package on a compilation, with the text of an <c>.editorconfig</c>.</summary>
internal static class PackageAnalyzers
{
    // What adds files to this compilation takes over how its references are bound and which of their symbols were read.
    private static readonly CSharpCompilation Empty = CSharpCompilation.Create(
        "Library",
        references: ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator).Select(
            static path => MetadataReference.CreateFromFile(path)),
        options: new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, allowUnsafe: true));

    static PackageAnalyzers() => Empty.GetSpecialType(SpecialType.System_Object);

    /// <summary>A library of files, each with the implicit usings of a project.</summary>
    public static CSharpCompilation Compile(params (string Path, string Text)[] files)
    {
        var parseOptions = new CSharpParseOptions(LanguageVersion.Latest);
        const string usings = "global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq; "
            + "global using System.Threading; global using System.Threading.Tasks;";
        return Empty.AddSyntaxTrees(
            [.. files.Append((Path: "/Usings.g.cs", Text: usings)).Select(file => CSharpSyntaxTree.ParseText(file.Text, parseOptions, file.Path))]);
    }

    /// <summary>What the analyzers report to a host that shows suggestions, by file, place and id.</summary>
    public static Task<string[]> ReportAsync(Compilation compilation, bool isConcurrent = true, params (string Path, string Text)[] configurations) =>
        ReportAsync(compilation, DiagnosticSeverity.Hidden, isConcurrent, configurations);

    /// <summary>What the analyzers report to a host that shows only what is as severe as some severity.</summary>
    public static async Task<string[]> ReportAsync(
        Compilation compilation, DiagnosticSeverity leastShown, bool isConcurrent = true, params (string Path, string Text)[] configurations)
    {
        DiagnosticAnalyzer[] analyzers =
        [
            .. typeof(AllocationAnalyzer).Assembly.GetTypes()
                .Where(static type => !type.IsAbstract
                    && typeof(DiagnosticAnalyzer).IsAssignableFrom(type)
                    && type.IsDefined(typeof(DiagnosticAnalyzerAttribute), inherit: false))
                .OrderBy(static type => type.FullName, StringComparer.Ordinal)
                .Select(type => type == typeof(AllocationsAnalyzer) ? new HostedRules(leastShown) : (DiagnosticAnalyzer)Activator.CreateInstance(type)!),
        ];
        // A host catches what its handler throws.
        var failures = new ConcurrentQueue<Exception>();
        var options = new CompilationWithAnalyzersOptions(
            new AnalyzerOptions([], new Configuration(configurations)),
            (exception, _, _) => failures.Enqueue(exception),
            isConcurrent,
            logAnalyzerExecutionTime: false);
        var diagnostics = await new CompilationWithAnalyzers(compilation, [.. analyzers], options).GetAnalyzerDiagnosticsAsync(
            TestContext.Current.CancellationToken);
        Assert.Empty(failures);
        return
        [
            .. diagnostics
                .Where(diagnostic => diagnostic.Severity >= leastShown)
                .OrderBy(static diagnostic => diagnostic.Location.SourceTree?.FilePath, StringComparer.Ordinal)
                .ThenBy(static diagnostic => diagnostic.Location.SourceSpan.Start)
                .ThenBy(static diagnostic => diagnostic.Id, StringComparer.Ordinal)
                .Select(static diagnostic => $"{diagnostic} {string.Join(' ', diagnostic.AdditionalLocations)} "
                    + string.Join(' ', diagnostic.Properties.OrderBy(static property => property.Key, StringComparer.Ordinal))),
        ];
    }

    /// <summary>The rules as a host runs them that shows nothing less severe than some severity.</summary>
    [SuppressMessage("MicrosoftCodeAnalysisCorrectness", "RS1001", Justification = "No compiler loads it.")]
    private sealed class HostedRules(DiagnosticSeverity leastShown) : DiagnosticAnalyzer
    {
        public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = new AllocationsAnalyzer().SupportedDiagnostics;

        public override void Initialize(AnalysisContext context)
        {
            context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
            context.EnableConcurrentExecution();
            AllocationsAnalyzer.Register(context, leastShown);
        }
    }

    private sealed class Configuration((string Path, string Text)[] files) : AnalyzerConfigOptionsProvider
    {
        private readonly AnalyzerConfigSet _set = AnalyzerConfigSet.Create(files.Select(static file => AnalyzerConfig.Parse(
            SourceText.From(file.Text), file.Path)).ToImmutableArray());

        public override AnalyzerConfigOptions GlobalOptions => new Options(_set.GlobalConfigOptions.AnalyzerOptions);

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => new Options(_set.GetOptionsForSourcePath(tree.FilePath).AnalyzerOptions);

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;
    }

    private sealed class Options(ImmutableDictionary<string, string> values) : AnalyzerConfigOptions
    {
        public override IEnumerable<string> Keys => values.Keys;

        public override bool TryGetValue(string key, out string value) => values.TryGetValue(key.ToLowerInvariant(), out value!);
    }
}
