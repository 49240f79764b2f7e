using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Testing.Tests.Toys;

/// <summary>
/// Reports a field whose name is not in capitals. One name is excused by the option <c>toy.allowed_name</c>, by the property
/// <c>ToyAllowedName</c> or by an additional file that contains it; <c>toy.throws = true</c> makes the analyzer throw.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class FieldNameAnalyzer : DiagnosticAnalyzer
{
    public const string Id = "TOY001";

    public static DiagnosticDescriptor Rule { get; } =
        new(Id, "Field in capitals", "Field '{0}' is not in capitals", "Toys", DiagnosticSeverity.Info, isEnabledByDefault: true);

    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [Rule];

    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterSyntaxNodeAction(Analyze, SyntaxKind.FieldDeclaration);
    }

    private static void Analyze(SyntaxNodeAnalysisContext context)
    {
        var provider = context.Options.AnalyzerConfigOptionsProvider;
        if (provider.GetOptions(context.Node.SyntaxTree).TryGetValue("toy.throws", out var throws) && throws == "true")
        {
            throw new InvalidTimeZoneException("thrown by the toy");
        }

        HashSet<string?> allowed = [.. context.Options.AdditionalFiles.Select(file => file.GetText(context.CancellationToken)?.ToString())];
        provider.GetOptions(context.Node.SyntaxTree).TryGetValue("toy.allowed_name", out var byFile);
        provider.GlobalOptions.TryGetValue("build_property.ToyAllowedName", out var byProject);
        allowed.UnionWith([byFile, byProject]);

        foreach (var variable in ((FieldDeclarationSyntax)context.Node).Declaration.Variables)
        {
            var name = variable.Identifier.ValueText;
            if (name != name.ToUpperInvariant() && !allowed.Contains(name))
            {
                context.ReportDiagnostic(Diagnostic.Create(Rule, variable.Identifier.GetLocation(), name));
            }
        }
    }
}
