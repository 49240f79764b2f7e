using Allocations.Analyzers.Rules.Boxing.FormatArguments;
using Allocations.CodeFixes.Rules.Boxing.FormatArguments;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Boxing.FormatArguments.FormatArgumentsAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.FormatArguments.FormatArgumentsCodeFix>;

namespace Allocations.Tests.Boxing.FormatArguments;

public sealed class FormatArgumentsTests
{
    private const string Interpolate = "ALLOC207.Interpolate", Append = "ALLOC207.Append", Ask = "ALLOC207.ToString", AppendValue = "ALLOC207.AppendValue";

    [Theory]
    [InlineData("text = string.[|Format(\"{0}\", number)|];")]
    [InlineData("text = string.[|Format(\"{0}{1}{2}{3}\", number, text, e, when)|];")]
    [InlineData("text = string.[|Format(CultureInfo.InvariantCulture, \"{0}\", number)|];")]
    [InlineData("foreach (var item in array) text = string.[|Format(pattern, item)|];")]
    [InlineData("builder.[|AppendFormat(\"{0}\", e)|];")]
    [InlineData("builder.[|AppendFormat(\"{0}\", (e))|];")]
    [InlineData("text = string.[|Format(\"{0} {1}\", (number + 1), (text))|];")]
    [InlineData("FormattableString kept = [|$\"{number}\"|];")]
    [InlineData("IFormattable kept = [|$\"{number}{text}\"|];")]
    [InlineData("text = [|$\"{number}{await Task.FromResult(1)}\"|];")]
    public Task BoxedArguments_AreReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("text = string.Format(\"{0}\", text);")]
    [InlineData("text = string.Format(\"{0}\", (object)null);")]
    [InlineData("text = string.Format(\"{0}\", new object[] { text });")]
    [InlineData("text = $\"{number}{e}{when:d}\";")]
    [InlineData("text = $\"{text}{await Task.FromResult(\"a\")}\";")]
    [InlineData("FormattableString kept = $\"{text}\";")]
    [InlineData("builder.Append($\"{number}\").Append(number);")]
    [InlineData("text = string.Create(CultureInfo.InvariantCulture, $\"{number}\");")]
    [InlineData("Console.WriteLine(number);")]
    [InlineData("throw new Exception(string.Format(\"{0}\", number));")]
    [InlineData("System.Diagnostics.Debug.WriteLine(\"{0}\", number);")]
    [InlineData("System.Linq.Expressions.Expression<Func<string>> tree = () => string.Format(\"{0}\", number);")]
    [InlineData("text = Own.Format(\"{0}\", number);")]
    [InlineData("const string constant = $\"a{nameof(number)}\";")]
    public Task NothingBoxed_IsSilent(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("Console.[|Write(\"{0}\", number)|]")]
    [InlineData("Console.Out.[|WriteLine(\"{0} {1}\", \"a\", number)|]")]
    public async Task BoxesForAWriter_AreToldWhereTheyAreAskedFor(string call)
    {
        var code = "using System; class C { void M(int number) { while (true) " + call + "; } }";
        await AnyHeat.CodeFix<FormatArgumentsAnalyzer, FormatArgumentsCodeFix>.VerifyCodeFixAsync(code, code);
        await Verify.VerifyAnalyzerAsync(code.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal));
    }

    [Fact]
    public Task OneLoop_IsTooLittle() => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text("text = string.Format(pattern, number); text = string.Format(\"{0}\", number);").Replace("number < text.Length", "number < 9"),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(LanguageVersion.CSharp9, true)]
    [InlineData(LanguageVersion.CSharp10, false)]
    public Task InterpolationBeforeHandlers_IsReported(LanguageVersion version, bool reported) => new Verify.Test
    {
        LanguageVersion = version,
        TestCode = "class C { string M(int number) { while (true) { var s = "
            + (reported ? "[|$\"{number}\"|]" : "$\"{number}\"") + "; if (s == null) return s; } } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task FrameworkWithoutHandler_IsReported() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "class C { string M(int number, string text) { while (true) { text = $\"{text}{text}\"; "
            + "var s = [|$\"{number}\"|]; if (s == null) return s; } } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Cold_IsSilent() =>
        Verify.VerifyAnalyzerAsync("class C { static string text = string.Format(\"{0}\", 5); string M(int number) => string.Format(\"{0}\", number); }");

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync("class C { void M() { while (true) { string.Format(\"{0}\", {|CS0103:missing|}); } } }");

    [Theory]
    [InlineData(
        "text = string.{|#0:Format(\"{0}{1}\", number, e)|};",
        "'Format' takes objects, so it boxes 'int' and 'E', which allocates 48 B per call (in a loop (line 4))")]
    [InlineData(
        "FormattableString kept = {|#0:$\"{number}\"|};",
        "The interpolated string is formatted by 'string.Format' because it is kept as a 'FormattableString', so it boxes 'int', which allocates 88 B per "
            + "call (in a loop (line 4))")]
    [InlineData(
        "text = {|#0:$\"{number}{await Task.FromResult(1)}\"|};",
        "The interpolated string is formatted by 'string.Format' because a hole has an 'await', so it boxes 'int', which allocates 48 B per call (in a loop "
            + "(line 4))")]
    public Task Message_NamesWhatIsBoxed(string statement, string message) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new FormatArgumentsAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("text = string.[|Format(\"{0} \", number)|];", "text = $\"{number} \";")]
    [InlineData("text = string.[|Format(\"a{{{0,-5:N2}}} {1}\\t\", number, text)|]; /* kept */", "text = $\"a{{{number,-5:N2}}} {text}\\t\"; /* kept */")]
    [InlineData("text = string.[|Format(@\"a\\b{0}\", number)|];", "text = $\"a\\\\b{number}\";")]
    [InlineData("text = string.[|Format(\"{1}{0}{1}\", number, text)|];", "text = $\"{text}{number}{text}\";")]
    [InlineData("text = string.[|Format(\"{0,4}\", number > 3 ? number : 4)|];", "text = $\"{(number > 3 ? number : 4),4}\";")]
    [InlineData("text = string.[|Format(null, \"{0},\", number)|];", "text = $\"{number},\";")]
    [InlineData(
        "text = string.[|Format(CultureInfo.InvariantCulture, \"{0,4}\", number)|];", "text = string.Create(CultureInfo.InvariantCulture, $\"{number,4}\");")]
    [InlineData("text = string.[|Format(\"{0}{1}{2}{3}\", number, text, e, when)|];", "text = $\"{number}{text}{e}{when}\";")]
    [InlineData("text = string.[|Format(\"{0}{1}\", text, Number())|];", "text = $\"{text}{Number()}\";")]
    [InlineData(
        "text = string.[|Format(CultureInfo.InvariantCulture, \"{0:0000}-{1:00}\", when.Year, when.Month)|];",
        "text = string.Create(CultureInfo.InvariantCulture, $\"{when.Year:0000}-{when.Month:00}\");")]
    [InlineData("text = string.[|Format(\"{1}{0}{1}\", when.Year, when.Day)|];", "text = $\"{when.Day}{when.Year}{when.Day}\";")]
    [InlineData(
        "var own = default(Changing); text = string.[|Format(\"{0}{1}{1}\", own, number)|];",
        "var own = default(Changing); text = $\"{own}{number}{number}\";")]
    [InlineData(
        "var shared = number; Action a = () => shared++; text = string.[|Format(\"{0}{1}\", number, shared)|];",
        "var shared = number; Action a = () => shared++; text = $\"{number}{shared}\";")]
    [InlineData("text = string.[|Format(\n    \"{0}.\",\n    number)|];", "text = $\"{number}.\";")]
    [InlineData("text = string.[|Format(\"{0}{1}\", Guid.Empty, number)|];", "text = $\"{Guid.Empty}{number}\";")]
    [InlineData("int? maybe = number; text = string.[|Format(\"{0:x}\", maybe)|];", "int? maybe = number; text = $\"{maybe:x}\";")]
    [InlineData("text = string.[|Format(\"{0}\", e)|];", "text = $\"{e}\";")]
    [InlineData("text = string.[|Format(\"{0}\", default(Half))|];", "text = $\"{default(Half)}\";")]
    [InlineData("var own = default(Formatted); text = string.[|Format(\"{0}\", own)|];", "var own = default(Formatted); text = $\"{own}\";")]
    [InlineData("text = string.[|Format(\"{0}{1}\", number, builder)|];", "text = $\"{number}{builder}\";")]
    [InlineData("text = string.[|Format(\"{0}{1}\", array[0], number)|];", "text = $\"{array[0]}{number}\";")]
    [InlineData("text = string.[|Format(\"{0}.\", checked(number + 1))|];", "text = $\"{checked(number + 1)}.\";")]
    public Task LiteralFormat_BecomesInterpolation(string before, string after) => FixAsync(before, after, Interpolate);

    [Theory]
    [InlineData("text = string.[|Format(\"{0}\", number)|];", "text = number.ToString();")]
    [InlineData("text = string.[|Format(\"{0:X2}\", number)|]; /* kept */", "text = number.ToString(\"X2\"); /* kept */")]
    [InlineData("text = string.[|Format(null, \"{0}\", number)|];", "text = number.ToString();")]
    [InlineData("text = string.[|Format(CultureInfo.InvariantCulture, \"{0}\", number)|];", "text = number.ToString(CultureInfo.InvariantCulture);")]
    [InlineData(
        "text = string.[|Format(CultureInfo.InvariantCulture, \"{0:N2}\", Number())|];",
        "text = Number().ToString(\"N2\", CultureInfo.InvariantCulture);")]
    [InlineData("text = string.[|Format(\"{0}\", Number())|];", "text = Number().ToString();")]
    [InlineData("text = string.[|Format(\"{0}\", number > 3 ? number : 4)|];", "text = (number > 3 ? number : 4).ToString();")]
    [InlineData("text = string.[|Format(\"{0}\", -number)|];", "text = (-number).ToString();")]
    [InlineData("text = string.[|Format(\"{0}\", checked(number + 1))|];", "text = checked(number + 1).ToString();")]
    [InlineData("text = string.[|Format(\n    \"{0}\",\n    number)|];", "text = number.ToString();")]
    [InlineData("text = string.[|Format(@\"{0:yyyy\\-MM}\", when)|];", "text = when.ToString(\"yyyy\\\\-MM\");")]
    [InlineData("text = string.[|Format(CultureInfo.InvariantCulture, \"{0}\", Guid.Empty)|];", "text = Guid.Empty.ToString();")]
    [InlineData("text = string.[|Format(CultureInfo.InvariantCulture, \"{0:x}\", number > 3)|];", "text = (number > 3).ToString();")]
    [InlineData("text = string.[|Format(\"{1}\", when, number)|];", "text = number.ToString();")]
    [InlineData("Takes.Both(string.[|Format(\"{0}\", number)|]);", "Takes.Both(number.ToString());")]
    [InlineData("text = [|$\"{await Task.FromResult(1):X}\"|];", "text = (await Task.FromResult(1)).ToString(\"X\");")]
    public Task NothingButAHole_AsksTheValue(string before, string after) => FixAsync(before, after, Ask);

    [Fact]
    public Task CultureThatIsNotPlain_IsUnsafe() => FixAsync(
        "text = string.[|Format(CultureInfo.CurrentCulture, \"{0}\", number)|];", "text = number.ToString(CultureInfo.CurrentCulture);", Ask + "!",
        "Ask the value for its text (a custom formatter of the culture is not asked)");

    [Theory]
    [InlineData("text = string.[|Format(\"{0,5}\", number)|];")]
    [InlineData("text = string.[|Format(\"{0} \", number)|];")]
    [InlineData("text = string.[|Format(\"{0}\", e)|];")]
    [InlineData("int? maybe = number; text = string.[|Format(\"{0}\", maybe)|];")]
    [InlineData("var own = default(Changing); text = string.[|Format(\"{0}\", own)|];")]
    [InlineData("var own = default(Formatted); text = string.[|Format(\"{0}\", own)|];")]
    [InlineData("var own = default(MayBeNull); text = string.[|Format(\"{0}\", own)|];")]
    [InlineData("IFormatProvider provider = CultureInfo.InvariantCulture; text = string.[|Format(provider, \"{0}\", number)|];")]
    [InlineData("text = string.[|Format(CultureInfo.CurrentCulture, \"{0}\", Number())|];")]
    [InlineData("text = string.[|Format(NumberFormatInfo.CurrentInfo, \"{0}\", Number())|];")]
    [InlineData("text = string.[|Format(\"{1}\", Number(), number)|];")]
    [InlineData("FormattableString kept = [|$\"{number}\"|];")]
    [InlineData("text = [|$\"{await Task.FromResult(1),3}\"|];")]
    [InlineData("text = [|$\"{await Task.FromResult(1)} \"|];")]
    public async Task HoleWhoseTextMayDiffer_IsNotAsked(string statement)
    {
        foreach (var key in new[] { Ask, Ask + "!" })
            await FixAsync(statement, statement, key);
    }

    [Fact]
    public Task TextThatIsPromised_IsAsked() => FixAsync(
        "var own = default(Promised); text = string.[|Format(\"{0}\", own)|];",
        "var own = default(Promised); text = own.ToString();",
        Ask);

    [Fact]
    public Task OlderLanguageOrFramework_AsksToo() => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp9,
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = Old("[|$\"{number}\"|] + string.[|Format(\"{0:X}\", number)|]"),
        FixedCode = Old("number.ToString() + number.ToString(\"X\")"),
        CodeActionEquivalenceKey = Ask,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(
        "text = string.[|Format(\"{0}{1}\", number, Number())|];",
        "text = $\"{number}{Number()}\";",
        "each argument is formatted before the next is evaluated")]
    [InlineData(
        "text = string.[|Format(\"{0}{1}\", number, DateTime.Now.Year)|];",
        "text = $\"{number}{DateTime.Now.Year}\";",
        "each argument is formatted before the next is evaluated")]
    [InlineData(
        "text = string.[|Format(\"{0}{1}\", number, text.Length)|];",
        "text = $\"{number}{text.Length}\";",
        "each argument is formatted before the next is evaluated")]
    [InlineData(
        "text = string.[|Format(\"{0}{1}\", number, Constructed.Number)|];",
        "text = $\"{number}{Constructed.Number}\";",
        "each argument is formatted before the next is evaluated")]
    [InlineData(
        "var own = default(Changing); var shared = when; Action a = () => shared = default; text = string.[|Format(\"{0}{1}\", own, shared.Year)|];",
        "var own = default(Changing); var shared = when; Action a = () => shared = default; text = $\"{own}{shared.Year}\";",
        "each argument is formatted before the next is evaluated")]
    [InlineData(
        "var own = default(Changing); var shared = number; Action a = () => shared++; text = string.[|Format(\"{0}{1}\", own, shared)|];",
        "var own = default(Changing); var shared = number; Action a = () => shared++; text = $\"{own}{shared}\";",
        "each argument is formatted before the next is evaluated")]
    [InlineData(
        "text = string.[|Format(CultureInfo.GetCultureInfo(\"de\"), \"{0,4}\", number)|];",
        "text = string.Create(CultureInfo.GetCultureInfo(\"de\"), $\"{number,4}\");",
        "a custom formatter that returns null is asked for nothing else")]
    [InlineData(
        "var own = default(Spanned); text = string.[|Format(\"{0,9}\", own)|];",
        "var own = default(Spanned); text = $\"{own,9}\";",
        "'Spanned' may write another text into a span")]
    [InlineData(
        "Spanned? own = default(Spanned); text = string.[|Format(\"{0}\", own)|];",
        "Spanned? own = default(Spanned); text = $\"{own}\";",
        "'Spanned?' may write another text into a span")]
    [InlineData(
        "object any = text; text = string.[|Format(\"{0}{1}\", number, any)|];",
        "object any = text; text = $\"{number}{any}\";",
        "'object' may write another text into a span")]
    [InlineData(
        "text = string.[|Format(\"{0}{1}{2}\", number, Number(), default(Spanned))|];",
        "text = $\"{number}{Number()}{default(Spanned)}\";",
        "each argument is formatted before the next is evaluated; 'Spanned' may write another text into a span")]
    public Task OrderOrProviderThatMayTell_IsUnsafe(string before, string after, string difference) =>
        FixAsync(before, after, Interpolate + "!", "Write an interpolated string (" + difference + ")");

    [Theory]
    [InlineData("")]
    [InlineData(" where T : struct")]
    public Task ValueOfATypeParameter_MayFormatItselfIntoASpan(string constraint) => FixAsync(
        "string Of<T>(T own)" + constraint + " { while (true) text = string.[|Format(\"{0,9}\", own)|]; }",
        "string Of<T>(T own)" + constraint + " { while (true) text = $\"{own,9}\"; }",
        Interpolate + "!",
        "Write an interpolated string ('T' may write another text into a span)");

    [Fact(Skip = "Needs C# 14.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp14))]
    public Task PropertyOfAnExtension_RunsCodeOfTheProject()
    {
        const string Extension = "\npublic static class Serials { extension(DateTime time) { public int Serial => 1; } }";
        return RunAsync(
            Text("text = string.[|Format(\"{0}{1}\", number, when.Serial)|];") + Extension,
            Text("text = $\"{number}{when.Serial}\";") + Extension,
            Interpolate + "!",
            "Write an interpolated string (each argument is formatted before the next is evaluated)",
            RoslynFacts.CSharp14);
    }

    [Theory]
    [InlineData("foreach (var item in array) text = string.[|Format(pattern, number)|];")]
    [InlineData("text = string.[|Format(\"{0\", number)|];")]
    [InlineData("text = string.[|Format(\"{0}}\", number)|];")]
    [InlineData("text = string.[|Format(\"{ 0}\", number)|];")]
    [InlineData("text = string.[|Format(\"{0:}\", number)|];")]
    [InlineData("text = string.[|Format(\"{1}\", number)|];")]
    [InlineData("text = string.[|Format(\"{0}{0}\", Number())|];")]
    [InlineData("text = string.[|Format(\"{1}{0}\", Number(), number)|];")]
    [InlineData("var own = default(Changing); text = string.[|Format(\"{0}{0}\", own)|];")]
    [InlineData("Changing? own = default(Changing); text = string.[|Format(\"{0}{0}{1}\", own, number)|];")]
    [InlineData("var own = default(Changing); var shared = number; Action a = () => shared++; text = string.[|Format(\"{1}{0}\", shared, own)|];")]
    [InlineData("text = string.[|Format(\"a\", Number())|];")]
    [InlineData("text = string.[|Format(@\"{0:a\\b}.\", when)|];")]
    [InlineData("text = string.[|Format(\"{0}{1}\", null, number)|];")]
    [InlineData("text = string.[|Format(\"{0}\", /* why */ number)|];")]
    [InlineData("text = string.[|Format(arg0: number, format: \"{0}\")|];")]
    [InlineData("text = string.[|Format(\"{0}.\", $\"{number}\".Length)|];")]
    [InlineData("Takes.Both(string.[|Format(\"{0}.\", number)|]);")]
    [InlineData("text = new Takes.Or()[string.[|Format(\"{0}.\", number)|]];")]
    [InlineData("text = new Takes.Or() + string.[|Format(\"{0}.\", number)|];")]
    [InlineData("_ = new Takes.Or { string.[|Format(\"{0}.\", number)|] };")]
    [InlineData("Takes.Or or = string.[|Format(\"{0}.\", number)|];")]
    [InlineData("_ = (Takes.Or)string.[|Format(\"{0}.\", number)|];")]
    [InlineData("Takes.Or or = $\"{text}\" + (string.[|Format(\"{0}.\", number)|]);")]
    [InlineData("(Takes.Or, int) pair = (string.[|Format(\"{0}.\", number)|], 1);")]
    [InlineData("Takes.Object(string.[|Format(\"{0}.\", number)|]);")]
    [InlineData("FormattableString kept = [|$\"{number}\"|];")]
    [InlineData("text = [|$\"{number}{await Task.FromResult(1)}\"|];")]
    public async Task WhatDiffersOrCannotBeWritten_IsLeft(string statement)
    {
        foreach (var key in new[] { Interpolate, Interpolate + "!", Append, Ask, AppendValue, "ALLOC207.Write!" })
            await FixAsync(statement, statement, key);
    }

    [Theory]
    [InlineData("builder.[|AppendFormat(\"a{0}\", number)|].Append('c');", "builder.Append($\"a{number}\").Append('c');")]
    [InlineData("builder.[|AppendFormat(CultureInfo.InvariantCulture, \"a{0}\", number)|];", "builder.Append(CultureInfo.InvariantCulture, $\"a{number}\");")]
    [InlineData("builder.[|AppendFormat(\"a{0}{1}\", number, field)|];", "builder.Append($\"a{number}{field}\");")]
    public Task AppendFormat_BecomesAppend(string before, string after) => FixAsync(before, after, Append);

    [Theory]
    [InlineData("builder.[|AppendFormat(\"{0}\", number)|].Append('c');", "builder.Append(number).Append('c');")]
    [InlineData("builder.[|AppendFormat(\"{0}\", builder.Length)|];", "builder.Append(builder.Length);")]
    [InlineData("builder.[|AppendFormat(\"{0}\", Number() == 1)|];", "builder.Append(Number() == 1);")]
    public Task AppendFormatOfNothingButAHole_AppendsTheValue(string before, string after) => FixAsync(before, after, AppendValue);

    [Theory]
    [InlineData("builder.[|AppendFormat(\"{0}\", when)|];")]
    [InlineData("builder.[|AppendFormat(\"{0:X}\", number)|];")]
    [InlineData("builder.[|AppendFormat(\"{0,5}\", number)|];")]
    [InlineData("builder.[|AppendFormat(\"{0}\", e)|];")]
    [InlineData("builder.[|AppendFormat(CultureInfo.InvariantCulture, \"{0}\", number)|];")]
    public Task AppendFormatOfAnotherHole_AppendsNoValue(string statement) => FixAsync(statement, statement, AppendValue);

    [Fact]
    public Task AppendFormatOfBuildersLength_IsUnsafe() => FixAsync(
        "builder.[|AppendFormat(\"a{0}\", builder.Length)|];", "builder.Append($\"a{builder.Length}\");", Append + "!",
        "Append an interpolated string (the text before an argument is written before the argument is evaluated)");

    [Fact]
    public Task FixAll_ChangesEachCall() => FixAsync(
        "text = string.[|Format(\"{0}.\", number)|]; text = string.[|Format(\"{0}\", e)|] + string.[|Format(\"{0,9:d}\", when)|];",
        "text = $\"{number}.\"; text = $\"{e}\" + $\"{when,9:d}\";",
        Interpolate);

    [Fact]
    public Task CarriageReturns_AreKept() =>
        RunAsync(Text("text = string.[|Format(\"{0}.\", number)|];").Replace("\n", "\r\n"), Text("text = $\"{number}.\";").Replace("\n", "\r\n"), Interpolate);

    [Fact]
    public Task OlderLanguage_IsSilentWhereMoreThanAHoleIsFormatted() =>
        RunAsync(Old("string.Format(\"{0}.\", number)"), Old("string.Format(\"{0}.\", number)"), Interpolate, version: LanguageVersion.CSharp9);

    private static string Old(string expression) =>
        "class C { string M(int number) { while (true) { var s = " + expression + "; if (s == null) return s; } } }";

    private static Task AnalyzeAsync(string statement) =>
        new Verify.Test { LanguageVersion = LanguageVersion.CSharp10, TestCode = Text(statement) }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("text = string.[|Format(\"{0}.\", number)|];", "text = $\"{number}.\";", Interpolate)]
    [InlineData("builder.[|AppendFormat(\"{0}.\", number)|];", "builder.Append($\"{number}.\");", Append)]
    public async Task HandlerInAMethodThatComesBack_IsUnsafe(string before, string after, string key)
    {
        const string Again = " _ = M(number, e, when, text, pattern, builder, array);";
        await FixAsync(before + Again, after + Again, key + "!");
        await FixAsync(before, after, key);
    }

    private static Task FixAsync(string before, string after, string key, string? title = null) => RunAsync(Text(before), Text(after), key, title);

    private static Task RunAsync(string source, string fixedSource, string key, string? title = null, LanguageVersion version = LanguageVersion.CSharp10) =>
        new Verify.Test
    {
        TestCode = source,
        FixedCode = fixedSource,
        CodeActionEquivalenceKey = key,
        LanguageVersion = version,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key.EndsWith('!') ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement) => "using System; using System.Globalization; using System.Text; using System.Threading.Tasks;\n" + """
        public class C { private int field; static int Number() => 1;
        async Task M(int number, E e, DateTime when, string text, string pattern, StringBuilder builder, int[] array) {
        """ + "\nwhile (number < text.Length) { " + statement + " await Task.Yield(); } } }\n" + """
        public enum E { A }
        public static class Constructed { public static int Number; static Constructed() => Number = 1; }
        public static class Plain { public static int Number = 1; }
        public struct Changing { private int _n; public override string ToString() => "c" + ++_n; }
        public struct MayBeNull { public override string ToString() => null; }
        #nullable enable
        public struct Promised { public override string ToString() => "p"; }
        #nullable disable
        public struct Formatted : IFormattable { public string ToString(string format, IFormatProvider provider) => "f"; }
        public struct Spanned : ISpanFormattable
        {
            public string ToString(string format, IFormatProvider provider) => "text";
            public bool TryFormat(Span<char> destination, out int written, ReadOnlySpan<char> format, IFormatProvider provider) { written = 0; return true; }
        }
        public static class Own { public static string Format(string format, object value) => ""; }
        public static class Takes
        {
            public static void Both(string text) { }
            public static void Both(System.Runtime.CompilerServices.DefaultInterpolatedStringHandler text) { }
            public static void Object(object text) { }
            public static void Object(IFormattable text) { }
            [System.Runtime.CompilerServices.InterpolatedStringHandler]
            public class Or : System.Collections.IEnumerable
            {
                public Or() { }
                public Or(int literals, int holes) { }
                public void AppendLiteral(string text) { }
                public void AppendFormatted<T>(T value) { }
                public string this[string text] => "";
                public string this[Or text] => "";
                public void Add(string text) { }
                public void Add(Or text) { }
                public static string operator +(Or or, string text) => "";
                public static string operator +(Or or, Or text) => "";
                public static implicit operator Or(string text) => new Or();
                public System.Collections.IEnumerator GetEnumerator() => null;
            }
        }
        """;
}
