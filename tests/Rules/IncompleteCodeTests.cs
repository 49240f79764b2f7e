using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Tests;

/// <summary>
/// Half-typed code is normal input: no analyzer throws when a token of the sample is missing or the rest of the file is. Each night, that is every token.
/// </summary>
public sealed class IncompleteCodeTests
{
    private static readonly ImmutableArray<DiagnosticAnalyzer> AllAnalyzers =
    [
        .. typeof(AllocationAnalyzer).Assembly.GetTypes()
            .Where(static type => !type.IsAbstract
                && typeof(DiagnosticAnalyzer).IsAssignableFrom(type)
                && type.IsDefined(typeof(DiagnosticAnalyzerAttribute), inherit: false))
            .Select(static type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!),
    ];

    public static TheoryData<string> SampleFiles { get; } =
    [
        .. Directory.EnumerateFiles(SampleFolder(), "*.cs").Select(static file => Path.GetFileName(file)).Order(),
    ];

    [Theory]
    [InlineData("struct S { public S? Next; public int N; }", "S")]
    [InlineData("struct S { public T Other; } struct T { public S Other; }", "S")]
    [InlineData("struct S<T> { public S<S<T>> Next; }", "S<int>")]
    public void StructThatHoldsItself_IsAnalyzed(string declarations, string type)
    {
        var (compilation, tree) = Open(Path.GetFileName(Directory.EnumerateFiles(SampleFolder(), "*.cs").First()));
        var code = declarations + " class C { void M(object[] all, " + type + " s) { for (var i = 0; i < all.Length; i++) all[i] = s; var a = new "
            + type + "[4]; all[0] = a[0].GetHashCode(); } }";

        Analyze(compilation, tree, SourceText.From(code), declarations);
    }

    [Theory]
    [MemberData(nameof(SampleFiles))]
    public void Analyzers_WithAnyTokenDeleted_DoNotThrow(string file)
    {
        var (compilation, tree) = Open(file);
        var text = tree.GetText(TestContext.Current.CancellationToken);

        Parallel.ForEach(
            TestDepth.Some(tree.GetRoot(TestContext.Current.CancellationToken).DescendantTokens().Where(static token => token.Span.Length > 0), step: 11),
            token =>
            Analyze(compilation, tree, text.WithChanges(new TextChange(token.Span, "")), $"{file} without '{token}' at {token.SpanStart}"));
    }

    [Theory]
    [MemberData(nameof(SampleFiles))]
    public void Analyzers_WithTheRestOfTheFileMissing_DoNotThrow(string file)
    {
        var (compilation, tree) = Open(file);
        var text = tree.GetText(TestContext.Current.CancellationToken);

        Parallel.ForEach(
            TestDepth.Some(tree.GetRoot(TestContext.Current.CancellationToken).DescendantTokens().Where(static (_, index) => index % 5 == 0), step: 7),
            token =>
            Analyze(compilation, tree, text.GetSubText(TextSpan.FromBounds(0, token.SpanStart)), $"{file} up to '{token}' at {token.SpanStart}"));
    }

    private static void Analyze(CSharpCompilation compilation, SyntaxTree tree, SourceText text, string what)
    {
        var broken = compilation.ReplaceSyntaxTree(tree, tree.WithChangedText(text));
        var options = new CompilationWithAnalyzersOptions(
            new AnalyzerOptions([]),
            (exception, analyzer, _) => throw new InvalidOperationException($"{analyzer.GetType().Name} threw on {what}", exception),
            concurrentAnalysis: false,
            logAnalyzerExecutionTime: false);
        var diagnostics = new CompilationWithAnalyzers(broken, AllAnalyzers, options).GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken)
            .GetAwaiter()
            .GetResult();
        Assert.DoesNotContain(diagnostics, static diagnostic => diagnostic.Id == "AD0001");
    }

    private static (CSharpCompilation Compilation, SyntaxTree Tree) Open(string file)
    {
        var parseOptions = new CSharpParseOptions(LanguageVersion.Latest);
        var trees = Directory.EnumerateFiles(SampleFolder(), "*.cs")
            .Select(path => CSharpSyntaxTree.ParseText(File.ReadAllText(path), parseOptions, Path.GetFileName(path)))
            .Append(CSharpSyntaxTree.ParseText(
                "global using System; global using System.Collections.Generic; global using System.Linq; global using System.Threading;",
                parseOptions,
                "ImplicitUsings.g.cs"))
            .ToArray();
        var framework = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        var references = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
            .Split(Path.PathSeparator)
            .Where(path => Path.GetDirectoryName(path) == framework)
            .Select(static path => (MetadataReference)MetadataReference.CreateFromFile(path));
        var compilation = CSharpCompilation.Create(
            "Sample",
            trees,
            references,
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        return (compilation, trees.Single(tree => tree.FilePath == file));
    }

    private static string SampleFolder()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Allocations.sln")))
            folder = Path.GetDirectoryName(folder) ?? throw new DirectoryNotFoundException("No folder above the tests holds Allocations.sln.");
        return Path.Combine(folder, "samples", "KvCache", "Before");
    }
}
