using Allocations.Analyzers.Heat;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Tests.Heat;

/// <summary>Half-typed jumps, delegates and hosts are normal input: places have a heat when any token is missing.</summary>
public sealed class BrokenCodeTests
{
    private const string Code = """
        [System.Diagnostics.DebuggerDisplay("{P,nq")] class C : IComparer<int>, Missing
        {
            Func<int> _f = () => { a: if (X()) goto a; return 1; };
            int P { get { b: Y(_f); goto b; } }
            C(int n) : this(n, out var m) { c: switch (n) { case 1: goto case 2; case 2: goto default; default: goto c; } }
            [Fact, HotPath] async Task M(IServiceCollection s, int[] ints)
            {
                Action run = async () => { d: await Task.Yield(); goto d; }, other = run;
                foreach (var i in ints) { run?.Invoke(); Local(i); ints.Select(Local).Each(x => x ??= new()); s.AddSingleton(p => new object()); }
                int Local(int i) { e: if (_g is null) { _g = i; } goto e; }
                if (!Log.IsEnabled()) return; goto missing;
                throw new Lazy<int>(() => { Reject(1); Environment.Exit(0); });
            }
            static void Each(this int[] ints, Action<int> act, int n) { f: try { foreach (var i in ints) act(i); } catch { goto f; } finally { g: goto g; } }
        }
        """;

    [Fact]
    public void AnyTokenMissing_PlacesHaveAHeat()
    {
        var compilation = PackageAnalyzers.Compile(("/C.cs", Code));
        var tree = compilation.SyntaxTrees[0];
        var text = tree.GetText(TestContext.Current.CancellationToken);

        foreach (var token in tree.GetRoot(TestContext.Current.CancellationToken).DescendantTokens().Where(static token => token.Span.Length > 0))
        {
            var broken = tree.WithChangedText(text.WithChanges(new TextChange(token.Span, "")));
            var changed = compilation.ReplaceSyntaxTree(tree, broken);
            var heat = new HeatModel(changed);
            var model = changed.GetSemanticModel(broken);
            foreach (var node in broken.GetRoot(TestContext.Current.CancellationToken).DescendantNodes().Where(static (_, index) => index % 4 == 0))
                Assert.NotEmpty(heat.Of(node, model, TestContext.Current.CancellationToken).Reason);
        }
    }
}
