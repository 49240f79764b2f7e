using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Time.WallClock.WallClockAnalyzer,
    Allocations.CodeFixes.Rules.Time.WallClock.WallClockCodeFix>;

namespace Allocations.Tests.Time.WallClock;

/// <summary>Verifies one fix of ALLOC701 by its key, with Fix All, which unsafe fixes need an option for.</summary>
internal static class ClockFix
{
    /// <summary>Verifies one fix of members of a class.</summary>
    public static Task VerifyAsync(string key, string before, string after, int? iterations = null)
    {
        return VerifyTextAsync(key, Source(before), Source(after), iterations);

        static string Source(string members) => $$"""
            using System;
            using System.Collections.Generic;
            using System.Diagnostics;
            using Allocations;
            public class Item { public DateTime Due { get; set; } }
            class C
            {
                static void Use() { }
                {{members}}
            }
            namespace Allocations { class HotPathAttribute : Attribute { } }
            """;
    }

    /// <summary>Verifies one fix of a file.</summary>
    public static Task VerifyTextAsync(string key, string before, string after, int? iterations = null)
    {
        var test = new Verify.Test
        {
            TestCode = before,
            FixedCode = after,
            CodeActionEquivalenceKey = key,
            TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.ALLOC701.unsafe_fixes = true\n") } },
        };
        if (after.Contains("[|", StringComparison.Ordinal))
            test.FixedState.MarkupHandling = MarkupMode.Allow;
        if (iterations is { } count)
        {
            test.NumberOfIncrementalIterations = count;
            test.NumberOfFixAllIterations = count;
        }

        return test.RunAsync();
    }
}
