using System.Collections.Immutable;
using System.Reflection;
using Allocations.Oracle.Format;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;
using Microsoft.CodeAnalysis.Testing;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Oracle.Measuring;

/// <summary>
/// All cases that are compiled alike, as two compilations: the code as written, which analyzers and the IL judge read, and the measured form of it.
/// </summary>
internal sealed class CaseAssembly
{
    private CaseAssembly(
        string name, Target target, ImmutableArray<OracleCase> cases, ImmutableArray<SyntaxTree> shared, CSharpCompilation written, CSharpCompilation measured)
    {
        Name = name;
        SharedTrees = shared;
        Target = target;
        Cases = cases;
        Written = written;
        Measured = measured;
    }

    /// <summary>The name of the assembly: framework, language and configuration.</summary>
    public string Name { get; }

    public Target Target { get; }

    public ImmutableArray<OracleCase> Cases { get; }

    /// <summary>The cases as written; a tree's path is its case's name.</summary>
    public CSharpCompilation Written { get; }

    /// <summary>The cases with their entry points.</summary>
    public CSharpCompilation Measured { get; private set; }

    /// <summary>What every case is compiled with.</summary>
    public ImmutableArray<SyntaxTree> SharedTrees { get; }

    /// <summary>Measures the fixed form of a case as well, in a namespace beside its own.</summary>
    /// <returns>Why that cannot be; null where it can.</returns>
    public string? AddFixed(OracleCase @case, string code)
    {
        var options = (CSharpParseOptions)SharedTrees[0].Options;
        var start = code.IndexOf(@case.Namespace, StringComparison.Ordinal);
        var renamed = code[..start] + @case.FixedNamespace + code[(start + @case.Namespace.Length)..];
        var tree = CSharpSyntaxTree.ParseText(SourceText.From(MeasuredCode.Of(renamed, options), System.Text.Encoding.UTF8), options, @case.Name + " (fixed)");
        var changed = Measured.AddSyntaxTrees(tree);
        if (changed.GetSemanticModel(tree).GetDiagnostics().FirstOrDefault(static d => d.Severity == DiagnosticSeverity.Error) is { } error)
            return error.ToString();
        Measured = changed;
        return null;
    }

    /// <summary>Groups cases by what they are compiled with.</summary>
    public static async Task<ImmutableArray<CaseAssembly>> OfAsync(IEnumerable<OracleCase> cases)
    {
        var assemblies = ImmutableArray.CreateBuilder<CaseAssembly>();
        foreach (var group in cases.GroupBy(static c => (c.Header.Target, c.Header.Language, c.Header.IsOptimized)))
            assemblies.Add(await CreateAsync(group.Key.Target, group.Key.Language, group.Key.IsOptimized, [.. group]));
        return assemblies.ToImmutable();
    }

    /// <summary>Compiles to a file.</summary>
    /// <exception cref="FormatException">A case does not compile.</exception>
    public static void Emit(CSharpCompilation compilation, string path)
    {
        using var stream = File.Create(path);
        Check(compilation.Emit(stream, options: new EmitOptions(debugInformationFormat: DebugInformationFormat.Embedded)));
    }

    /// <summary>Fails when something did not compile, with the first errors and their places.</summary>
    public static void Check(EmitResult result)
    {
        if (!result.Success)
            throw new FormatException("Cases do not compile:\n"
                + string.Join("\n", result.Diagnostics.Where(static d => d.Severity == DiagnosticSeverity.Error).Take(20)));
    }

    /// <summary>The compiler's errors in either form, by case.</summary>
    public IEnumerable<(string File, string Message)> Errors() =>
        Written.GetDiagnostics().Concat(Measured.GetDiagnostics())
            .Where(static d => d.Severity == DiagnosticSeverity.Error)
            .Select(static d => (
                d.Location.SourceTree?.FilePath ?? "",
                $"line {d.Location.GetLineSpan().StartLinePosition.Line + 1}: {d.Id} {d.GetMessage(System.Globalization.CultureInfo.InvariantCulture)}"));

    /// <summary>Source that is compiled with each assembly or as the measuring program.</summary>
    public static string Resource(string name)
    {
        using var reader = new StreamReader(Assembly.GetExecutingAssembly().GetManifestResourceStream(name)!);
        return reader.ReadToEnd();
    }

    /// <summary>The references of a framework.</summary>
    public static Task<ImmutableArray<MetadataReference>> ReferencesAsync(Target target) => (target.Moniker switch
    {
        "net8.0" => ReferenceAssemblies.Net.Net80,
        "net9.0" => ReferenceAssemblies.Net.Net90,
        "net10.0" => ReferenceAssemblies.Net.Net100,
        _ => ReferenceAssemblies.NetStandard.NetStandard20,
    }).ResolveAsync(LanguageNames.CSharp, CancellationToken.None);

    private static async Task<CaseAssembly> CreateAsync(Target target, LanguageVersion language, bool isOptimized, ImmutableArray<OracleCase> cases)
    {
        var parse = new CSharpParseOptions(language, preprocessorSymbols: target.Moniker == "netstandard2.0" ? [] : ["NET"]);
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary,
            optimizationLevel: isOptimized ? OptimizationLevel.Release : OptimizationLevel.Debug,
            allowUnsafe: true,
            nullableContextOptions: language >= LanguageVersion.CSharp8 ? NullableContextOptions.Enable : NullableContextOptions.Disable);
        var name = $"{target.Moniker}-{language.ToDisplayString()}-{(isOptimized ? "release" : "debug")}";
        SyntaxTree[] shared = [.. new[] { "Sink.cs", "Peer.cs", "HeatAttributes.cs" }.Select(name => Parse(Resource(name), name))];
        var compilation = CSharpCompilation.Create(name, shared, await ReferencesAsync(target), options);
        return new CaseAssembly(
            name, target, cases, [.. shared],
            compilation.AddSyntaxTrees(cases.Select(c => Parse(c.Code, c.Name))),
            compilation.AddSyntaxTrees(cases.Select(c => Parse(MeasuredCode.Of(c.Code, parse), c.Name))));

        SyntaxTree Parse(string text, string path) => CSharpSyntaxTree.ParseText(SourceText.From(text, System.Text.Encoding.UTF8), parse, path);
    }
}
