using System.Collections.Immutable;
using System.Globalization;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Oracle.Tests.Toys;

/// <summary>A rule that reports every expression of a text and claims a number of bytes: right or wrong, as a test wants it.</summary>
#pragma warning disable RS1001 // It is never loaded by a compiler.
internal sealed class TextRule(string id, string expression, long bytes, Certainty certainty = Certainty.Always, long? said = null) : DiagnosticAnalyzer
#pragma warning restore RS1001
{
    private readonly DiagnosticDescriptor _descriptor = new(
        id, "Toy", "This takes " + (said ?? bytes) + " B", "Toy", DiagnosticSeverity.Warning, isEnabledByDefault: true);

    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [_descriptor];

    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterSyntaxNodeAction(
            Analyze, SyntaxKind.InvocationExpression, SyntaxKind.SimpleMemberAccessExpression, SyntaxKind.IdentifierName, SyntaxKind.AddExpression);
    }

    private void Analyze(SyntaxNodeAnalysisContext context)
    {
        if (context.Node.ToString() != expression || context.Node.Parent is ParameterSyntax)
            return;
        var properties = ImmutableDictionary<string, string?>.Empty
            .Add(FindingProperties.Bytes, bytes.ToString(CultureInfo.InvariantCulture))
            .Add(FindingProperties.Certainty, certainty.ToString());
        context.ReportDiagnostic(Diagnostic.Create(_descriptor, context.Node.GetLocation(), properties));
    }
}
