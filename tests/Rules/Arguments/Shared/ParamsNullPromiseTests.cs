using Microsoft.CodeAnalysis.Testing;
using ArrayArgument = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.ParamsArray.ParamsArrayAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.ParamsArray.ParamsArrayCodeFix>;
using OnlyApi = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiCodeFix>;
using SingleItem = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.SingleItemCollection.SingleItemCollectionAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.SingleItemCollection.SingleItemCollectionCodeFix>;

namespace Allocations.Tests.Arguments.Shared;

/// <summary>Whether the annotation of an array counts where a body moves and a null array would fail before it does anything.</summary>
public sealed class ParamsNullPromiseTests
{
    private const string Annotations = "dotnet_code_quality.allocations.null_proof = annotations";
    private const string Strict = "dotnet_code_quality.allocations.null_proof = strict";
    private const string Fails = " (a null array fails before anything else is done)";

    [Theory]
    [InlineData("#nullable enable", "params int[] values", "", true)]
    [InlineData("#nullable enable", "params int[] values", Annotations, true)]
    [InlineData("#nullable enable", "params int[] values", Strict, false)]
    [InlineData("#nullable enable", "params int[] values", "dotnet_code_quality.ALLOC101.null_proof = strict", false)]
    [InlineData("#nullable enable", "params int[] values", "dotnet_code_quality.ALLOC102.null_proof = strict", true)]
    [InlineData("#nullable enable", "params int[]? values", Annotations, false)]
    [InlineData("#nullable enable", "[System.Diagnostics.CodeAnalysis.AllowNull] params int[] values", Annotations, false)]
    [InlineData("#nullable disable", "params int[] values", Annotations, false)]
    [InlineData("#nullable enable annotations", "params int[] values", Annotations, false)]
    [InlineData("#nullable enable warnings", "params int[] values", Annotations, false)]
    public Task ParamsArray(string directive, string parameter, string option, bool isSafe) => VerifyAsync<ArrayArgument.Test>(
        directive + "\n" + Source(parameter, "", "[|Add(1)|]"),
        directive + "\n" + Fixed(parameter, "", "Add(1)"),
        "ALLOC101.single",
        "Add a single-argument overload of 'Add'",
        option,
        isSafe);

    [Theory]
    [InlineData("params int[] values", Annotations, true)]
    [InlineData("params int[] values", Strict, false)]
    [InlineData("params int[]? values", Annotations, false)]
    public Task ParamsOnlyApi(string parameter, string option, bool isSafe) => VerifyAsync<OnlyApi.Test>(
        "#nullable enable\n" + Source("[|" + parameter + "|]", "public ", "Add(1)"),
        "#nullable enable\n" + Fixed(parameter, "public ", "Add(1)"),
        "ALLOC102.single",
        "Add a single-argument overload of 'Add'",
        option,
        isSafe);

    [Theory]
    [InlineData("int[] values", Annotations, true)]
    [InlineData("int[] values", Strict, false)]
    [InlineData("int[]? values", Annotations, false)]
    public Task SingleItemCollection(string parameter, string option, bool isSafe) => VerifyAsync<SingleItem.Test>(
        "#nullable enable\n" + Source(parameter, "", "Add([|new[] { 1 }|])"),
        "#nullable enable\n" + Fixed(parameter, "", "Add(1)"),
        "ALLOC103.overload",
        "Add an overload of 'Add' for one item",
        option + "\ndotnet_code_quality.ALLOC103.minimum_heat = unknown",
        isSafe);

    [Theory]
    [InlineData("Callee", false)]
    [InlineData("Caller", true)]
    public async Task FileOfTheDeclaration_Decides(string strictFile, bool isSafe)
    {
        const string Caller = "#nullable enable\npartial class C { void M() { while (true) {0}; } }";
        var test = new ArrayArgument.Test
        {
            TestState =
            {
                Sources =
                {
                    ("/Caller.cs", Caller.Replace("{0}", "[|Add(1)|]", StringComparison.Ordinal)),
                    ("/Callee.cs", "#nullable enable\n" + Source("params int[] values", "", "")),
                },
            },
            FixedState =
            {
                Sources =
                {
                    ("/Caller.cs", Caller.Replace("{0}", "Add(1)", StringComparison.Ordinal)),
                    ("/Callee.cs", "#nullable enable\n" + Fixed("params int[] values", "", "")),
                },
            },
        };
        Expect(test, "ALLOC101.single", "Add a single-argument overload of 'Add'", $"root = true\n[{strictFile}.cs]\n{Strict}\n", isSafe);
        await test.RunAsync(TestContext.Current.CancellationToken);
    }

    private static Task VerifyAsync<TTest>(string source, string fixedSource, string key, string title, string option, bool isSafe)
        where TTest : CodeFixTest<DefaultVerifier>, new()
    {
        var test = new TTest { TestCode = source };
        test.FixedState.Sources.Add(fixedSource);
        Expect(test, key, title, "root = true\n[*.cs]\n" + option + "\n", isSafe);
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    private static void Expect(CodeFixTest<DefaultVerifier> test, string key, string title, string options, bool isSafe)
    {
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", options));
        test.CodeActionEquivalenceKey = key + (isSafe ? "" : "!");
        test.CodeActionVerifier = (action, verifier) => verifier.Equal(title + (isSafe ? "" : Fails), action.Title);
        test.CodeFixTestBehaviors = isSafe ? CodeFixTestBehaviors.None : CodeFixTestBehaviors.SkipFixAllCheck;
    }

    private static string Source(string parameter, string modifier, string call) =>
        $$"""
        {{modifier}}partial class C
        {
            int _calls;

            {{modifier}}void Add({{parameter}})
            {
                _calls++;
                for (var i = 0; i < values.Length; i++)
                    _calls += values[i];
            }
        {{Calling(call)}}}
        """.ReplaceLineEndings("\n");

    private static string Fixed(string parameter, string modifier, string call) =>
        SpanText.Of($$"""
        {{modifier}}partial class C
        {
            int _calls;

            {{modifier}}void Add({{parameter}}) => AddCore(new System.ReadOnlySpan<int>(values, 0, values.Length));

            {{modifier}}void Add(int value) => AddCore(new System.ReadOnlySpan<int>(in value));

            private void AddCore(System.ReadOnlySpan<int> values)
            {
                _calls++;
                for (var i = 0; i < values.Length; i++)
                    _calls += values[i];
            }
        {{Calling(call)}}}
        """.ReplaceLineEndings("\n"));

    private static string Calling(string call) => call.Length == 0 ? "" : $"\n    void M()\n    {{\n        while (true)\n            {call};\n    }}\n";
}
