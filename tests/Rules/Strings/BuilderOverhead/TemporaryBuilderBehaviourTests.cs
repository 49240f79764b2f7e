using Allocations.Analyzers.Rules.Strings.BuilderOverhead;
using Allocations.CodeFixes.Rules.Strings.BuilderOverhead;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Strings.BuilderOverhead;

/// <summary>What a builder's stand-in on the stack collects: the same text, whatever its length, and the same failures.</summary>
public sealed class TemporaryBuilderBehaviourTests
{
    private const string Source =
        """"
        using System;
        using System.Text;

        static class C
        {
            static string Values(string s)
            {
                var sb = new StringBuilder();
                var n = s is null ? -1 : s.Length;
                sb.Append(s).Append(n).Append('c').Append(true).Append(-1.5).Append(7m).Append(float.NaN).Append(long.MinValue).Append((byte)7);
                sb.AppendLine(s).AppendLine().AppendLine("<" + s + n + ">").Append((string)null).Append("");
                sb.Append(s.AsSpan(0, Math.Min(n < 0 ? 0 : n, 3)));
                return sb.ToString();
            }

            static string Interpolated(string s)
            {
                var sb = new StringBuilder(32);
                var n = s is null ? -1 : s.Length;
                sb.Append($"{{{s}}} {n:x4}|{n,6}|{n,-6:n1}|{DayOfWeek.Friday}|{new DateTime(2024, 2, 29):yyyy-MM-dd}\t\"{s,4}\"\r\n");
                sb.AppendLine($@"{{""\{s[0]}""}}{new Guid()}");
                return sb.ToString();
            }

            static string Formatted(string s)
            {
                var sb = new StringBuilder();
                var n = s is null ? -1 : s.Length;
                sb.AppendFormat("{0}{{}} {1:x}:{2,5}|", s, n, true).AppendFormat("{0:n2}\n", n).AppendFormat("{0}", s.Length);
                return sb.ToString();
            }

            static string Branches(string s)
            {
                StringBuilder sb = new StringBuilder();
                if (s.Length == 0)
                    return sb.ToString();
                foreach (var c in s)
                    sb.Append(c).Append(',');
                switch (s[0])
                {
                    case 'a': sb.Append("first").Append(1); break;
                    case '-': return sb.Append(int.Parse(s)).ToString();
                    default:
                        sb.Append(s);
                        break;
                }

                var text = sb.ToString();
                return text + text.Length;
            }

            static string Recounted(string s)
            {
                var sb = new StringBuilder();
                for (var i = 0; i < 3; i++)
                {
                    sb.Append(s[i]);
                    sb.Append(s);
                }

                return "[" + sb.ToString() + "]";
            }
        }
        """";

    [Fact]
    public async Task SafeFix_BehavesTheSame()
    {
        var changed = await AppliedFix.SafeAsync<BuilderOverheadAnalyzer, BuilderOverheadCodeFix>(Source, LanguageVersion.CSharp11);

        Assert.DoesNotContain("new StringBuilder", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Source,
            changed,
            TextInputs.Texts.Select(static text => new object?[] { text }),
            LanguageVersion.CSharp11,
            "Values",
            "Interpolated",
            "Formatted",
            "Branches",
            "Recounted");
    }

    [Fact]
    public async Task UnsafeFix_DropsTheCapacityThatFails()
    {
        const string Sized =
            "using System.Text; static class C { static string M(int n) { var sb = new StringBuilder(n); sb.Append(n); return sb.ToString(); } }";
        var changed = await AppliedFix.ApplyAsync<BuilderOverheadAnalyzer, BuilderOverheadCodeFix>(Sized, LanguageVersion.CSharp11, static _ => true);

        SameBehaviour.Verify(Sized, changed, [[0], [7], [5000]], LanguageVersion.CSharp11, "M");
        using var before = CompiledMethods.Compile(Sized);
        using var after = CompiledMethods.Compile(changed);
        Assert.Equal(typeof(ArgumentOutOfRangeException), before.Call("M", [-1]).Exception);
        Assert.Equal("-1", after.Call("M", [-1]).Value);
    }

    [Fact]
    public async Task Fix_SavesTheBuilderAndItsBuffers()
    {
        const string Code = "using System.Text; static class C { static string M(string a, int n) { var sb = new StringBuilder(); for (var i = 0; i < n; "
            + "i++) sb.Append(a); return sb.ToString(); } }";
        var changed = await AppliedFix.SafeAsync<BuilderOverheadAnalyzer, BuilderOverheadCodeFix>(Code, LanguageVersion.CSharp11);
        using var before = CompiledMethods.Compile(Code);
        using var after = CompiledMethods.Compile(changed);
        var old = before.Delegate<Func<string, int, string>>("M");
        var now = after.Delegate<Func<string, int, string>>("M");

        // The text of one character takes 24 B; that of a hundred takes 224 B, and the builder four buffers more.
        Assert.Equal(104, AllocatedBytes.PerCall(() => old("a", 1)) - AllocatedBytes.PerCall(() => now("a", 1)));
        Assert.Equal(224, AllocatedBytes.PerCall(() => now("a", 100)));
        Assert.True(AllocatedBytes.PerCall(() => old("a", 100)) > 224 + 104);

        // More than the stack buffer holds goes to a pooled array.
        Assert.Equal(2024, AllocatedBytes.PerCall(() => now("a", 1000)));
    }
}
