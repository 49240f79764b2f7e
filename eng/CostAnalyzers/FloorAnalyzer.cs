using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.CostAnalyzers;

/// <summary>
/// The least that an analyzer can cost: registers the operation kinds of the option <c>allocations_floor_kinds</c>, numbers separated by
/// ';', with an action that does nothing. Without the option it registers nothing and is the empty analyzer.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class FloorAnalyzer : DiagnosticAnalyzer
{
    private static readonly DiagnosticDescriptor Rule = new(
        "COST001", "Never reported", "Never reported", "Performance", DiagnosticSeverity.Warning, isEnabledByDefault: true);

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = ImmutableArray.Create(Rule);

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationStartAction(static start =>
        {
            // An empty analyzer must still do something at the start of a compilation, or the compiler would not run it at all.
            start.RegisterSyntaxTreeAction(static _ => { });
            if (!start.Options.AnalyzerConfigOptionsProvider.GlobalOptions.TryGetValue("allocations_floor_kinds", out var kinds))
                return;
            var numbers = kinds.Split([';'], System.StringSplitOptions.RemoveEmptyEntries);
            start.RegisterOperationAction(
                static _ => { }, ImmutableArray.CreateRange(numbers.Select(static number => (OperationKind)int.Parse(number, CultureInfo.InvariantCulture))));
        });
    }
}
