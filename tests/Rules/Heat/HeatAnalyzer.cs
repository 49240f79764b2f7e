using System.Collections.Immutable;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Tests.Heat;

/// <summary>
/// Reports every <c>new object()</c> with its heat, the reason, and whether a hot place is sure to run often: what <see cref="HeatVerifier"/> looks at.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class HeatAnalyzer : DiagnosticAnalyzer
{
    public const string Id = "HEAT";

    public static readonly DiagnosticDescriptor Descriptor = new(Id, "Heat", "{0}: {1}", "Heat", DiagnosticSeverity.Warning, isEnabledByDefault: true);

    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptor];

    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(static start =>
        {
            var allocations = AllocationContext.Of(start.Compilation, start.Options);
            var rule = new Rule(Descriptor, HeatLevel.Cold, SeverityPolicy.Fixed, null);
            start.RegisterOperationAction(
                context =>
                {
                    if (context.Operation is not IObjectCreationOperation { Type.SpecialType: SpecialType.System_Object } creation)
                        return;
                    var place = allocations.Heat.WithCallers(
                        allocations.HeatOf(rule, creation.Syntax, creation.SemanticModel!, context.CancellationToken),
                        creation.SemanticModel!,
                        context.CancellationToken);
                    var level = place is { Level: HeatLevel.Hot, RunsOften: true } ? "often hot" : place.Level.ToString().ToLowerInvariant();
                    context.ReportDiagnostic(Diagnostic.Create(Descriptor, creation.Syntax.GetLocation(), level, place.Reason));
                },
                OperationKind.ObjectCreation);
        });
    }
}
