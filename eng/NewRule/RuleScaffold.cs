using System.Globalization;
using System.Text.RegularExpressions;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Documentation;
using Microsoft.CodeAnalysis;

namespace Allocations.NewRule;

/// <summary>Writes the files of one new rule. Nothing that exists is overwritten.</summary>
internal sealed partial class RuleScaffold
{
    private const string Fix = "rewrites the place so that it no longer allocates";

    private readonly string _root;
    private readonly string _name;
    private readonly RuleTopic _topic;
    private readonly string _id;

    /// <exception cref="ArgumentException">The name is no identifier, the topic is unknown, or a rule of that name exists.</exception>
    public RuleScaffold(string root, string name, string topic)
    {
        if (!Identifier().IsMatch(name))
            throw new ArgumentException($"'{name}' is not a name in Pascal case.");
        _topic = RuleTopic.All.FirstOrDefault(known => known.Name.Equals(topic, StringComparison.OrdinalIgnoreCase))
            ?? throw new ArgumentException(
                $"There is no topic '{topic}'; the topics are {string.Join(", ", RuleTopic.All.Select(static known => known.Name))}.");
        _root = root;
        _name = name;
        _id = NextId();
        if (File.Exists(PathOf(AnalyzerFile)))
            throw new ArgumentException($"{AnalyzerFile} exists already.");
    }

    /// <summary>The folder of the rule below <c>Rules</c>, the same in all three projects.</summary>
    private string Folder => $"{_topic.Name}/{_name}";

    private string AnalyzerFile => $"src/Analyzers/Rules/{Folder}/{_name}Analyzer.cs";

    /// <summary>Writes everything and returns the paths, relative to the root.</summary>
    public IEnumerable<string> Write()
    {
        yield return WriteNew(AnalyzerFile, Analyzer());
        yield return WriteNew($"src/CodeFixes/Rules/{Folder}/{_name}CodeFix.cs", CodeFix());
        yield return WriteNew($"tests/Rules/{Folder}/{_name}Tests.cs", Tests());
        yield return WriteNew($"docs/rules/{_id}.md", Page());
        yield return AddDescriptor();
        yield return AddReleaseRow();
        yield return AddToHost();
    }

    [GeneratedRegex("^[A-Z][A-Za-z0-9]+$")]
    private static partial Regex Identifier();

    private string NextId()
    {
        var used = Descriptors.All
            .Select(static rule => int.Parse(rule.Id.AsSpan(5), CultureInfo.InvariantCulture))
            .Where(number => number / 100 == _topic.FirstDigit)
            .DefaultIfEmpty(_topic.FirstDigit * 100)
            .Max();
        return "ALLOC" + (used + 1).ToString("D3", CultureInfo.InvariantCulture);
    }

    private string PathOf(string file) => Path.Combine(_root, file);

    private string WriteNew(string file, string text)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(PathOf(file))!);
        using var writer = new StreamWriter(new FileStream(PathOf(file), FileMode.CreateNew));
        writer.Write(text.ReplaceLineEndings("\n"));
        return file;
    }

    private string AddDescriptor()
    {
        var file = $"src/Analyzers/Reporting/Descriptors.{_topic.Name}.cs";
        var text = File.Exists(PathOf(file))
            ? File.ReadAllText(PathOf(file))
            : """
              using Allocations.Analyzers.Options;
              using Microsoft.CodeAnalysis;

              namespace Allocations.Analyzers.Reporting;

              internal static partial class Descriptors
              {
              }

              """.ReplaceLineEndings("\n");
        var end = text.LastIndexOf('}');
        var separator = text[..end].TrimEnd().EndsWith('{') ? "" : "\n";
        File.WriteAllText(PathOf(file), text[..end] + separator + Descriptor().ReplaceLineEndings("\n") + text[end..]);
        return file;
    }

    private string AddReleaseRow()
    {
        const string file = "src/Analyzers/AnalyzerReleases.Unshipped.md";
        File.AppendAllText(PathOf(file), $"{_id} | Performance | Warning | {_name}Analyzer\n");
        return file;
    }

    private string AddToHost()
    {
        const string file = "src/Analyzers/AllocationsAnalyzer.cs";
        const string list = "ImmutableArray.Create<AllocationAnalyzer>(\n";
        var text = File.ReadAllText(PathOf(file));
        var start = text.IndexOf(list, StringComparison.Ordinal) + list.Length;
        File.WriteAllText(PathOf(file), text.Insert(start, $"        new Rules.{_topic.Name}.{_name}.{_name}Analyzer(),\n"));
        return file;
    }

    private string Descriptor() => $$"""
            private static readonly DiagnosticDescriptor {{_name}}Descriptor = new(
                id: "{{_id}}",
                title: "{{Title()}}",
                messageFormat: "'{0}' allocates {1} ({2})",
                category: Performance,
                defaultSeverity: DiagnosticSeverity.Warning,
                isEnabledByDefault: true,
                description: "{{Title()}}.",
                helpLinkUri: HelpLink("{{_id}}"));

            /// <summary>{{_id}}.</summary>
            public static readonly Rule {{_name}} = new({{_name}}Descriptor, HeatLevel.Warm, SeverityPolicy.ByHeat, "{{Fix}}");

        """;

    private string Title() => Words().Replace(_name, static match => " " + match.Value.ToLowerInvariant()).TrimStart();

    [GeneratedRegex("(?<!^)[A-Z]")]
    private static partial Regex Words();

    private string Analyzer() => $$"""
        using Allocations.Analyzers.Reporting;
        using Microsoft.CodeAnalysis;
        using Microsoft.CodeAnalysis.Diagnostics;

        namespace Allocations.Analyzers.Rules.{{_topic.Name}}.{{_name}};

        /// <summary>Reports what allocates; silent when it does not; refuses to flag what its owner would not thank us for.</summary>
        public sealed class {{_name}}Analyzer : AllocationAnalyzer
        {
            /// <summary>Creates the analyzer.</summary>
            public {{_name}}Analyzer()
                : base(Descriptors.{{_name}})
            {
            }

            internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
                start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.ObjectCreation);

            private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
            {
                // The cheapest test first; then heat; then what is computed for the message.
                if (!allocations.IsReported(Descriptors.{{_name}}, context, out _))
                    return;
            }
        }

        """;

    private string CodeFix() => $$"""
        using Allocations.CodeFixes.Edits;
        using Allocations.CodeFixes.Verification;
        using Microsoft.CodeAnalysis;
        using Microsoft.CodeAnalysis.CodeFixes;

        namespace Allocations.CodeFixes.Rules.{{_topic.Name}}.{{_name}};

        /// <summary>Rewrites the place so that it no longer allocates.</summary>
        [ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof({{_name}}CodeFix))]
        public sealed class {{_name}}CodeFix : AllocationCodeFix
        {
            /// <summary>Creates the provider.</summary>
            public {{_name}}CodeFix()
                : base("{{_id}}")
            {
            }

            private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
                Task.FromResult<IReadOnlyList<Fix>>([]);
        }

        """;

    private string Tests() => $$"""
        using Verify = Allocations.Testing.CSharpCodeFixVerifier<
            Allocations.Analyzers.Rules.{{_topic.Name}}.{{_name}}.{{_name}}Analyzer,
            Allocations.CodeFixes.Rules.{{_topic.Name}}.{{_name}}.{{_name}}CodeFix>;

        namespace Allocations.Tests.{{_topic.Name}}.{{_name}};

        public sealed class {{_name}}Tests
        {
            [Fact]
            public Task AllocationInLoop_IsReported() => Verify.VerifyAnalyzerAsync(
                "class C { void M() { for (var i = 0; i < 3; i++) System.GC.KeepAlive([|new object()|]); } }");

            [Fact]
            public Task AllocationInThrow_IsSilent() => Verify.VerifyAnalyzerAsync(
                "class C { void M() => throw new System.Exception(); }");

            [Fact]
            public Task Message_TellsWhatIsTakenAndWhy() => Verify.VerifyAnalyzerAsync(
                "class C { void M() { while (true)\nSystem.GC.KeepAlive({|#0:new object()|}); } }",
                Verify.Diagnostic().WithLocation(0).WithMessage("'object' allocates 24 B (in a loop (line 1))"));
        }

        """;

    private string Page()
    {
        var descriptor = new DiagnosticDescriptor(_id, Title(), "", "Performance", DiagnosticSeverity.Warning, isEnabledByDefault: true);
        return RulePage.Update(new Rule(descriptor, HeatLevel.Warm, SeverityPolicy.ByHeat, Fix), page: null);
    }
}
