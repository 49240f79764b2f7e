using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiAnalyzer>;

namespace Allocations.Tests.Arguments.ParamsOnlyApi;

/// <summary>What ALLOC102 reports and what it leaves alone.</summary>
public sealed class ParamsOnlyApiTests
{
    [Theory]
    [InlineData("public int M([|params string[] items|]) { foreach (var item in items) { } return 1; }")]
    [InlineData("protected int M([|params int[] items|]) { var sum = 0; for (var i = 0; i < items.Length; i++) sum += items[i]; return sum; }")]
    [InlineData("protected internal static void M<T>(T first, [|params T[] items|]) { if (items == null) return; foreach (var item in items) { } }")]
    [InlineData("public virtual void M([|params string[] items|]) { foreach (var item in items) { } }")]
    public Task VisibleMethodThatOnlyLoops_IsReported(string method) => VerifyMemberAsync(method);

    [Theory]
    [InlineData("int M(params string[] items) { foreach (var item in items) { } return 1; }")]
    [InlineData("internal int M(params string[] items) { foreach (var item in items) { } return 1; }")]
    [InlineData("public int M(string[] items) { foreach (var item in items) { } return 1; }")]
    [InlineData("public int M(params string[] items) { _kept = items; return 1; }")]
    [InlineData("public int M(params string[] items) { foreach (var item in items) { } return Other(items); }")]
    [InlineData("public int M(params string[] items) => items.Length;")]
    [InlineData("public int M(params string[] items) => 1;")]
    [InlineData("public string M(string format, params object[] items) => string.Format(format, items);")]
    [InlineData("public async System.Threading.Tasks.Task M(params string[] items) { foreach (var item in items) await System.Threading.Tasks.Task.Yield(); }")]
    [InlineData("public System.Collections.Generic.IEnumerable<string> M(params string[] items) { foreach (var item in items) yield return item; }")]
    [InlineData("public int M(params string[] items) { foreach (var item in items) { } return 1; } public int M(string item) => 1;")]
    [InlineData("public void M<T>(params T[] items) { foreach (var item in items) { } } public void M<U>(U item) { }")]
    [InlineData("public void M(string format, params object[] items) => string.Format(format, items); void Call() => M(\"\", 1);")]
    [InlineData("public static void Main(params string[] items) { foreach (var item in items) { } }")]
    [InlineData("public C(params string[] items) { foreach (var item in items) { } }")]
    [InlineData("public override int M(params string[] items) { foreach (var item in items) { } return 1; }")]
    [InlineData("public int M(params Missing[] items) { foreach (var item in items) { } return 1; }")]
    [InlineData("[Allocations.ColdPath] public int M(params string[] items) { foreach (var item in items) { } return 1; }")]
    [InlineData("private class D { public int M(params string[] items) { foreach (var item in items) { } return 1; } }")]
    public Task HiddenOrKeepingOrServed_IsSilent(string method) => VerifyMemberAsync(method);

    [Theory]
    [InlineData("M(\"\");", true)]
    [InlineData("M(\"\"); M(\"\"); M(\"\", \"\");", true)]
    [InlineData("M(\"\"); M(\"\", \"\");", false)]
    [InlineData("M(null);", false)]
    [InlineData("M(); M(_kept);", false)]
    [InlineData("_other.M(\"\");", false)]
    public Task Callers_DecideWhetherOneItemIsUsual(string calls, bool isReported)
    {
        var parameter = isReported ? "[|params string[] items|]" : "params string[] items";
        return VerifyMemberAsync($"public void M({parameter}) => _kept = items; void Calls() {{ {calls} }}");
    }

    [Theory]
    [InlineData("public void Remove([|params string[] keys|]) { foreach (var key in keys) { } }")]
    [InlineData("public void RemoveAll([|params int[] ids|]) { foreach (var id in ids) { } }")]
    [InlineData("public void Permit([|params string[] names|]) => _kept = names; void Calls(string list) { foreach (var c in list) Permit(list); }")]
    [InlineData("public void Permit(params string[] names) => _kept = names; void Calls(string[] list) { foreach (var name in list) Permit(name); }")]
    [InlineData("[Allocations.HotPath] public void Permit([|params string[] names|]) { foreach (var name in names) { } }")]
    [InlineData("public void Permit(params string[] names) { foreach (var name in names) { } }")]
    [InlineData("public void Permit(params string[] names) => _kept = names; void Calls() { Permit(\"\"); }")]
    [InlineData("public void Remove(params string[] names) { foreach (var name in names) { } }")]
    [InlineData("public void Removed(params string[] keys) { foreach (var key in keys) { } }")]
    public Task WithoutKeys_AWarmCallIsNeeded(string method) =>
        CSharpAnalyzerVerifier<Analyzers.Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiAnalyzer>.VerifyAnalyzerAsync(
            "public class C { string[] _kept; " + method + " } namespace Allocations { class HotPathAttribute : System.Attribute { } }");

    [Fact]
    public Task Interface_IsJudgedByItsImplementations_AndReportedOnce() => Verify.VerifyAnalyzerAsync(
        """
        public interface ICache
        {
            int Remove([|params string[] keys|]);
            int Keep(params string[] keys);
            int Nobody(params string[] keys);
        }

        public interface IGeneric<T>
        {
            void Remove([|params T[] keys|]);
        }

        public sealed class Cache : ICache, IGeneric<int>
        {
            public string[] Kept;
            int ICache.Remove(params string[] keys) { foreach (var key in keys) { } return 1; }
            public void Remove(params int[] keys) { foreach (var key in keys) { } }
            public int Keep(params string[] keys) { Kept = keys; return 1; }
            public int Nobody(params string[] keys) => 1;
        }

        public abstract class Base
        {
            public abstract int Remove([|params string[] keys|]);
        }

        public class Derived : Base
        {
            public override int Remove(params string[] keys) { foreach (var key in keys) { } return 1; }
        }

        public class MoreDerived : Derived
        {
            public sealed override int Remove(params string[] keys) { foreach (var key in keys) { } return 1; }
        }
        """);

    [Fact]
    public Task CallersOfAnImplementation_CountForTheInterface() => Verify.VerifyAnalyzerAsync(
        """
        public interface ICache
        {
            int Remove(params string[] keys);
        }

        public sealed class Cache : ICache
        {
            public int Remove(params string[] keys) { foreach (var key in keys) { } return 1; }
            void M() => Remove("", "");
        }
        """);

    [Fact]
    public Task Message_TellsBytesAndReason() => Verify.VerifyAnalyzerAsync(
        """
        public class C
        {
            public void M({|#0:params int[] items|}) => M(1);
        }
        """,
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'M' has no overload that takes one int, so a call with one allocates 32 B (1 of 1 call passes one)"));

    [Fact]
    public Task ImplementationOfAForeignInterface_IsSilent() => new Verify.Test
    {
        TestState =
        {
            Sources = { "public class C : ILib { public int M(params string[] items) { foreach (var item in items) { } return 1; } }" },
            AdditionalProjects = { ["Lib"] = { Sources = { "public interface ILib { int M(params string[] items); }" } } },
            AdditionalProjectReferences = { "Lib" },
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task VerifyMemberAsync(string member) => new Verify.Test
    {
        TestCode = $$"""
            public class C : B
            {
                string[] _kept;
                Another _other = new Another();
                static int Other(string[] items) => 1;
                {{member}}
            }

            public class B
            {
                public virtual int M(params string[] items) => 1;
            }

            internal class Another
            {
                internal void M(params string[] items) { }
            }

            namespace Allocations
            {
                internal sealed class ColdPathAttribute : System.Attribute { }
            }
            """,
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);
}
