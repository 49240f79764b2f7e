using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Reporting;

/// <summary>
/// The shape of every rule here: no generated code, concurrent, and one start per compilation in which a rule resolves the symbols it needs and
/// registers nothing when one of them is missing. Hosts load <see cref="AllocationsAnalyzer"/>, which runs all rules together.
/// </summary>
public abstract class AllocationAnalyzer : DiagnosticAnalyzer
{
    private protected AllocationAnalyzer(params Rule[] rules)
    {
        Rules = rules;
        SupportedDiagnostics = rules.Select(static rule => rule.Descriptor).ToImmutableArray();
    }

    /// <summary>The rules that the analyzer reports.</summary>
    internal IReadOnlyList<Rule> Rules { get; }

    /// <inheritdoc/>
    public sealed override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; }

    /// <inheritdoc/>
    public sealed override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        var leastShown = HostSeverity.LeastShownIn(context);
        context.RegisterCompilationStartAction(start => Start(start, AllocationContext.Of(start.Compilation, start.Options, leastShown)));
    }

    /// <summary>Resolves what the rule needs and registers its actions; registers nothing when a gate is closed.</summary>
    internal abstract void Start(CompilationStartAnalysisContext start, AllocationContext allocations);
}
