using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Testing;

/// <summary>
/// How much a run of the tests repeats. With <c>ALLOCATIONS_TESTS=all</c>, as each night, every test makes every check; otherwise checks that hold
/// for an analyzer or a fix as a whole are made in some of its tests.
/// </summary>
public static class TestDepth
{
    /// <summary>The tests of one analyzer or fix that make every check in any run.</summary>
    private const int Complete = 4;

    /// <summary>Whether every test makes every check.</summary>
    public static bool IsFull { get; } = string.Equals(Environment.GetEnvironmentVariable("ALLOCATIONS_TESTS"), "all", StringComparison.OrdinalIgnoreCase);

    /// <summary>Of some cases, each where the run is full, and else every <paramref name="step"/>th.</summary>
    public static IEnumerable<T> Some<T>(IEnumerable<T> cases, int step) => IsFull ? cases : cases.Where((_, index) => index % step == 0);

    /// <summary>The checks that the next test of an analyzer leaves out.</summary>
    internal static TestBehaviors SkippedFor<TAnalyzer>() =>
        IsFull || Interlocked.Increment(ref Counter<TAnalyzer>.Value) <= Complete
            ? TestBehaviors.None
            : TestBehaviors.SkipSuppressionCheck | TestBehaviors.SkipGeneratedCodeCheck;

    /// <summary>The checks that the next test of a fix leaves out: Fix All in more than the document does the same, one file after the other.</summary>
    internal static CodeFixTestBehaviors SkippedForFix<TCodeFix>() =>
        IsFull || Interlocked.Increment(ref Counter<TCodeFix>.Value) <= Complete
            ? CodeFixTestBehaviors.None
            : CodeFixTestBehaviors.SkipFixAllInProjectCheck | CodeFixTestBehaviors.SkipFixAllInSolutionCheck;

    private static class Counter<T>
    {
        public static int Value;
    }
}
