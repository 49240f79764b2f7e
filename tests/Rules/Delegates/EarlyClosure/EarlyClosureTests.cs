using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Delegates.EarlyClosure.EarlyClosureAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.EarlyClosure.EarlyClosureCodeFix>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Delegates.EarlyClosure.EarlyClosureAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.EarlyClosure.EarlyClosureCodeFix>;

namespace Allocations.Tests.Delegates.EarlyClosure;

/// <summary>Where ALLOC402 reports, what it says and what its fix does.</summary>
public sealed class EarlyClosureTests
{
    [Fact]
    public Task LambdaBehindAFastPath_GetsABlock() => VerifyAsync(
        """
        if (_known.TryGetValue(key, out var found))
            return found;

        // Slow.
        return Make([|() => key + number|]);
        """,
        """
        if (_known.TryGetValue(key, out var found))
            return found;

        // Slow.
        {
            var localKey = key;
            var localNumber = number;
            return Make(() => localKey + localNumber);
        }
        """);

    [Theory]
    [InlineData("if (_all.TryGetValue(key, out var found)) return found; return Make([|() => key + version|]);")]
    [InlineData("if (key.Length == 0) return null; return Make(() => key + version);")]
    [InlineData("if (version > 3) return Make(() => key + version); return _all[key];")]
    [InlineData("var found = Taken(k => k, key); if (found != null) return found; return Make([|() => key + version|]);")]
    [InlineData("lock (_all) { if (_all.TryGetValue(key, out var found)) return found; } return Make([|() => key + version|]);")]
    [InlineData("if (version == 0) return key; return Make(() => key + version);")]
    [InlineData("if (version == 0) return string.Empty; return Make(() => key + version);")]
    [InlineData("if (_all.TryGetValue(key, out var found)) return found + key; return Make(() => key + version);")]
    [InlineData("if (_all.TryGetValue(key, out var found)) return Taken(k => k, found); return Make(() => key + version);")]
    [InlineData("if (_all.TryGetValue(key, out var found)) return found; System.Diagnostics.Debug.Assert(Make(() => key + version) is not null); return key;")]
    [InlineData("if (_all.TryGetValue(key, out var found)) return found; return Taken(k => k + version, key);")]
    public Task LambdaBehindAFastPath_IsToldInWarmCode(string body) => Verify.VerifyAnalyzerAsync(
        "using System; using System.Collections.Generic; public class Cache { readonly Dictionary<string, string> _all = new(); "
        + "public string GetText(string key, int version) { " + body + " } static string Make(Func<string> make) => make(); "
        + "static string Taken(Func<string, string> make, string key) => make(key); "
        + "static string Taken<T>(Func<string, T, string> make, string key, T state) => make(key, state); }");

    [Fact]
    public Task LambdaInABranch_CapturesCopiesThere() => VerifyAsync(
        """
        if (number < 0)
        {
            Log("negative");

            Later([|() => Log(key)|]);
            Later(() => Log(key + Name));
        }

        return key;
        """,
        """
        if (number < 0)
        {
            Log("negative");

            var self = this;
            var localKey = key;
            Later(() => Log(localKey));
            Later(() => Log(localKey + self.Name));
        }

        return key;
        """);

    [Fact]
    public Task LambdaWithoutABlock_GetsBraces() => VerifyAsync(
        """
        var text = key;
        if (number < 0)
            Later([|() => Log(text)|]);
        else if (number > 9) Later(Log);
        return text;
        """,
        """
        var text = key;
        if (number < 0)
        {
            var localText = text;
            Later(() => Log(localText));
        }
        else if (number > 9) Later(Log);
        return text;
        """);

    [Theory]
    [InlineData("Later([|() => Log(key + number + text)|]);",
        "var localKey = key; var localNumber = number; var localText = text; Later(() => Log(localKey + localNumber + localText));")]
    [InlineData("Later([|() => Log(key + number + text + other)|]);", "Later([|() => Log(key + number + text + other)|]);")]
    public Task MoreThanThreeCopies_AreNoFix(string before, string after)
    {
        const string Frame = "var text = key; var other = key; if (number < 0) { BODY } return text;";
        return VerifyAsync(Frame.Replace("BODY", before, StringComparison.Ordinal), Frame.Replace("BODY", after, StringComparison.Ordinal));
    }

    [Fact]
    public Task CopyBesideAVariableOfTheSameBlock_IsNoFix()
    {
        const string Code = "if (number < 0) return key; var done = false; return Make([|() => { if (done) return null; done = true; return key; }|]);";
        return VerifyAsync(Code, Code);
    }

    [Fact]
    public Task Comment_StaysWithItsStatement() => VerifyAsync(
        """
        if (number == 0)
                {
                    // Why this is
                    // no method group.
                    Later([|() => Log(key + number)|]);
                }

                return key;
        """,
        """
        if (number == 0)
                {
                    var localKey = key;
                    var localNumber = number;
                    // Why this is
                    // no method group.
                    Later(() => Log(localKey + localNumber));
                }

                return key;
        """);

    [Fact]
    public Task ValueOfADeclaration_IsFoundInABlock() => VerifyAsync(
        """
        if (number == 0)
            return key;
        var made = Make([|() => key + number|]);
        Log(made);
        return made;
        """,
        """
        if (number == 0)
            return key;
        string made;
        {
            var localKey = key;
            var localNumber = number;
            made = Make(() => localKey + localNumber);
        }
        Log(made);
        return made;
        """);

    [Fact]
    public Task ValueOfADeclarationOnOneLine_IsFoundInABlock() => VerifyAsync(
        "if (number == 0) return key; string made = Make([|() => key|]); return made;",
        "if (number == 0) return key; string made; { var localKey = key; made = Make(() => localKey); } return made;");

    [Fact]
    public Task DeclaredTypeMayBeNull_WhereNullsAreTold() => VerifyAsync(
        """
        #nullable enable
        if (number == 0)
            return key;
        var made = Make([|() => key|]);
        if (made == "")
            made = null;
        return made ?? key;
        """,
        """
        #nullable enable
        if (number == 0)
            return key;
        string? made;
        {
            var localKey = key;
            made = Make(() => localKey);
        }
        if (made == "")
            made = null;
        return made ?? key;
        """);

    [Fact]
    public Task LambdaInABranchThatSharesAnotherClosure_IsNoFix()
    {
        const string Code =
            """
            if (number == 0)
                return key;
            var made = Make(() => "made");
            if (number > 1)
            {
                Log("more");
                Later([|() => Log(made + key)|]);
            }
            if (number > 2)
                Later(() => Log(made));
            return made;
            """;
        return VerifyAsync(Code, Code);
    }

    [Fact]
    public Task DeclaredTypeIsNotNull_WhereItsOnlyValueIsNot() => VerifyAsync(
        """
        #nullable enable
        if (number == 0)
            return key;
        var made = Make([|() => key|]);
        return made;
        """,
        """
        #nullable enable
        if (number == 0)
            return key;
        string made;
        {
            var localKey = key;
            made = Make(() => localKey);
        }
        return made;
        """);

    [Fact]
    public Task WholeConditionalStatement_GetsABlock() => VerifyAsync(
        """
        if (number == 0)
            return key;
        if (Make([|() => key|]) == "")
        {
            number++;
            Log("empty");
        }

        return key;
        """,
        """
        if (number == 0)
            return key;
        {
            var localKey = key;
            if (Make(() => localKey) == "")
            {
                number++;
                Log("empty");
            }
        }

        return key;
        """);

    [Fact]
    public Task StructWhoseMembersOnlyRead_IsCopied() => VerifyAsync(
        """
        if (number < 0)
            Later([|() => Log(place.Text + place.Twice)|]);
        return key;
        """,
        """
        if (number < 0)
        {
            var localPlace = place;
            Later(() => Log(localPlace.Text + localPlace.Twice));
        }
        return key;
        """);

    [Fact]
    public Task LinesOfTheLambda_AreIndentedFurther() => VerifyAsync(
        """
        if (number == 0)
            return key;
        return Make([|() =>
        {
            // Why.
            return new { key }.ToString();
        }|]);
        """,
        """
        if (number == 0)
            return key;
        {
            var localKey = key;
            return Make(() =>
            {
                // Why.
                return new { key = localKey }.ToString();
            });
        }
        """);

    [Fact]
    public Task VariablesOfTheBranch_StayAsTheyAre() => VerifyAsync(
        """
        foreach (var one in Names)
        {
            if (one.Length > 9)
            {
                var length = one.Length;
                Later([|() => Log(one + length)|]);
            }
        }

        return key;
        """,
        """
        foreach (var one in Names)
        {
            if (one.Length > 9)
            {
                var length = one.Length;
                var localOne = one;
                Later(() => Log(localOne + length));
            }
        }

        return key;
        """);

    [Theory]
    [InlineData("return Make(() => key);")]
    [InlineData("Later(() => Log(key)); if (number < 0) Later(() => Log(key)); return key;")]
    [InlineData("if (number < 0) Later(() => Log(key)); Later(() => Log(key)); return key;")]
    [InlineData("if (number < 0) { var text = key + 1; Later(() => Log(text)); } return key;")]
    [InlineData("if (number < 0) Later(() => Log(Name)); return key;")]
    [InlineData("if (number < 0) Later(static () => Log2()); return key;")]
    [InlineData("if (number < 0) Later(() => Log(key)); key = \"\"; return key;")]
    [InlineData("if (number < 0) Later(() => key = \"\"); return key;")]
    [InlineData("again: if (number < 0) Later(() => Log(key)); if (number++ < 9) goto again; return key;")]
    [InlineData("while (number < 9) { if (number < 0) Later(() => Log(key + number)); number++; } return key;")]
    [InlineData("foreach (var one in Names) { if (one.Length > 9) Later(() => Log(key)); } return key;")]
    [InlineData("if (number < 0) return key; var made = new { Text = Make(() => key) }; return made.Text;")]
    [InlineData("if (number < 0) return key; ReadOnlySpan<char> made = Make(() => key).AsSpan(); return made.ToString();")]
    [InlineData("if (number < 0) return key; string one = Make(() => key), other = one; return other;")]
    [InlineData("if (number < 0) return key; if (Make(() => key) is { } made) Log(made); return key;")]
    [InlineData("if (number < 0) Later(() => Log(place.Moved())); return key;")]
    [InlineData("if (number < 0) Later(() => Log(place.Renamed())); return key;")]
    [InlineData("if (number < 0) Later(() => Log(place.ToString())); return key;")]
    [InlineData("if (number < 0) return key; return TryMake(() => key, out var made) ? made : key;")]
    [InlineData("if (number < 0) throw new System.Exception(); return Make(() => key);")]
    [InlineData("string Local() => key; if (number < 0) Later(() => Log(Local())); return Local();")]
    [InlineData("if (number < 0) Later(() => Log(Local())); return key; string Local() => key;")]
    [InlineData("if (Make(() => key) == key) return key; return Make(() => key);")]
    [InlineData("for (var i = 0; i < 9; i++) { if (number < 0) Later(() => Log(key + i)); } return key;")]
    public Task ClosureThatIsNeeded_IsSilent(string body) => VerifyAtAnyHeat.VerifyAnalyzerAsync(In(body));

    [Theory]
    [InlineData("if (number < 0) Log(key); return number > 9 ? Make(() => key) : key;")]
    [InlineData("if (number < 0) Later([|() => Log(key)|]); return key;")]
    public Task OnlyStatementsCanBeCopiedTo(string body) => VerifyAtAnyHeat.VerifyAnalyzerAsync(In(body));

    [Theory]
    [InlineData("foreach (var one in Names) { if (_known.TryGetValue(one, out var found)) continue; if (one.Length > 9) throw Failed([|() => one|]); }")]
    [InlineData("foreach (var one in Names) { try { Log(one); } catch (System.Exception) { Later([|() => Log(one)|]); } }")]
    public Task LambdaInColdCode_IsReportedInHotCode(string body) => Verify.VerifyAnalyzerAsync(In(body + " return key;"));

    [Fact]
    public Task OtherLambdaInALoopThatMayBeShort_IsSilent() => Verify.VerifyAnalyzerAsync(
        In("foreach (var one in Names) { if (one.Length > 9) Later(() => Log(one)); } return key;"));

    [Fact]
    public Task Message_TellsWhatTheClosureHolds() => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        In("if (number < 0) Later({|#0:() => Log(key + number + Name)|}); return key;"),
        VerifyAtAnyHeat.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "The closure that holds 'this', 'key' and 'number' allocates 40 B, also where this lambda is not reached (not known to be hot)"));

    private static Task VerifyAsync(string before, string after) => VerifyAtAnyHeat.VerifyCodeFixAsync(In(before), In(after));

    private static string In(string body) =>
        $$"""
        using System;
        using System.Collections.Generic;

        class C
        {
            private readonly Dictionary<string, string> _known = new Dictionary<string, string>();
            public string Name { get; set; }
            public string[] Names { get; set; }

            static object Kept;
            static string Make(Func<string> make) { Kept = make; return make(); }
            static bool TryMake(Func<string> make, out string made) { made = make(); return true; }
            static void Later(Action action) { Kept = action; action(); }
            static Exception Failed(Func<string> why) => new Exception(why());
            static void Log(string text) { }
            static void Log() { }
            static void Log2() { }

            public struct Place
            {
                private string _name;
                public string Text { get { return _name; } }
                public string Twice { get { return Text + Text.Length + _name; } }
                public string Moved() => _name += "!";
                public string Renamed() { Rename(out _name); return _name; }
                private static void Rename(out string name) => name = "";
            }

            public string M(string key, int number, Place place = default)
            {
                {{body.Replace("\n", "\n        ", StringComparison.Ordinal).Replace("\n        \n", "\n\n", StringComparison.Ordinal)}}
            }
        }
        """;
}
