using System.Collections.Immutable;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>
/// Runs analyzers, then applies code fixes one by one and by Fix All in document, project and solution, and compares the
/// results with the expected code. A fix that adds or removes lines is applied once more to the same code with tabs and other line ends, which it
/// has to follow. A fixed state that equals the input says that no fix is offered.
/// </summary>
public abstract class CodeFixTest<TVerifier> : CodeActionTest<TVerifier>
    where TVerifier : IVerifier, new()
{
    /// <summary>A test without code.</summary>
    protected CodeFixTest()
    {
        FixedState = NewState();
        BatchFixedState = NewState();
    }

    /// <summary>Adds the source file to the expected result.</summary>
    public string FixedCode
    {
        set => AddTo(FixedState, value);
    }

    /// <summary>The expected result of fixing one by one, and of Fix All unless <see cref="BatchFixedState"/> differs.</summary>
    public SolutionState FixedState { get; }

    /// <summary>Adds the source file to the expected result of Fix All.</summary>
    public string BatchFixedCode
    {
        set => AddTo(BatchFixedState, value);
    }

    /// <summary>The expected result of Fix All.</summary>
    public SolutionState BatchFixedState { get; }

    /// <summary>
    /// How many fixes are applied one by one: exactly so many if positive, at most so many if negative. By default at most one
    /// for each fixable diagnostic in the input, and none when the code stays the same.
    /// </summary>
    public int? NumberOfIncrementalIterations { get; set; }

    /// <summary>How many times Fix All is applied; by default once.</summary>
    public int? NumberOfFixAllIterations { get; set; }

    /// <summary>How many times Fix All in document is applied; by default at most once for each file with a fixable diagnostic.</summary>
    public int? NumberOfFixAllInDocumentIterations { get; set; }

    /// <summary>How many times Fix All in project is applied; by default at most once for each project that changes.</summary>
    public int? NumberOfFixAllInProjectIterations { get; set; }

    /// <summary>Checks that are switched off.</summary>
    public CodeFixTestBehaviors CodeFixTestBehaviors { get; set; }

    /// <summary>The code fixes under test.</summary>
    protected abstract IEnumerable<CodeFixProvider> GetCodeFixProviders();

    /// <summary>The diagnostic to fix in a test with <see cref="CodeFixTestBehaviors.FixOne"/>.</summary>
    protected virtual Diagnostic? TrySelectDiagnosticToFix(ImmutableArray<Diagnostic> fixableDiagnostics) => fixableDiagnostics.FirstOrDefault();

    /// <summary>Compiler diagnostics that a fix claims take part whatever their severity.</summary>
    protected override bool IsCompilerDiagnosticIncluded(Diagnostic diagnostic, CompilerDiagnostics compilerDiagnostics) =>
        base.IsCompilerDiagnosticIncluded(diagnostic, compilerDiagnostics)
        || GetCodeFixProviders().Any(provider => provider.FixableDiagnosticIds.Contains(diagnostic.Id));

    /// <summary>Runs the test.</summary>
    protected override async Task RunImplAsync(CancellationToken cancellationToken)
    {
        var session = StartSession();
        ImmutableArray<CodeFixProvider> providers = [.. GetCodeFixProviders()];
        ImmutableArray<string> fixable = [.. providers.SelectMany(provider => provider.FixableDiagnosticIds)];

        var input = TestState.WithInheritedValuesApplied(null, fixable);
        var expected = FixedState.WithInheritedValuesApplied(input, fixable);
        var batch = BatchFixedState.WithInheritedValuesApplied(expected, fixable);
        var states = new FixStates(Plain(input), Plain(expected), Plain(batch));

        var builder = BuilderFor(session.Analyzers);
        var (solution, primary) = await builder.BuildAsync(states.Input, cancellationToken).ConfigureAwait(false);
        var verifier = Verify.PushContext("Diagnostics of test state");
        await session.VerifyAsync(solution, states.Input, verifier, cancellationToken).ConfigureAwait(false);
        await session.VerifyExclusionsAsync(solution, states.Input, verifier, cancellationToken).ConfigureAwait(false);
        if (!FixedState.IsSet && !BatchFixedState.IsSet)
        {
            return;
        }

        var fixedTarget = await TargetAsync(states.Fixed, "Diagnostics of fixed state").ConfigureAwait(false);
        var batchTarget = states.Batch.SameContentAs(states.Fixed)
            ? fixedTarget
            : await TargetAsync(states.Batch, "Diagnostics of batch fixed state").ConfigureAwait(false);

        var fixes = new FixSession(
            session,
            providers,
            CreateChoice(),
            new CodeActionApplication(CodeActionValidationMode),
            CodeFixTestBehaviors.HasFlag(CodeFixTestBehaviors.FixOne) ? TrySelectDiagnosticToFix : null);
        var limits = new IterationLimits(states, fixable)
        {
            Incremental = NumberOfIncrementalIterations,
            FixAll = NumberOfFixAllIterations,
            FixAllInDocument = NumberOfFixAllInDocumentIterations,
            FixAllInProject = NumberOfFixAllInProjectIterations,
        };
        verifier = Verify.PushContext("Iterative code fix application");
        await fixes.VerifyFixEachAsync(solution, fixedTarget, limits.ForIncremental(), verifier, cancellationToken).ConfigureAwait(false);
        if (OtherLayout.Of(states, CreateParseOptions()) is { } other)
        {
            verifier = Verify.PushContext("Iterative code fix application to code with tabs and carriage returns");
            var (laidOut, project) = await builder.BuildAsync(other.Input, cancellationToken).ConfigureAwait(false);
            await fixes.VerifyFixEachAsync(laidOut, new FixTarget(other.Fixed, laidOut, project, null), limits.ForIncremental(), verifier, cancellationToken)
                .ConfigureAwait(false);
        }

        foreach (var (scope, skip, limit, step) in limits.ForFixAll())
        {
            if (!CodeFixTestBehaviors.HasFlag(skip))
            {
                verifier = Verify.PushContext(step);
                await fixes.VerifyFixAllAsync(solution, batchTarget, scope, limit, verifier, cancellationToken).ConfigureAwait(false);
            }
        }

        SolutionState Plain(SolutionState state) => MarkupReaderFor(session.Analyzers, fixable).Read(state);

        async Task<FixTarget> TargetAsync(SolutionState state, string step)
        {
            var changed = SolutionBuilder.TryChangeTexts(solution, states.Input, state);
            var target = changed ?? (await builder.BuildAsync(state, cancellationToken).ConfigureAwait(false)).Solution;
            await session.VerifyAsync(target, state, Verify.PushContext(step), cancellationToken).ConfigureAwait(false);
            return new FixTarget(state, solution, primary, changed);
        }
    }

    private static void AddTo(SolutionState state, string? code)
    {
        if (code is not null)
        {
            state.Sources.Add(code);
        }
    }
}
