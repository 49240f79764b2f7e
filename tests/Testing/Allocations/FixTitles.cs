using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Testing;

/// <summary>Tests of fixes whose title says what they may change. Such a fix is not applied to a whole document.</summary>
public static class FixTitles
{
    /// <summary>Runs a test of a fix, one place at a time, and gives the title of the action that was applied last.</summary>
    public static async Task<string> RunForTitleAsync<TVerifier>(this CodeFixTest<TVerifier> test, CancellationToken cancellationToken)
        where TVerifier : IVerifier, new()
    {
        var title = "";
        test.CodeFixTestBehaviors |= CodeFixTestBehaviors.SkipFixAllCheck;
        test.CodeActionVerifier = (action, _) => title = action.Title;
        await test.RunAsync(cancellationToken).ConfigureAwait(false);
        return title;
    }
}
