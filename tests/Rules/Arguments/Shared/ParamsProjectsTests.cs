using System.Collections.Immutable;
using Allocations.Analyzers.Rules.Arguments.ParamsArray;
using Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi;
using Allocations.CodeFixes.Rules.Arguments.ParamsArray;
using Allocations.CodeFixes.Rules.Arguments.ParamsOnlyApi;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Tests.Arguments.Shared;

/// <summary>
/// Overloads that ALLOC101 and ALLOC102 add to interfaces and base classes whose implementers are in several projects: the whole solution
/// builds afterwards, or nothing is offered.
/// </summary>
public sealed class ParamsProjectsTests
{
    private const string Contract = """
        public interface ICache
        {
            int Remove(params string[] keys);
        }

        public abstract class Base
        {
            public abstract int Count(string prefix, params string[] keys);
        }

        public interface IStore<T>
        {
            void Put(params T[] items);
        }

        public class Plain
        {
            public int Remove(params string[] keys) { var n = 0; foreach (var key in keys) n += key.Length; return n; }
        }

        public static class Calls
        {
            public static int Loop(ICache cache, Base counter, IStore<int> store)
            {
                var n = 0;
                for (var i = 0; ; i++)
                {
                    if (i == 9)
                        break;
                    n += cache.Remove("a");
                    n += counter.Count("p", "a");
                    store.Put(i);
                }

                return n;
            }
        }
        """;

    private const string Implementers = """
        namespace App
        {
            public class Cache : ICache
            {
                public int Remove(params string[] keys) { var n = 0; foreach (var key in keys) n++; return n; }
            }

            internal struct Explicit : ICache
            {
                int ICache.Remove(params string[] names) { return names.Length; }
            }

            public sealed class Keeper : Base, IStore<int>, IStore<string>
            {
                private string[] _keys;
                public override int Count(string prefix, params string[] keys) { _keys = keys; return _keys.Length; }
                void IStore<int>.Put(params int[] numbers) { foreach (var number in numbers) System.Console.Write(number); }
                public void Put(params string[] items) { foreach (var item in items) System.Console.Write(item); }
            }
        }
        """;

    private const string MoreImplementers = """
        using App;

        namespace Web
        {
            // By what it inherits from another project.
            public class Inherited : Plain, ICache { }

            public class Decorator : ICache
            {
                private readonly ICache _inner = new Cache();
                public virtual int Remove(params string[] keys) => _inner.Remove(keys);
            }

            public class Derived : Decorator
            {
                public override int Remove(params string[] keys) => keys[0].Length;
            }

            public class Store<T> : IStore<T>
            {
                public void Put(params T[] values) { for (var i = 0; i < values.Length; i++) System.Console.Write(values[i]); }
            }

            public class Counter : Base
            {
                public override int Count(string prefix, params string[] names) { foreach (var name in names) { if (name == prefix) return 1; } return 0; }
            }

            public static class Program
            {
                public static int Run() =>
                    new Derived().Remove("x") + new Inherited().Remove("a", "b") + Calls.Loop(new Cache(), new Counter(), new Store<int>());
            }
        }
        """;

    [Theory]
    [InlineData("Remove", "Cache Decorator Derived Explicit ICache Plain")]
    [InlineData("Count", "Base Counter Keeper")]
    [InlineData("Put", "IStore<T> Keeper Keeper Store<T>")]
    public async Task ImplementersInAllProjects_GetTheOverload(string method, string types)
    {
        using var workspace = new AdhocWorkspace();
        var solution = Add(workspace.CurrentSolution, "Core", Contract);
        solution = Add(solution, "App", Implementers, LanguageVersion.CSharp8, "Core");
        solution = Add(solution, "Web", MoreImplementers, LanguageVersion.Latest, "Core", "App");
        await VerifyBuildsAsync(solution);

        foreach (var actions in new[]
        {
            await ActionsAsync<ParamsArrayAnalyzer, ParamsArrayCodeFix>(solution, method),
            await ActionsAsync<ParamsOnlyApiAnalyzer, ParamsOnlyApiCodeFix>(solution, method),
        })
        {
            var action = Assert.Single(actions, static action => action.EquivalenceKey!.EndsWith(".single!", StringComparison.Ordinal));
            var changed = (await action.GetOperationsAsync(CancellationToken.None)).OfType<ApplyChangesOperation>().Single().ChangedSolution;
            await VerifyBuildsAsync(changed);
            Assert.Equal(types, string.Join(' ', await OverloadsAsync(changed, method)));
        }
    }

    [Fact]
    public async Task FileOfSeveralTargets_GetsTheOverloadInEach()
    {
        using var workspace = new AdhocWorkspace();
        var solution = Add(workspace.CurrentSolution, "Core", Contract);
        solution = Add(solution, "App", Implementers, LanguageVersion.Latest, "Core", "/src/App.cs");
        solution = Add(solution, "App(net)", Implementers, LanguageVersion.Latest, "Core", "/src/App.cs");
        await VerifyBuildsAsync(solution);

        var action = Assert.Single(
            await ActionsAsync<ParamsOnlyApiAnalyzer, ParamsOnlyApiCodeFix>(solution, "Remove"),
            static action => action.EquivalenceKey!.EndsWith(".single!", StringComparison.Ordinal));
        var changed = (await action.GetOperationsAsync(CancellationToken.None)).OfType<ApplyChangesOperation>().Single().ChangedSolution;

        // A workspace writes the file once, and every project has the new text.
        var edited = changed.Projects.Where(static project => project.Name != "Core").SelectMany(static project => project.Documents).ToArray();
        var texts = await Task.WhenAll(edited.Select(static async document => (await document.GetTextAsync()).ToString()));
        var written = Assert.Single(texts, static text => text.Contains("int Remove(string key)", StringComparison.Ordinal));
        foreach (var document in edited)
            changed = changed.WithDocumentText(document.Id, SourceText.From(written));
        await VerifyBuildsAsync(changed);
    }

    [Fact]
    public async Task FileOfATargetThatCannotCompileTheOverload_PreventsIt()
    {
        using var workspace = new AdhocWorkspace();
        var solution = Add(workspace.CurrentSolution, "Core", Contract);
        const string Source = Implementers + "\n#if OLD\nnamespace App { public static class Old { public static int M(Cache cache) => cache.Remove(null); } "
            + "}\n#endif\n";
        solution = Add(solution, "App", Source, LanguageVersion.Latest, "Core", "/src/App.cs");
        solution = Add(solution, "App(old)", Source, LanguageVersion.Latest, "Core", "/src/App.cs");
        await VerifyBuildsAsync(solution);

        Assert.DoesNotContain(
            await ActionsAsync<ParamsOnlyApiAnalyzer, ParamsOnlyApiCodeFix>(solution, "Remove"),
            static action => action.EquivalenceKey!.Contains(".single", StringComparison.Ordinal));
    }

    // What makes a span of one item is called 'in' from C# 12 on and 'ref' before, and one text has to do for all.
    [Theory]
    [InlineData(LanguageVersion.Latest, LanguageVersion.CSharp9)]
    [InlineData(LanguageVersion.CSharp9, LanguageVersion.Latest)]
    [InlineData(LanguageVersion.CSharp8, LanguageVersion.CSharp10)]
    [InlineData(LanguageVersion.Latest, LanguageVersion.Latest)]
    public async Task FileOfSeveralLanguageVersions_GetsWhatEachOfThemReads(LanguageVersion own, LanguageVersion other)
    {
        using var workspace = new AdhocWorkspace();
        var solution = Add(workspace.CurrentSolution, "Core", Contract + Implementers, own, "/src/Core.cs");
        solution = Add(solution, "Core(other)", Contract + Implementers, other, "/src/Core.cs");
        await VerifyBuildsAsync(solution);

        foreach (var method in new[] { "Remove", "Put" })
        {
            var action = Assert.Single(
                await ActionsAsync<ParamsOnlyApiAnalyzer, ParamsOnlyApiCodeFix>(solution, method),
                static action => action.EquivalenceKey!.EndsWith(".single!", StringComparison.Ordinal)
                    || action.EquivalenceKey.EndsWith(".single", StringComparison.Ordinal));
            await VerifyBuildsAsync(await WrittenAsync(action, "Core"));
        }
    }

    [Theory(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    [InlineData(LanguageVersion.Latest, true)]
    [InlineData((LanguageVersion)1200, false)]
    public async Task FileOfATargetThatDoesNotReadParamsSpans_GetsNone(LanguageVersion other, bool isOffered)
    {
        using var workspace = new AdhocWorkspace();
        var solution = Add(workspace.CurrentSolution, "Core", Contract + Implementers, LanguageVersion.Latest, "/src/Core.cs");
        solution = Add(solution, "Core(other)", Contract + Implementers, other, "/src/Core.cs");

        var actions = await ActionsAsync<ParamsOnlyApiAnalyzer, ParamsOnlyApiCodeFix>(solution, "Remove");
        Assert.Equal(isOffered, actions.Any(static action => action.EquivalenceKey!.Contains(".span", StringComparison.Ordinal)));
    }

    [Fact]
    public async Task ImplementerThatOnlyAnotherTargetHas_GetsTheOverload()
    {
        using var workspace = new AdhocWorkspace();
        var solution = Add(workspace.CurrentSolution, "Core", Contract, LanguageVersion.Latest, "/src/Core.cs");
        solution = Add(solution, "Core(other)", Contract, LanguageVersion.CSharp9, "/src/Core.cs");
        solution = Add(solution, "App", Implementers, LanguageVersion.CSharp9, "Core(other)");
        await VerifyBuildsAsync(solution);

        var action = Assert.Single(
            await ActionsAsync<ParamsOnlyApiAnalyzer, ParamsOnlyApiCodeFix>(solution, "Remove"),
            static action => action.EquivalenceKey!.EndsWith(".single!", StringComparison.Ordinal));
        var changed = await WrittenAsync(action, "Core");
        await VerifyBuildsAsync(changed);
        Assert.Equal("Cache Explicit ICache ICache", string.Join(' ', await OverloadsAsync(changed, "Remove")));
    }

    [Fact]
    public async Task MembersThatDifferentTargetsReadOfAFile_PreventTheOverload()
    {
        const string Source = Implementers + "\n#if OLD\nnamespace App { class Old : ICache { public int Remove(params string[] keys) => keys.Length; } }\n"
            + "#else\nnamespace App { class New : ICache { public int Remove(params string[] keys) => keys.Length; } }\n#endif\n";
        using var workspace = new AdhocWorkspace();
        var solution = Add(workspace.CurrentSolution, "Core", Contract);
        solution = Add(solution, "App", Source, LanguageVersion.Latest, "Core", "/src/App.cs");
        solution = Add(solution, "App(old)", Source, LanguageVersion.Latest, "Core", "/src/App.cs");
        await VerifyBuildsAsync(solution);

        Assert.DoesNotContain(
            await ActionsAsync<ParamsOnlyApiAnalyzer, ParamsOnlyApiCodeFix>(solution, "Remove"),
            static action => action.EquivalenceKey!.Contains(".single", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("public class Plugin : ICache { public int Remove(params string[] keys) => 0; }", "Remove", false)]
    [InlineData("public class Outer { class Plugin : ICache { int ICache.Remove(params string[] keys) => 0; } }", "Remove", false)]
    [InlineData("public class Plugin : Base { public override int Count(string prefix, params string[] keys) => 0; }", "Count", false)]
    [InlineData("public abstract class Plugin : Base { }", "Count", false)]
    [InlineData("public class Plugin : IStore<int> { public void Put(params int[] items) { } }", "Put", false)]
    [InlineData("public class Plugin { public int M(ICache cache) => cache.Remove(\"a\"); }", "Remove", true)]
    [InlineData("public interface IPlugin : ICache { }", "Remove", true)]
    public async Task CompiledImplementer_PreventsTheOverload(string plugin, string method, bool isOffered)
    {
        using var workspace = new AdhocWorkspace();
        var solution = Add(workspace.CurrentSolution, "Core", Contract);
        solution = Add(solution, "App", Implementers, LanguageVersion.CSharp8, "Core");
        var project = solution.Projects.Single(static project => project.Name == "App");
        solution = solution.AddMetadataReference(project.Id, await CompileAsync(plugin, solution));
        await VerifyBuildsAsync(solution);

        var actions = await ActionsAsync<ParamsOnlyApiAnalyzer, ParamsOnlyApiCodeFix>(solution, method);
        Assert.Equal(isOffered, actions.Any(static action => action.EquivalenceKey!.Contains(".single", StringComparison.Ordinal)));
    }

    /// <summary>The solution as a workspace writes it: a file once, for every project that holds it.</summary>
    private static async Task<Solution> WrittenAsync(CodeAction action, string project)
    {
        var changed = (await action.GetOperationsAsync(CancellationToken.None)).OfType<ApplyChangesOperation>().Single().ChangedSolution;
        var document = changed.Projects.Single(candidate => candidate.Name == project).Documents.Single();
        var text = await document.GetTextAsync();
        return document.GetLinkedDocumentIds().Aggregate(changed, (solution, linked) => solution.WithDocumentText(linked, text));
    }

    private static Solution Add(Solution solution, string name, string source, LanguageVersion version = LanguageVersion.Latest, params string[] references)
    {
        var path = references.FirstOrDefault(static reference => reference[0] == '/') ?? "/src/" + name + "/" + name + ".cs";
        var id = ProjectId.CreateNewId();
        var projects = solution.Projects.Where(project => references.Contains(project.Name)).Select(static project => new ProjectReference(project.Id));
        return solution
            .AddProject(ProjectInfo.Create(
                id, VersionStamp.Default, name, name, LanguageNames.CSharp,
                compilationOptions: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary),
                parseOptions: new CSharpParseOptions(version, preprocessorSymbols: name.EndsWith("(old)", StringComparison.Ordinal) ? ["OLD"] : []),
                projectReferences: projects,
                metadataReferences: CompiledMethods.References))
            .AddDocument(DocumentId.CreateNewId(id), Path.GetFileName(path), SourceText.From(source), filePath: path);
    }

    private static async Task<MetadataReference> CompileAsync(string plugin, Solution solution)
    {
        var core = (await solution.Projects.Single(static project => project.Name == "Core").GetCompilationAsync())!;
        var compilation = CSharpCompilation.Create(
            "Plugin",
            [CSharpSyntaxTree.ParseText(plugin)],
            [.. CompiledMethods.References, core.ToMetadataReference()],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));
        using var image = new MemoryStream();
        Assert.True(compilation.Emit(image).Success, string.Join(Environment.NewLine, compilation.GetDiagnostics()));
        return MetadataReference.CreateFromImage(image.ToArray());
    }

    private static async Task VerifyBuildsAsync(Solution solution)
    {
        foreach (var project in solution.Projects)
        {
            var errors = (await project.GetCompilationAsync())!.GetDiagnostics().Where(static d => d.Severity == DiagnosticSeverity.Error).ToArray();
            Assert.True(
                errors.Length == 0,
                project.Name + ": " + string.Join(Environment.NewLine, errors.AsEnumerable()) + Environment.NewLine
                    + await project.Documents.First().GetTextAsync());
        }
    }

    /// <summary>The types that declare a method whose last parameter is no array, in order.</summary>
    private static async Task<IEnumerable<string>> OverloadsAsync(Solution solution, string method)
    {
        var found = new List<string>();
        foreach (var project in solution.Projects)
        {
            var compilation = (await project.GetCompilationAsync())!;
            foreach (var symbol in compilation.GetSymbolsWithName(
                name => name == method || name.EndsWith("." + method, StringComparison.Ordinal), SymbolFilter.Member))
            {
                if (symbol is IMethodSymbol { Parameters: { Length: > 0 } parameters } && parameters[^1].Type.TypeKind != TypeKind.Array)
                    found.Add(symbol.ContainingType.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat));
            }
        }

        return found.Order(StringComparer.Ordinal);
    }

    private static async Task<List<CodeAction>> ActionsAsync<TAnalyzer, TFix>(Solution solution, string method)
        where TAnalyzer : DiagnosticAnalyzer, new()
        where TFix : CodeFixProvider, new()
    {
        var core = solution.Projects.Single(static project => project.Name == "Core");
        var diagnostics = await (await core.GetCompilationAsync())!.WithAnalyzers([new TAnalyzer()]).GetAnalyzerDiagnosticsAsync(CancellationToken.None);
        var diagnostic = diagnostics.OrderBy(static diagnostic => diagnostic.Location.SourceSpan.Start).First(diagnostic => diagnostic.GetMessage(
            System.Globalization.CultureInfo.InvariantCulture).Contains("'" + method + "'", StringComparison.Ordinal));
        var actions = new List<CodeAction>();
        await new TFix().RegisterCodeFixesAsync(new CodeFixContext(
            core.Documents.Single(), diagnostic, (CodeAction action, ImmutableArray<Diagnostic> _) => actions.Add(action), CancellationToken.None));
        return actions;
    }
}
