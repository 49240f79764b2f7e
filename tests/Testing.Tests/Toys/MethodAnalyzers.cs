using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Testing.Tests.Toys;

/// <summary>Two rules: every method (off by default, two descriptors), and, without a place, an assembly that has one.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class MethodAnalyzer : DiagnosticAnalyzer
{
    public static DiagnosticDescriptor Instance { get; } =
        new("TOY002", "Method", "Method '{0}'", "Toys", DiagnosticSeverity.Info, isEnabledByDefault: false);

    public static DiagnosticDescriptor Static { get; } =
        new("TOY002", "Method", "Static method '{0}'", "Toys", DiagnosticSeverity.Info, isEnabledByDefault: false);

    public static DiagnosticDescriptor Assembly { get; } =
        new("TOY003", "Assembly", "Assembly with methods", "Toys", DiagnosticSeverity.Warning, isEnabledByDefault: true, customTags: "CompilationEnd");

    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [Instance, Static, Assembly];

    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterSymbolAction(Report, SymbolKind.Method);
        context.RegisterCompilationAction(static end =>
        {
            if (end.Compilation.ContainsSymbolsWithName("Main"))
            {
                end.ReportDiagnostic(Diagnostic.Create(Assembly, Location.None));
            }
        });
    }

    private static void Report(SymbolAnalysisContext context)
    {
        if (context.Symbol is IMethodSymbol { MethodKind: MethodKind.Ordinary } method)
        {
            var rule = method.IsStatic ? Static : Instance;
            context.ReportDiagnostic(Diagnostic.Create(rule, method.Locations[0], method.ContainingType.Locations, method.Name));
        }
    }
}

/// <summary>Reports methods, and never says what it does about generated code.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
#pragma warning disable RS1025, RS1026 // The omission is what the tests are about.
public sealed class UndecidedAnalyzer : DiagnosticAnalyzer
{
    private static readonly DiagnosticDescriptor Rule = new("TOY004", "Method", "Method", "Toys", DiagnosticSeverity.Warning, isEnabledByDefault: true);

    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [Rule];

    public override void Initialize(AnalysisContext context) => context.RegisterSymbolAction(
        static symbol => symbol.ReportDiagnostic(Diagnostic.Create(Rule, symbol.Symbol.Locations[0])), SymbolKind.NamedType);
}
#pragma warning restore RS1025, RS1026

/// <summary>Reports types by path and line, where no <c>#pragma</c> reaches.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class DetachedLocationAnalyzer : DiagnosticAnalyzer
{
    private static readonly DiagnosticDescriptor Rule = new("TOY005", "Type", "Type", "Toys", DiagnosticSeverity.Warning, isEnabledByDefault: true);

    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [Rule];

    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterSymbolAction(
            static symbol =>
            {
                var location = symbol.Symbol.Locations[0];
                var detached = Location.Create(location.SourceTree!.FilePath, location.SourceSpan, location.GetLineSpan().Span);
                symbol.ReportDiagnostic(Diagnostic.Create(Rule, detached));
            },
            SymbolKind.NamedType);
    }
}
