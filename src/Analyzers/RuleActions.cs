using System.Globalization;
using Allocations.Analyzers.Reporting;

namespace Allocations.Analyzers;

/// <summary>What several rules do with one thing that a host shows.</summary>
internal sealed class RuleActions<TContext>
{
    private readonly List<(AllocationAnalyzer? Rule, Action<TContext> Action)> _actions = [];

    public void Add(AllocationAnalyzer? rule, Action<TContext> action) => _actions.Add((rule, action));

    /// <summary>Runs the actions of all rules.</summary>
    /// <exception cref="RuleFailedException">A rule threw; all others have run. Of several failures it tells the first.</exception>
    public void Run(TContext context)
    {
        RuleFailedException? failure = null;
        foreach (var (rule, action) in _actions)
        {
            try
            {
                action(context);
            }
            catch (Exception exception) when (exception is not OperationCanceledException)
            {
                failure ??= new RuleFailedException(rule, exception);
            }
        }

        if (failure is not null)
            throw failure;
    }
}

/// <summary>A rule threw, which is a bug of the rule. Hosts show the message as AD0001.</summary>
internal sealed class RuleFailedException(AllocationAnalyzer? rule, Exception cause)
    : Exception(
        string.Format(
            CultureInfo.InvariantCulture,
            "{0} failed: {1}",
            rule is null ? "A rule" : string.Join(", ", rule.SupportedDiagnostics.Select(static diagnostic => diagnostic.Id)),
            cause.Message),
        cause);
