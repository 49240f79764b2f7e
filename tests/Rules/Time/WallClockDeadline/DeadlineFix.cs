using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Time.WallClockDeadline.WallClockDeadlineAnalyzer,
    Allocations.CodeFixes.Rules.Time.WallClockDeadline.WallClockDeadlineCodeFix>;

namespace Allocations.Tests.Time.WallClockDeadline;

/// <summary>Verifies the fix of ALLOC702, with Fix All, which unsafe fixes need an option for.</summary>
internal static class DeadlineFix
{
    /// <summary>Lets Fix All apply the fix.</summary>
    public const string UnsafeFixes = "root = true\n[*.cs]\ndotnet_code_quality.ALLOC702.unsafe_fixes = true\n";

    /// <summary>Verifies the fix of members of a class.</summary>
    public static Task VerifyAsync(string before, string after, int? iterations = null)
    {
        return VerifyTextAsync(Source(before), Source(after), iterations);

        static string Source(string members) => $$"""
            using System;
            using System.Collections.Generic;
            using System.Linq;
            using System.Threading.Tasks;
            class C
            {
                {{members}}
            }
            """;
    }

    /// <summary>Verifies the fix of a file.</summary>
    public static Task VerifyTextAsync(string before, string after, int? iterations = null)
    {
        var test = new Verify.Test
        {
            TestCode = before,
            FixedCode = after,
            TestState = { AnalyzerConfigFiles = { ("/.editorconfig", UnsafeFixes) } },
        };
        if (iterations is { } count)
            test.NumberOfIncrementalIterations = count;
        return test.RunAsync();
    }
}
