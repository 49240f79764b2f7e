using System.Collections.Immutable;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Configuration.UnknownOption;

/// <summary>
/// ALLOC001: finds keys of <c>.editorconfig</c> or <c>.globalconfig</c> that are meant for this package and have no effect.
/// </summary>
/// <remarks>
/// <para>
/// At the end of a compilation, it looks at each key below <c>dotnet_code_quality.alloc</c>, of the global options and of the options of
/// each tree, and judges each pair of key and value once. The tests are, in this order: whether the rule and the option exist, whether
/// the rule reads the option, and whether the value is one that the option accepts. The message names the nearest valid key.
/// </para>
/// <para>
/// Not reported: keys of other packages.
/// </para>
/// </remarks>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class UnknownOptionAnalyzer : DiagnosticAnalyzer
{
    private const string Prefix = "dotnet_code_quality.";
    private const string AllRules = "allocations";

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = ImmutableArray.Create(Descriptors.UnknownOption.Descriptor);

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationAction(static compilation =>
        {
            var seen = new HashSet<string>(AnalyzerConfigOptions.KeyComparer);
            var provider = compilation.Options.AnalyzerConfigOptionsProvider;
            Judge(compilation, provider.GlobalOptions, seen);
            foreach (var tree in compilation.Compilation.SyntaxTrees)
                Judge(compilation, provider.GetOptions(tree), seen);
        });
    }

    private static void Judge(CompilationAnalysisContext context, AnalyzerConfigOptions options, HashSet<string> seen)
    {
        foreach (var key in OptionReader.KeysOf(options))
        {
            if (!key.StartsWith(Prefix + "alloc", StringComparison.OrdinalIgnoreCase) || !options.TryGetValue(key, out var value)
                || !seen.Add(key + "=" + value) || Complaint(key, value.Trim()) is not { } complaint)
            {
                continue;
            }

            context.ReportDiagnostic(Diagnostic.Create(Descriptors.UnknownOption.Descriptor, Location.None, [complaint]));
        }
    }

    /// <summary>What is wrong with a key and its value; null where both are valid.</summary>
    private static string? Complaint(string key, string value)
    {
        var dot = key.IndexOf('.', Prefix.Length);
        var scope = dot < 0 ? key.Substring(Prefix.Length) : key.Substring(Prefix.Length, dot - Prefix.Length);
        var name = dot < 0 ? "" : key.Substring(dot + 1);
        var rule = Descriptors.Find(scope);
        var isScope = rule is not null || scope.Equals(AllRules, StringComparison.OrdinalIgnoreCase);
        var option = AllocationOptions.All.FirstOrDefault(option => option.Name.Equals(name, StringComparison.OrdinalIgnoreCase));
        if (!isScope || option is null)
        {
            var nearestScope = isScope ? scope : Spelling.Nearest(scope, Descriptors.All.Select(static rule => rule.Id).Append(AllRules));
            var nearestName = option?.Name ?? Spelling.Nearest(name, AllocationOptions.All.Select(static option => option.Name));
            var nearest = Prefix + (rule?.Id ?? nearestScope) + "." + nearestName;
            return "The option '" + key + "' is unknown; the nearest one is '" + nearest + "'";
        }

        if (rule is not null && !Reads(rule, option))
            return "The rule " + rule.Id + " does not read '" + option.Name + "', so '" + key + "' has no effect";
        return option.IsValid(value)
            ? null
            : "The value '" + value + "' of '" + key + "' is not valid; it is one of " + option.Values + ", and the default applies";
    }

    /// <summary>Whether an option changes anything for a rule; one that no rule names as its own is read for all of them.</summary>
    private static bool Reads(Rule rule, Option option) =>
        rule.Options.Contains(option) || !Descriptors.All.Any(other => other.Options.Contains(option));
}
