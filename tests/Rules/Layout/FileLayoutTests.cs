using Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;
using Allocations.Analyzers.Rules.Arguments.ParamsArray;
using Allocations.Analyzers.Rules.Boxing.FormatArguments;
using Allocations.Analyzers.Rules.Boxing.GenericValueAsObject;
using Allocations.Analyzers.Rules.Buffers.TemporaryArray;
using Allocations.Analyzers.Rules.Collections.LinqInHotCode;
using Allocations.Analyzers.Rules.Strings.FormattedKey;
using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.Analyzers.Rules.Strings.SplitToLook;
using Allocations.Analyzers.Rules.Strings.ThrowAwayBytes;
using Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation;
using Allocations.CodeFixes.Rules.Arguments.ParamsArray;
using Allocations.CodeFixes.Rules.Boxing.FormatArguments;
using Allocations.CodeFixes.Rules.Boxing.GenericValueAsObject;
using Allocations.CodeFixes.Rules.Buffers.TemporaryArray;
using Allocations.CodeFixes.Rules.Collections.LinqInHotCode;
using Allocations.CodeFixes.Rules.Strings.FormattedKey;
using Allocations.CodeFixes.Rules.Strings.ParseChain;
using Allocations.CodeFixes.Rules.Strings.SplitToLook;
using Allocations.CodeFixes.Rules.Strings.ThrowAwayBytes;
using Allocations.Testing;
using Allocations.Tests.Arguments;
using Allocations.Tests.Arguments.Shared;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Tests.Layout;

/// <summary>
/// What a fix adds is laid out as the code around it, and what it does not touch stays. Tabs and other line ends are tried with each fix test
/// that adds lines; here is what such a test has no sight of.
/// </summary>
public sealed class FileLayoutTests
{
    [Fact]
    public Task SpacesOfTheAuthor_StayInAndAroundTheStatement() => VerifyAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(
        """
        using System;
        class C {
            static void Keep( string s ) { }
            void M( string[ ] lines ) {
                foreach( var line in lines ) {
                    var n=1 ; Keep ( "a" ) ;
                    var p = [|line.Split( ',' )|] ;
                    if( p.Length!=2 ) { continue ; }
                    Keep( p[ 1 ] ) ;
                }
            }
        }
        """,
        """
        using System;
        class C {
            static void Keep( string s ) { }
            void M( string[ ] lines ) {
                Span<Range> pRanges = stackalloc Range[4];
                foreach( var line in lines ) {
                    var n=1 ; Keep ( "a" ) ;
                    var pCount = line.AsSpan().Split(pRanges, ',');
                    if( pCount!=2 ) { continue ; }
                    Keep( line[pRanges[ 1 ]] ) ;
                }
            }
        }
        """,
        key: "ALLOC302.Ranges!");

    [Fact]
    public Task TwoSpaces_AreTheUnitOfAMethodThatIsAdded() => VerifyAsync<ParseChainAnalyzer, ParseChainCodeFix>(
        """
        using System;

        class C
        {
          int M(string s)
          {
            return s == null ? 0 : int.Parse([|s.Trim().Replace(',', ' ')|]);
          }

          int _last;
        }
        """,
        """
        using System;

        class C
        {
          int M(string s)
          {
            return s == null ? 0 : int.Parse(ReplaceChar(s.AsSpan().Trim(), ',', ' ', stackalloc char[256]));
          }

          private static ReadOnlySpan<char> ReplaceChar(ReadOnlySpan<char> source, char oldValue, char newValue, Span<char> scratch)
          {
            var first = source.IndexOf(oldValue);
            if (first < 0)
            {
              return source;
            }

            if (scratch.Length < source.Length)
            {
              scratch = new char[source.Length];
            }

            source.CopyTo(scratch);
            for (var i = first; i < source.Length; i++)
            {
              if (scratch[i] == oldValue)
              {
                scratch[i] = newValue;
              }
            }

            return scratch.Slice(0, source.Length);
          }

          int _last;
        }
        """);

    [Theory]
    [InlineData("indent_style = tab", "\t")]
    [InlineData("indent_style = space\nindent_size = 2", "  ")]
    [InlineData("", "    ")]
    public Task CodeThatShowsNoLayout_FollowsTheOptions(string options, string unit) => VerifyAsync<FormattedKeyAnalyzer, FormattedKeyCodeFix>(
        KeysIn("", "[|$\"k{i}\"|]"),
        KeysIn("var keys = new string[3];\nfor (var i = 0; i < keys.Length; i++)\n{\n" + unit + "keys[i] = $\"k{i}\";\n}\n\n", "keys[i]"),
        options,
        "ALLOC304.KeyArray!");

    [Theory]
    [InlineData("csharp_style_var_for_built_in_types = false", "var keys", "int i")]
    [InlineData("csharp_style_var_when_type_is_apparent = false:suggestion", "string[] keys", "var i")]
    [InlineData("csharp_style_var_for_built_in_types = false\ndotnet_style_predefined_type_for_locals_parameters_members = true", "var keys", "int i")]
    [InlineData("csharp_style_var_elsewhere = false", "var keys", "var i")]
    public Task WordsThatTheOptionsAskFor_AreWritten(string options, string array, string counter) => VerifyAsync<FormattedKeyAnalyzer, FormattedKeyCodeFix>(
        KeysIn("", "[|$\"k{i}\"|]"),
        KeysIn(array + " = new string[3];\nfor (" + counter + " = 0; i < keys.Length; i++)\n{\n    keys[i] = $\"k{i}\";\n}\n\n", "keys[i]"),
        options,
        "ALLOC304.KeyArray!");

    [Theory]
    [InlineData("csharp_prefer_braces = true:warning", "\n                {\n                    return false;\n                }\n")]
    [InlineData("csharp_prefer_braces = when_multiline", "\n                    return false;\n")]
    [InlineData("csharp_prefer_braces = false", "\n                    return false;\n")]
    public Task SingleStatement_StandsInBracesWhereTheOptionsAsk(string options, string body) =>
        VerifyAsync<LinqInHotCodeAnalyzer, LinqInHotCodeCodeFix>(
        AllIn("return [|values.All(value => value < n)|];\n"),
        AllIn("foreach (var value in values)\n            {\n                if (value >= n)" + body + "            }\n            return true;\n"),
        options);

    [Fact]
    public Task SingleStatementInAFileIndentedByTabs_StandsInBracesIndentedByTabs() => VerifyAsync<LinqInHotCodeAnalyzer, LinqInHotCodeCodeFix>(
        AllIn("return [|values.All(value => value < n)|];\n").Replace("    ", "\t"),
        AllIn("foreach (var value in values)\n            {\n                if (value >= n)\n                {\n                    return false;\n"
            + "                }\n            }\n            return true;\n").Replace("    ", "\t"),
        "csharp_prefer_braces = true");

    [Theory]
    [InlineData("    ")]
    [InlineData("\t")]
    public Task SingleStatementOfAnElse_StandsInBracesWhereTheOptionsAsk(string unit) => VerifyAsync<GenericValueAsObjectAnalyzer, GenericValueAsObjectCodeFix>(
        Kept("        Keep([|value|]);\n").Replace("    ", unit),
        Kept("        if (typeof(T) == typeof(int))\n        {\n            Keep((int)(object)value);\n        }\n"
            + "        else if (typeof(T) == typeof(long))\n        {\n            Keep((long)(object)value);\n        }\n"
            + "        else\n        {\n            Keep(value);\n        }\n").Replace("    ", unit),
        "csharp_prefer_braces = true",
        "ALLOC205.FastPath!");

    [Theory]
    [InlineData("dotnet_style_predefined_type_for_member_access = false", "using System;\n", "String.Create")]
    [InlineData("dotnet_style_predefined_type_for_member_access = true", "using System;\n", "string.Create")]
    [InlineData("dotnet_style_predefined_type_for_locals_parameters_members = false", "using System;\n", "string.Create")]
    [InlineData("dotnet_style_predefined_type_for_member_access = false", "", "string.Create")]
    public Task TypeOfACall_IsNamedAsTheOptionsAsk(string options, string directive, string call) =>
        VerifyAsync<FormatArgumentsAnalyzer, FormatArgumentsCodeFix>(
        directive + "using System.Globalization;\nclass C { string M(int n) { while (true) { var s = " + (directive.Length > 0 ? "" : "System.")
            + "String.[|Format(CultureInfo.InvariantCulture, \"{0}!\", n)|]; if (s == null) return s; } } }",
        directive + "using System.Globalization;\nclass C { string M(int n) { while (true) { var s = " + call
            + "(CultureInfo.InvariantCulture, $\"{n}!\"); if (s == null) return s; } } }",
        options);

    [Theory]
    [InlineData("dotnet_style_predefined_type_for_locals_parameters_members = false", "Byte")]
    [InlineData("dotnet_style_predefined_type_for_locals_parameters_members = true", "byte")]
    public Task MethodThatAnEarlierFixAdded_IsKnownAgain(string options, string type)
    {
        var text = type == "Byte" ? "String" : "string";
        const string Source = """
            using System;
            using System.IO;
            using System.Text;

            class C
            {
                public void M(Stream stream, String name, Encoding encoding)
                {
                    if (name != null) stream.Write(<>);
                }

                private static Span<{type}> Encode(Encoding encoding, {text} text, Span<{type}> scratch)
                {
                    var count = encoding.GetByteCount(text);
                    if (scratch.Length < count)
                    {
                        scratch = new {type}[count];
                    }

                    return scratch.Slice(0, encoding.GetBytes(text, scratch));
                }
            }

            """;
        var source = Source.Replace("{type}", type, StringComparison.Ordinal).Replace("{text}", text, StringComparison.Ordinal);
        return VerifyAsync<ThrowAwayBytesAnalyzer, ThrowAwayBytesCodeFix>(
            source.Replace("<>", "[|encoding.GetBytes(name)|]", StringComparison.Ordinal),
            source.Replace("<>", "Encode(encoding, name, stackalloc byte[512])", StringComparison.Ordinal),
            options + "\ndotnet_code_quality.allocations.minimum_heat = unknown");
    }

    [Theory]
    [InlineData("dotnet_style_qualification_for_method = true", "", "this.TotalCore")]
    [InlineData("dotnet_style_qualification_for_method = true", "static ", "TotalCore")]
    [InlineData("dotnet_style_qualification_for_method = false", "", "TotalCore")]
    [InlineData("dotnet_style_qualification_for_field = true", "", "TotalCore")]
    public Task MethodThatIsAdded_IsQualifiedAsTheOptionsAsk(string options, string modifier, string core) =>
        VerifyAsync<ParamsArrayAnalyzer, ParamsArrayCodeFix>(
        $$"""
        using System;

        class C
        {
            {{modifier}}int Total(params int[] numbers)
            {
                var sum = numbers.Length; for (var i = 0; i < numbers.Length; i++) sum += numbers[i]; return sum;
            }

            {{modifier}}void M() { while (true) [|Total(1)|]; }
        }
        """,
        SpanText.Of($$"""
        using System;

        class C
        {
            {{modifier}}int Total(params int[] numbers) => {{core}}(new ReadOnlySpan<int>(numbers, 0, numbers.Length));

            {{modifier}}int Total(int number) => {{core}}(new ReadOnlySpan<int>(in number));

            private {{modifier}}int TotalCore(ReadOnlySpan<int> numbers)
            {
                var sum = numbers.Length; for (var i = 0; i < numbers.Length; i++) sum += numbers[i]; return sum;
            }

            {{modifier}}void M() { while (true) Total(1); }
        }
        """),
        options,
        "ALLOC101.single");

    [Theory]
    [InlineData("using System.Text;\nusing Xunit.Like;\n", "using System;\nusing System.Text;\nusing Xunit.Like;\n")]
    [InlineData("using Attributes;\nusing System.Text;\nusing Xunit.Like;\n", "using Attributes;\nusing System;\nusing System.Text;\nusing Xunit.Like;\n")]
    [InlineData("// Header.\n\nusing System.Text;\n\nusing Xunit.Like;\n", "// Header.\n\nusing System;\nusing System.Text;\n\nusing Xunit.Like;\n")]
    [InlineData("#if !NEVER\nusing System.Text;\n#endif\nusing Xunit.Like;\n", "#if !NEVER\nusing System.Text;\n#endif\nusing Xunit.Like;\nusing System;\n")]
    [InlineData(
        "namespace N\n{\n    using System.Text;\n    using Xunit.Like;\n",
        "namespace N\n{\n    using System;\n    using System.Text;\n    using Xunit.Like;\n")]
    [InlineData("", "using System;\n\n")]
    public Task Directive_StandsWithTheOthersInTheirOrder(string before, string after)
    {
        var end = before.StartsWith("namespace", StringComparison.Ordinal) ? "}\n" : "";
        const string Others = "namespace Xunit.Like { }\nnamespace Attributes { }\n";
        return VerifyAsync<ParseChainAnalyzer, ParseChainCodeFix>(
            before + Others + "class C { int M(string s) => s == null ? 0 : int.Parse([|s.Trim()|]); }\n" + end,
            after + Others + "class C { int M(string s) => s == null ? 0 : int.Parse(s.AsSpan().Trim()); }\n" + end);
    }

    [Theory]
    [InlineData("", "MRegex")]
    [InlineData(
        "dotnet_naming_rule.a.symbols = statics\ndotnet_naming_rule.a.style = under\ndotnet_naming_rule.a.severity = suggestion\n"
            + "dotnet_naming_symbols.statics.applicable_kinds = field\ndotnet_naming_symbols.statics.applicable_accessibilities = private\n"
            + "dotnet_naming_symbols.statics.required_modifiers = static, readonly\ndotnet_naming_style.under.capitalization = camel_case\n"
            + "dotnet_naming_style.under.required_prefix = s_",
        "s_mRegex")]
    [InlineData(
        "dotnet_naming_rule.a.symbols = all\ndotnet_naming_rule.a.style = up\ndotnet_naming_symbols.all.applicable_kinds = *\n"
            + "dotnet_naming_style.up.capitalization = all_upper\ndotnet_naming_style.up.word_separator = _",
        "M_REGEX")]
    [InlineData(
        "dotnet_naming_rule.a.symbols = all\ndotnet_naming_rule.a.style = up\ndotnet_naming_symbols.all.applicable_kinds = method\n"
            + "dotnet_naming_style.up.capitalization = all_upper",
        "MRegex")]
    [InlineData(
        "dotnet_naming_rule.a.symbols = all\ndotnet_naming_rule.a.style = up\ndotnet_naming_rule.a.severity = none\n"
            + "dotnet_naming_symbols.all.applicable_kinds = field\ndotnet_naming_style.up.capitalization = all_upper",
        "MRegex")]
    public Task Field_IsNamedAsTheOptionsSay(string options, string name) => VerifyAsync<LoopInvariantAllocationAnalyzer, LoopInvariantAllocationCodeFix>(
        "using System.Text.RegularExpressions;\n\nclass C\n{\n    static int M(string[] lines)\n    {\n        var n = 0;\n"
            + "        foreach (var line in lines)\n        {\n            if ([|new Regex(\"a\")|].IsMatch(line)) n++;\n        }\n\n        return n;\n"
            + "    }\n}\n",
        "using System.Text.RegularExpressions;\n\nclass C\n{\n    private static readonly Regex " + name
            + " = new Regex(\"a\");\n\n    static int M(string[] lines)\n    {\n        var n = 0;\n        foreach (var line in lines)\n        {\n"
            + "            if (" + name + ".IsMatch(line)) n++;\n        }\n\n        return n;\n    }\n}\n",
        options);

    [Fact]
    public Task MissingLineAtTheEnd_StaysMissing() => VerifyAsync<ParseChainAnalyzer, ParseChainCodeFix>(
        "using System;\nclass C\n{\n    int M(string s) => s == null ? 0 : int.Parse([|s.Trim()|]);  \n\n\n  }",
        "using System;\nclass C\n{\n    int M(string s) => s == null ? 0 : int.Parse(s.AsSpan().Trim());  \n\n\n  }");

    [Fact]
    public Task LineEndsOfSeveralKinds_StayAsTheyAre() => new AnyHeat.CodeFix<LoopInvariantAllocationAnalyzer, LoopInvariantAllocationCodeFix>.Test
    {
        TestCode = "using System.Collections.Generic;\r\nclass C\n{\r\n    static int M(string[] names)\n    {\r\n        var n = 0;\n"
            + "        foreach (var name in names)\r\n        {\n            var l = [|new List<int>()|];\r\n            l.Add(name.Length);\n"
            + "            n += l.Count;\r\n        }\n\n        return n;\r\n    }\n}\r\n",
        FixedCode = "using System.Collections.Generic;\r\nclass C\n{\r\n    static int M(string[] names)\n    {\r\n        var n = 0;\n"
            + "        var l = new List<int>();\r\n        foreach (var name in names)\r\n        {\n            l.Clear();\r\n"
            + "            l.Add(name.Length);\n            n += l.Count;\r\n        }\n\n        return n;\r\n    }\n}\r\n",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("csharp_indent_case_contents_when_block = false")]
    [InlineData("csharp_indent_case_contents_when_block = true")]
    public Task NewStatement_StandsWhereTheOthersDo_WhateverTheOptionsSay(string options) =>
        VerifyAsync<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>(
            Switched("var bytes = [|new byte[4]|];", "", "var bytes = [|new byte[4]|];"),
            Switched("Span<byte> bytes = stackalloc byte[4];", "\n                  Span<byte> bytes = stackalloc byte[4];", "bytes.Clear();"),
            options);

    private static string AllIn(string answer) =>
        "#nullable enable\nusing System.Linq;\nclass C\n{\n    bool M(int[] values, int n)\n    {\n        for (;;)\n        {\n"
            + "            if (n > 9) continue;\n            " + answer + "        }\n    }\n}";

    private static string Kept(string call) =>
        "using System;\nclass C\n{\n    static long s_sum;\n    static void Keep(object value) => s_sum += Convert.ToInt64(value);\n"
            + "    static void Keep(int value) => s_sum += value;\n    static void Keep(long value) => s_sum += value;\n\n"
            + "    static void Use<T>(T value)\n    {\n" + call + "    }\n\n    static void All(int[] numbers)\n    {\n"
            + "        foreach (var number in numbers)\n        {\n            Use(number);\n            Use((long)number);\n        }\n    }\n}\n";

    private static string Switched(string first, string beforeLoop, string inLoop) =>
        $$"""
        using System;

        class C
        {
            static int M(int kind, string[] names)
            {
                var n = 0;
                switch (kind)
                {
                    case 1:
                        {
                            n++;
                            // The first byte.
                            {{first}}
                            bytes[0] = (byte)n;
                            n += bytes[0];
                            break;
                        }

                    default:
                        {
                          n++;{{beforeLoop}}
                          foreach (var name in names)
                          {
                                {{inLoop}}
                                bytes[name.Length & 3] = 1;
                                n += bytes[0];
                          }
                          break;
                        }
                }

                return n;
            }
        }
        """;

    private static string KeysIn(string before, string key) =>
        "using System.Collections.Generic; class C { static int M(string[] names, Dictionary<string, int> map, int n) {\n" + before
            + "foreach (var name in names) { for (var i = 0; i < 3; i++) { n += map[" + key + "]; } }\nreturn n; } }";

    private static Task VerifyAsync<TAnalyzer, TCodeFix>(string code, string expected, string options = "", string? key = null)
        where TAnalyzer : DiagnosticAnalyzer, new()
        where TCodeFix : CodeFixProvider, new() => new AnyHeat.CodeFix<TAnalyzer, TCodeFix>.Test
        {
            TestCode = code.ReplaceLineEndings("\n"),
            FixedCode = expected.ReplaceLineEndings("\n"),
            CodeActionEquivalenceKey = key,
            CodeFixTestBehaviors = key is null ? default : Microsoft.CodeAnalysis.Testing.CodeFixTestBehaviors.SkipFixAllCheck,
            TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\n" + options + "\n") } },
        }.RunAsync(TestContext.Current.CancellationToken);
}
