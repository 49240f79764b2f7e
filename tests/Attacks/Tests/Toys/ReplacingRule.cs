using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Attacks.Tests.Toys;

/// <summary>A rule that reports each call of <c>Old</c>.</summary>
#pragma warning disable RS1001 // It is never loaded by a compiler.
internal sealed class ReplacingRule : DiagnosticAnalyzer
#pragma warning restore RS1001
{
    public const string Id = "TOY01";

    private static readonly DiagnosticDescriptor Descriptor = new(Id, "Toy", "This is old", "Toy", DiagnosticSeverity.Info, isEnabledByDefault: true);

    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [Descriptor];

    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterSyntaxNodeAction(
            static node =>
            {
                if (node.Node.ToString().StartsWith("Old(", StringComparison.Ordinal))
                    node.ReportDiagnostic(Diagnostic.Create(Descriptor, node.Node.GetLocation()));
            },
            SyntaxKind.InvocationExpression);
    }
}
