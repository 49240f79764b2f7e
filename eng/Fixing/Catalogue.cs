using System.Collections.Immutable;
using System.Reflection;
using Allocations.Analyzers.Reporting;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Fixing;

/// <summary>Every analyzer and every fix of the package.</summary>
public static class Catalogue
{
    /// <summary>One instance of each analyzer that hosts load, ordered by name.</summary>
    public static ImmutableArray<DiagnosticAnalyzer> Analyzers { get; } = InstancesOf<DiagnosticAnalyzer>(typeof(AllocationAnalyzer).Assembly);

    /// <summary>One instance of each fix provider, ordered by name.</summary>
    public static ImmutableArray<CodeFixProvider> Fixes { get; } = InstancesOf<CodeFixProvider>(typeof(AllocationCodeFix).Assembly);

    private static ImmutableArray<T> InstancesOf<T>(Assembly assembly) =>
    [
        .. assembly.GetTypes()
            .Where(static type => !type.IsAbstract && typeof(T).IsAssignableFrom(type)
                && (typeof(T) != typeof(DiagnosticAnalyzer) || type.IsDefined(typeof(DiagnosticAnalyzerAttribute), inherit: false)))
            .OrderBy(static type => type.FullName, StringComparer.Ordinal)
            .Select(static type => (T)Activator.CreateInstance(type)!),
    ];
}
