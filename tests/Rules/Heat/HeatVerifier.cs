using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Tests.Heat.HeatAnalyzer>;

namespace Allocations.Tests.Heat;

/// <summary>Expects the heat and the reason of the one <c>{|#0:new object()|}</c> in a source, as "level: reason".</summary>
internal static class HeatVerifier
{
    /// <summary>What is expected where nothing is known.</summary>
    public const string Unknown = "unknown: not known to be hot";

    /// <summary>What is expected in a loop of the members.</summary>
    public const string InLoop = "hot: in a loop (line 9)";

    /// <summary>Expects the heat of the place in a method body.</summary>
    public static Task VerifyBodyAsync(string body, string heat) => VerifyMembersAsync($"async Task M(int[] ints) {{ {body} await Task.Yield(); }}", heat);

    /// <summary>Expects the heat of the place in members, which stand on line 9.</summary>
    public static Task VerifyMembersAsync(string members, string heat) => VerifyAsync(
        $$"""
        #pragma warning disable CS0162, CS0168, CS0219
        using System; using System.Collections.Generic; using System.Linq; using System.Linq.Expressions;
        using System.Threading; using System.Threading.Tasks;
        using Allocations;
        class BenchmarkAttribute : Attribute { } class GlobalSetupAttribute : Attribute { } class FactAttribute : Attribute { }
        class Log { public bool IsEnabled => true; }
        partial class C
        {
        {{members}}
        }
        partial class C
        {
            object _o;
            Log _log = new();
            static void Use(object o) { }
            static bool Is(object o) => true;
            static string Text(object o) => "";
            static IEnumerable<object> Many(object o) => null;
            static IQueryable<int> Source(object o) => null;
            static async IAsyncEnumerable<int> AsyncInts() { await Task.Yield(); yield break; }
            [System.Diagnostics.Conditional("DEBUG")] static void LogVerbose(object o) { }
            [System.Diagnostics.CodeAnalysis.DoesNotReturn] static void ThrowFor(object o) => throw new Exception();
        }
        namespace Allocations { [AttributeUsage(AttributeTargets.All)] class HotPathAttribute : Attribute { } class ColdPathAttribute : Attribute { } }
        namespace Other { class HotPathAttribute : Attribute { } }
        """,
        heat);

    /// <summary>Expects the heat of the place in a file.</summary>
    public static Task VerifyAsync(string code, string heat) => Create(code, heat).RunAsync();

    /// <summary>A test of the heat of the place in a file.</summary>
    public static Verify.Test Create(string code, string heat)
    {
        var colon = heat.IndexOf(": ", StringComparison.Ordinal);
        return new Verify.Test
        {
            TestCode = code,
            ExpectedDiagnostics = { Verify.Diagnostic().WithLocation(0).WithArguments(heat[..colon], heat[(colon + 2)..]) },
        };
    }
}
