using Allocations.Testing;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Collections.ArrayGrowth.ArrayGrowthAnalyzer,
    Allocations.CodeFixes.Rules.Collections.ArrayGrowth.ArrayGrowthCodeFix>;

namespace Allocations.Tests.Collections.ArrayGrowth;

/// <summary>What the fix of ALLOC608 leaves, and where it is not offered.</summary>
public sealed class ArrayGrowthFixTests
{
    [Theory]
    [InlineData("[|all = all.Append(x).ToArray()|];", "allList.Add(x);")]
    [InlineData("[|all = all.Concat(new[] { x }).ToArray()|];", "allList.Add(x);")]
    [InlineData("[|all = all.Concat(new[] { x, 1 }).ToArray()|];", "allList.AddRange(new[] { x, 1 });")]
    [InlineData("if (!all.Contains(x)) [|all = all.Append(x).ToArray()|];", "if (!allList.Contains(x)) allList.Add(x);")]
    [InlineData("if (all.Length < 3) [|all = all.Append(x).ToArray()|];", "if (allList.Count < 3) allList.Add(x);")]
    [InlineData("while (x > all.Length) { [|all = all.Append(x).ToArray()|]; }", "while (x > allList.Count) { allList.Add(x); }")]
    [InlineData("[|Array.Resize(ref all, all.Length + 1)|]; all[all.Length - 1] = x + 1;", "allList.Add(x + 1);")]
    [InlineData("[|Array.Resize(ref all, 1 + all.Length)|]; all[^1] = x;", "allList.Add(x);")]
    [InlineData("try { [|all = all.Append(4 / x).ToArray()|]; } catch (DivideByZeroException) { }",
        "try { allList.Add(4 / x); } catch (DivideByZeroException) { }")]
    public Task ArrayThatStartsEmpty_IsCollectedInAList(string before, string after) => Verify.VerifyCodeFixAsync(
        Method("var all = new int[0];\nforeach (var x in source) { " + before + " }"),
        Method("var all = new int[0];\nvar allList = new List<int>();\nforeach (var x in source) { " + after
            + " }\nif (allList.Count > 0)\n    all = allList.ToArray();"));

    [Theory]
    [InlineData("var all = Array.Empty<int>();")]
    [InlineData("int[] all = new int[0], others = more;")]
    [InlineData("int[] all = { };")]
    [InlineData("var all = new int[] { };")]
    [InlineData("int[] all; all = new int[0]; n++;")]
    public Task EachEmptyArray_IsABeginning(string start) => Verify.VerifyCodeFixAsync(
        Method(start + "\nforeach (var x in source) [|all = all.Append(x).ToArray()|];"),
        Method(start + "\nvar allList = new List<int>();\nforeach (var x in source) allList.Add(x);\nif (allList.Count > 0)\n    all = allList.ToArray();"));

    [Fact]
    public Task ImmutableArray_IsCollectedInItsBuilder() => Verify.VerifyCodeFixAsync(
        Method("var all = ImmutableArray<int>.Empty;\nforeach (var x in source) { if (all.Length < 9) [|all = all.Add(x)|]; }"),
        Method("var all = ImmutableArray<int>.Empty;\nvar allBuilder = ImmutableArray.CreateBuilder<int>();\n"
            + "foreach (var x in source) { if (allBuilder.Count < 9) allBuilder.Add(x); }\nall = allBuilder.ToImmutable();"));

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task Spread_IsCollectedInAList() => Verify.VerifyCodeFixAsync(
        Method("int[] all = [];\nforeach (var x in source) { [|all = [.. all, x]|]; [|all = [.. all, .. new[] { x, n }]|]; }"),
        Method("int[] all = [];\nvar allList = new List<int>();\n"
            + "foreach (var x in source) { allList.Add(x); allList.AddRange(new[] { x, n }); }\nif (allList.Count > 0)\n    all = allList.ToArray();"));

    [Fact]
    public Task ConcatenatedElements_KeepTheSharedEmptyArray() => Verify.VerifyCodeFixAsync(
        Method("var all = Array.Empty<int>();\nforeach (var x in source) [|all = all.Concat(more).ToArray()|];"),
        Method("var all = Array.Empty<int>();\nvar allList = new List<int>();\nforeach (var x in source) allList.AddRange(more);\n"
            + "if (allList.Count > 0)\n    all = allList.ToArray();"));

    [Fact]
    public Task ConcatenatedElements_MayGiveAnotherEmptyArray() => new Verify.Test
    {
        TestCode = Method("var all = new int[0];\nforeach (var x in source) [|all = all.Concat(more).ToArray()|];"),
        FixedCode = Method("var all = new int[0];\nvar allList = new List<int>();\nforeach (var x in source) allList.AddRange(more);\n"
            + "if (allList.Count > 0)\n    all = allList.ToArray();"),
        CodeActionEquivalenceKey = "ALLOC608.List!",
        CodeActionVerifier = static (action, verifier) => verifier.Equal("Collect in a list (an empty array may be another object)", action.Title),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task SpreadElements_MayBeNullOrNone() => new Verify.Test
    {
        TestCode = Method("int[] all = [];\nforeach (var x in source) [|all = [.. all, .. more]|];"),
        FixedCode = Method("int[] all = [];\nvar allList = new List<int>();\nforeach (var x in source) allList.AddRange(more);\n"
            + "if (allList.Count > 0)\n    all = allList.ToArray();"),
        CodeActionEquivalenceKey = "ALLOC608.List!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("object[] all = new object[0];\nforeach (var x in source) [|all = all.Concat(new Own[] { new() }).ToArray()|];")]
    public Task ElementOfAnotherType_IsAddedAsThatType(string statements) => Verify.VerifyCodeFixAsync(
        Method(statements), Method("object[] all = new object[0];\nvar allList = new List<object>();\n"
            + "foreach (var x in source) allList.AddRange(new Own[] { new() });\nif (allList.Count > 0)\n    all = allList.ToArray();"));

    [Fact]
    public Task ElementsOfAnOwnCollection_MayDiffer() => new Verify.Test
    {
        TestCode = Method("var all = new int[0];\nforeach (var x in source) [|all = all.Concat(own).ToArray()|];"),
        FixedCode = Method("var all = new int[0];\nvar allList = new List<int>();\nforeach (var x in source) allList.AddRange(own);\n"
            + "if (allList.Count > 0)\n    all = allList.ToArray();"),
        CodeActionEquivalenceKey = "ALLOC608.List!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("var all = new int[1];\nforeach (var x in source) [|all = all.Append(x).ToArray()|];")]
    [InlineData("int[] all = new int[0], others = all = more;\nforeach (var x in source) [|all = all.Append(x).ToArray()|];")]
    [InlineData("var all = more;\nforeach (var x in source) [|all = all.Append(x).ToArray()|];")]
    [InlineData("var all = new int[0]; Keep(ref all);\nforeach (var x in source) [|all = all.Append(x).ToArray()|];")]
    [InlineData("var all = new int[0];\nforeach (var x in source) { [|all = all.Append(x).ToArray()|]; n += all[0]; }")]
    [InlineData("var all = new int[0];\nforeach (var x in source) { [|all = all.Append(x).ToArray()|]; Look(all); }")]
    [InlineData("var all = new int[0];\nforeach (var x in source) { [|all = all.Append(x).ToArray()|]; Action a = () => n += all.Length; a(); }")]
    [InlineData("var all = new int[0];\nforeach (var x in source) [|all = all.Prepend(x).ToArray()|];")]
    [InlineData("var all = new int[0];\nforeach (var x in source) [|all = all.Append(all.Length).ToArray()|];")]
    [InlineData("var all = new int[0];\nforeach (var x in source) { try { [|all = all.Concat(more.Select(y => y / x)).ToArray()|]; } catch { } }")]
    [InlineData("var all = new int[0];\ntry { foreach (var x in source) [|all = all.Append(4 / x).ToArray()|]; } catch { }")]
    [InlineData("var all = new int[0];\nforeach (var x in source) { [|Array.Resize(ref all, all.Length + 1)|]; all[0] = x; }")]
    [InlineData("var all = new int[0];\nforeach (var x in source) { [|Array.Resize(ref all, all.Length + 1)|]; all[all.Length - 1] = all.Length; }")]
    [InlineData("var all = new int[0];\nforeach (var x in source) { [|Array.Resize(ref all, all.Length + x)|]; all[all.Length - 1] = x; }")]
    [InlineData("var all = new int[0];\nforeach (var x in source) { var one = new int[all.Length + 1]; all.CopyTo(one, 0); [|all = one|]; }")]
    [InlineData("object[] all = new string[0];\nforeach (var x in source) [|all = all.Append(\"\" + x).ToArray()|];")]
    public Task OtherArray_HasNoFix(string statements) => Verify.VerifyCodeFixAsync(Method(statements), Method(statements));

    private static string Method(string statements) =>
        """
        using System;
        using System.Collections;
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using System.Linq;

        public class Own : IEnumerable<int>
        {
            public IEnumerator<int> GetEnumerator() { yield return 1; }
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }

        public class C
        {
            static void Keep(ref int[] all) { }
            static void Look(int[] all) { }

            public void M(List<int> source, int[] more, Own own, int n)
            {

        """ + "        " + statements.Replace("\n", "\n        ") + """

                GC.KeepAlive(all);
            }
        }
        """;
}
