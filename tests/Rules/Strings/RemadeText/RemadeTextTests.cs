using Allocations.Analyzers.Rules.Strings.RemadeText;
using Allocations.CodeFixes.Rules.Strings.RemadeText;
using Allocations.Tests.Behaviour;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Strings.RemadeText.RemadeTextAnalyzer,
    Allocations.CodeFixes.Rules.Strings.RemadeText.RemadeTextCodeFix>;

namespace Allocations.Tests.Strings.RemadeText;

public sealed class RemadeTextTests
{
    [Theory]
    [InlineData("Use([|id.ToString().Replace(\"-\", \"\")|]);")]
    [InlineData("Use([|id.ToString(\"D\").Replace(\"-\", string.Empty)|]);")]
    [InlineData("Use([|Guid.NewGuid().ToString().Replace(\"-\", null)|].Substring(0, 8));")]
    [InlineData("Use([|id.ToString().Replace(\"-\", \"\", StringComparison.Ordinal)|]);")]
    [InlineData("Use([|number.ToString(\"X2\").ToLower()|]);")]
    [InlineData("Use([|number.ToString(\"x\", CultureInfo.InvariantCulture).ToUpperInvariant()|]);")]
    [InlineData("Use([|number.ToString().PadLeft(3, '0')|]);")]
    [InlineData("Use([|((byte)number).ToString(\"x\").PadLeft(2, '0')|]);")]
    [InlineData("Use([|(number > 1).ToString().ToLower()|]);")]
    [InlineData("Use([|text.Contains(letter).ToString(CultureInfo.CurrentCulture).ToUpper(CultureInfo.InvariantCulture)|]);")]
    [InlineData("Use([|Regex.Split(text, \",\")|]);")]
    [InlineData("Use([|Regex.Split(text, Environment.NewLine, RegexOptions.Compiled)|]);")]
    [InlineData("Use([|string.Format(text)|]);")]
    [InlineData("Use([|string.Format(CultureInfo.InvariantCulture, \"none\")|]);")]
    [InlineData("writer.WriteString(\"id\", [|id.ToString()|]);")]
    [InlineData("writer.WriteStringValue([|id.ToString()|]);")]
    [InlineData("Use(JsonSerializer.Deserialize<int>([|element.GetRawText()|], (JsonSerializerOptions)null));")]
    [InlineData("Use(JsonSerializer.Deserialize([|element.GetRawText()|], typeof(int)));")]
    [InlineData("Use(text.Contains([|letter.ToString()|]));")]
    [InlineData("Use(text.IndexOf([|letter.ToString()|], StringComparison.Ordinal));")]
    [InlineData("Use(string.Join([|letter.ToString()|], texts));")]
    [InlineData("Use(text.Split([|letter.ToString()|]));")]
    [InlineData("builder.Insert(0, [|letter.ToString()|]);")]
    [InlineData("number = int.Parse([|text.LongCount().ToString()|]);")]
    [InlineData("number = Convert.ToInt32([|((uint)number).ToString()|]);")]
    [InlineData("if (byte.TryParse([|number.ToString()|], out var b)) number = b;")]
    [InlineData("day = (DayOfWeek)Enum.Parse(typeof(DayOfWeek), [|number.ToString()|]);")]
    [InlineData("day = Enum.Parse<DayOfWeek>([|number.ToString()|], true);")]
    [InlineData("number = int.Parse([|text[0].ToString()|]);")]
    [InlineData("number += Convert.ToInt32([|letter.ToString()|]);")]
    [InlineData("number = Convert.ToInt32([|letter.ToString()|], 16) * 16 + Convert.ToByte([|text[1].ToString()|], 2);")]
    [InlineData("if (int.TryParse([|letter.ToString()|], NumberStyles.None, CultureInfo.InvariantCulture, out number)) return;")]
    [InlineData("if ([|letter.ToString()|] == \"a\") return;")]
    [InlineData("if (\"a\" != [|text[number].ToString()|]) return;")]
    [InlineData("Use([|text.First().ToString()|].Equals(\"\\n\"));")]
    [InlineData("const string Comma = \",\"; Use([|letter.ToString()|] == Comma);")]
    [InlineData("Use([|letter.ToString()|] == text[0].ToString());")]
    [InlineData("Use([|letter.ToString()|].Equals(\"a\", StringComparison.Ordinal));")]
    [InlineData("Use(string.Equals([|letter.ToString()|], \"a\"));")]
    [InlineData("Use(string.Equals(\"a\", [|letter.ToString()|], StringComparison.Ordinal));")]
    [InlineData("Use([|letter.ToString()|] is \"a\" or \"b\");")]
    [InlineData("Use([|letter.ToString()|] is not (\"a\" or \"b\"));")]
    [InlineData("switch ([|letter.ToString()|]) { case \"a\": number = 1; break; case \"b\" or \"c\" when number > 1: break; default: return; }")]
    [InlineData("number = [|letter.ToString()|] switch { \"a\" => 1, \"b\" when number > 1 => 2, _ => 3 };")]
    public Task TextThatOneCallMakes_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("number = int.Parse(number.ToString(\"X\"));")]
    [InlineData("number = int.Parse(number.ToString(), NumberStyles.HexNumber);")]
    [InlineData("number = int.Parse(number.ToString(), CultureInfo.InvariantCulture);")]
    [InlineData("number = Convert.ToInt32(number.ToString(), 16);")]
    [InlineData("number = Convert.ToInt32(letter.ToString(), number);")]
    [InlineData("number = Convert.ToInt32(text, 16);")]
    [InlineData("number = int.Parse(text.ToString());")]
    [InlineData("number = int.Parse(own.ToString());")]
    [InlineData("number = int.Parse(day.ToString());")]
    [InlineData("Use(decimal.Parse(0.1f.ToString()));")]
    [InlineData("Use(double.Parse(number.ToString()));")]
    [InlineData("day = (DayOfWeek)Enum.Parse(typeof(DayOfWeek), text);")]
    [InlineData("day = Enum.Parse<DayOfWeek>(day.ToString());")]
    [InlineData("Use(Enum.Parse(text.GetType(), number.ToString()));")]
    [InlineData("Use(Own.Parse(number.ToString()));")]
    public Task TextThatMayBeParsedAsAnotherValue_IsNotReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("Use(id.ToString(\"N\"));")]
    [InlineData("Use(id.ToString(\"B\").Replace(\"-\", \"\"));")]
    [InlineData("Use(id.ToString(text).Replace(\"-\", \"\"));")]
    [InlineData("Use(id.ToString().Replace(\"-\", \"_\"));")]
    [InlineData("Use(id.ToString().Replace(\"a\", \"\"));")]
    [InlineData("Use(id.ToString().Replace(\"-\", \"\", StringComparison.CurrentCulture));")]
    [InlineData("Use(id.ToString().ToUpper());")]
    [InlineData("Use(own.ToString().Replace(\"-\", \"\"));")]
    [InlineData("Use(number.ToString(\"X2\").ToUpper());")]
    [InlineData("Use(number.ToString(\"Xa\").ToLower());")]
    [InlineData("Use(number.ToString(\"E2\").ToLower());")]
    [InlineData("Use(number.ToString(\"X2\").ToLower(CultureInfo.InvariantCulture));")]
    [InlineData("Use(day.ToString(\"X\").ToLower());")]
    [InlineData("Use((number > 1).ToString().Replace(\"T\", \"t\"));")]
    [InlineData("Use((number > 1).ToString(new CultureInfo(\"tr\")).ToLower());")]
    [InlineData("bool? flag = null; Use(flag.ToString().ToLower()); Use(flag?.ToString().ToLower());")]
    [InlineData("Use(number.ToString().PadLeft(3));")]
    [InlineData("Use(number.ToString().PadLeft(number, '0'));")]
    [InlineData("Use(number.ToString(\"N0\").PadLeft(9, '0'));")]
    [InlineData("Use(1.5.ToString().PadLeft(9, '0'));")]
    [InlineData("Use(Regex.Split(text, \"a|b\"));")]
    [InlineData("Use(Regex.Split(text, text));")]
    [InlineData("Use(Regex.Split(pattern: \",\", input: text));")]
    [InlineData("Use(id.ToString().Replace(newValue: \"-\", oldValue: \"\"));")]
    [InlineData("Use(Regex.Split(text, \"\"));")]
    [InlineData("Use(Regex.Split(text, \",\", RegexOptions.IgnoreCase));")]
    [InlineData("Use(Regex.Split(text, \",\", RegexOptions.RightToLeft));")]
    [InlineData("Use(Regex.Split(text, \",\", RegexOptions.None, TimeSpan.Zero));")]
    [InlineData("Use(Regex.Replace(text, \"ab\", \"c\"));")]
    [InlineData("Use(Regex.IsMatch(text, \"ab\"));")]
    [InlineData("Use(string.Format(\"{{\"));")]
    [InlineData("Use(string.Format(\"{0}\", number));")]
    [InlineData("Use(string.Format(text, texts));")]
    [InlineData("Use(string.Format(new CultureInfo(\"tr\"), text));")]
    [InlineData("writer.WriteString(\"id\", id.ToString(\"N\"));")]
    [InlineData("writer.WriteStringValue(number.ToString());")]
    [InlineData("Use(JsonSerializer.Deserialize<int>(element.ToString()));")]
    [InlineData("Use(JsonDocument.Parse(element.GetRawText()));")]
    [InlineData("var raw = element.GetRawText(); Use(JsonSerializer.Deserialize<int>(raw)); Use(raw);")]
    [InlineData("Use(text.StartsWith(letter.ToString()));")]
    [InlineData("Use(text.IndexOf(letter.ToString()));")]
    [InlineData("Use(text.IndexOf(letter.ToString(), StringComparison.OrdinalIgnoreCase));")]
    [InlineData("Use(text.Contains(letter.ToString(), StringComparison.CurrentCulture));")]
    [InlineData("Use(text.Contains(number.ToString()));")]
    [InlineData("throw new Exception(id.ToString().Replace(\"-\", \"\"));")]
    [InlineData("System.Linq.Expressions.Expression<Func<string>> tree = () => id.ToString().Replace(\"-\", \"\"); Use(tree);")]
    [InlineData("Use(letter.ToString() == text);")]
    [InlineData("Use(letter.ToString() == \"ab\");")]
    [InlineData("Use(letter.ToString() == \"\");")]
    [InlineData("Use(letter.ToString() == null);")]
    [InlineData("Use(letter.ToString(CultureInfo.InvariantCulture) == \"a\");")]
    [InlineData("Use(((char?)letter).ToString() == \"a\");")]
    [InlineData("Use((object)letter.ToString() == (object)\"a\");")]
    [InlineData("Use(letter.ToString().Equals((object)\"a\"));")]
    [InlineData("Use(letter.ToString().Equals(text, StringComparison.OrdinalIgnoreCase));")]
    [InlineData("Use(string.Equals(letter.ToString(), null, StringComparison.CurrentCulture));")]
    [InlineData("Use(string.Compare(letter.ToString(), text));")]
    [InlineData("Use(string.Compare(letter.ToString(), \"\", StringComparison.Ordinal));")]
    [InlineData("Use(string.CompareOrdinal(\"ab\", letter.ToString()));")]
    [InlineData("Use(string.Compare(letter.ToString(), \"a\", true));")]
    [InlineData("Use(string.Compare(letter.ToString(), 0, \"a\", 0, 1));")]
    [InlineData("Use(string.Compare(strB: letter.ToString(), strA: \"a\"));")]
    [InlineData("Use(letter.ToString().CompareTo((object)\"a\"));")]
    [InlineData("Use(letter.CompareTo('a') + StringComparer.Ordinal.Compare(letter.ToString(), \"a\"));")]
    [InlineData("Use(new[] { \"a\" }.Contains(letter.ToString()));")]
    [InlineData("Use(string.Equals(letter.ToString(), text));")]
    [InlineData("Use(object.Equals(letter.ToString(), \"a\"));")]
    [InlineData("Use(string.Equals(b: letter.ToString(), a: \"a\"));")]
    [InlineData("Use(letter.ToString() is \"a\" or null);")]
    [InlineData("Use(letter.ToString() is \"a\" or \"ab\");")]
    [InlineData("Use(letter.ToString() is { Length: 1 });")]
    [InlineData("Use(letter.ToString() is var s && s == text);")]
    [InlineData("switch (letter.ToString()) { case \"a\": number = 1; break; case var s: Use(s); break; }")]
    [InlineData("switch (letter.ToString()) { case \"a\": number = 1; break; case \"\": return; }")]
    [InlineData("switch (letter.ToString()) { default: return; }")]
    [InlineData("number = letter.ToString() switch { \"a\" => 1, string s => s.Length };")]
    [InlineData("number = number switch { 1 => 2, _ => letter.ToString() == text ? 1 : 3 };")]
    [InlineData("var s = letter.ToString(); Use(s); if (s == \"a\") return;")]
    [InlineData("System.Linq.Expressions.Expression<Func<char, bool>> e = c => c.ToString() == \"a\";")]
    public Task TextThatNoOneCallMakes_IsSilent(string statement) => AnalyzeAsync(statement);

    [Fact]
    public Task FormatThatMakesTheSame_IsReportedOutsideWarmCode() => Verify.VerifyAnalyzerAsync(
        "public class C { public string Id = [|System.Guid.NewGuid().ToString().Replace(\"-\", \"\")|]; "
        + "public string M(string text) => string.Format(text); }");

    [Fact]
    public Task FrameworkWithoutTheOverload_IsSilent() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "using System.Text.RegularExpressions; class C { void M(string text, char letter) { while (true) { "
            + "Regex.Split(text, \",\"); text.Contains(letter.ToString()); string.Join(letter.ToString(), text, text); } } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "class C { void M(System.Guid id) { while (true) { var a = id.ToString().{|CS1501:Replace|}(\"-\"); var b = {|CS0103:Regex|}.Split(\"a\", \"b\"); "
            + "var c = string.{|CS1501:Format|}(); var d = {|CS0103:missing|}.ToString().PadLeft(2, '0'); } } }");

    [Theory]
    [InlineData(
        "Use({|#0:id.ToString().Replace(\"-\", \"\")|});",
        "'Replace' makes a second text where 'ToString(\"N\")' makes it at once; this allocates 96 B (in a loop (line 10))")]
    [InlineData(
        "Use({|#0:(number > 1).ToString().ToLower()|});",
        "'ToLower' makes a text of a truth value, for which there are two constants; this allocates 32 B (in a loop (line 10))")]
    [InlineData(
        "Use({|#0:Regex.Split(text, \",\")|});",
        "'Regex.Split' splits by a fixed text, as 'string.Split' does for less; this allocates memory (in a loop (line 10))")]
    [InlineData(
        "Use({|#0:string.Format(\"none\")|});",
        "'string.Format' copies a text into which there is nothing to put; this allocates memory (in a loop (line 10))")]
    [InlineData(
        "Use(text.Contains({|#0:letter.ToString()|}));",
        "This text is made for 'Contains', which takes the 'Char' itself; this allocates 24 B (in a loop (line 10))")]
    [InlineData(
        "number = int.Parse({|#0:number.ToString()|});",
        "This text of a number is made for 'Parse', though a cast of the number does the same; this allocates memory (in a loop (line 10))")]
    [InlineData(
        "number = int.Parse({|#0:letter.ToString()|});",
        "This text is made for 'Parse', though a span of the character can be parsed; this allocates 24 B (in a loop (line 10))")]
    [InlineData(
        "number = Convert.ToInt32({|#0:letter.ToString()|});",
        "This text is made for 'ToInt32', though the digit is known by its character; this allocates 24 B (in a loop (line 10))")]
    [InlineData(
        "Use({|#0:letter.ToString()|} == \"a\");",
        "This text of a character is made to be compared, though the character can be; this allocates 24 B (in a loop (line 10))")]
    [InlineData(
        "Use({|#0:letter.ToString()|} == text[0].ToString());",
        "This text of a character is made to be compared, though the character can be; this allocates 48 B (in a loop (line 10))")]
    public Task Message_TellsWhatMakesTheText(string statement, string message) => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new RemadeTextAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(DiagnosticSeverity.Warning).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("Use([|id.ToString().Replace(\"-\", \"\")|]); // why", "Use(id.ToString(\"N\")); // why", "Format", "Format with \"N\"")]
    [InlineData(
        "Use([|id.ToString(\"D\", null).Replace(\"-\", \"\")|].Trim());", "Use(id.ToString(\"N\", null).Trim());", "Format", "Format with \"N\"")]
    [InlineData("Use([|number.ToString(\"X2\").ToLower()|]);", "Use(number.ToString(\"x2\"));", "Format", "Format with \"x2\"")]
    [InlineData("Use([|((byte)number).ToString().PadLeft(3, '0')|]);", "Use(((byte)number).ToString(\"D3\"));", "Format", "Format with \"D3\"")]
    [InlineData(
        "Use([|number.ToString(CultureInfo.InvariantCulture).PadLeft(3, '0')|]);",
        "Use(number.ToString(\"D3\", CultureInfo.InvariantCulture));",
        "Format!",
        "Format with \"D3\" (the zeros of a negative number follow its sign)")]
    [InlineData(
        "Use([|(number > 1).ToString().ToLower()|]);", "Use((number > 1) ? \"true\" : \"false\");", "Choose", "Choose between constants")]
    [InlineData(
        "Use($\"{[|text.Contains('a').ToString().ToUpper()|],7}\" + [|(number > 1).ToString().ToLowerInvariant()|]);",
        "Use($\"{(text.Contains('a') ? \"TRUE\" : \"FALSE\"),7}\" + ((number > 1) ? \"true\" : \"false\"));",
        "Choose",
        "Choose between constants")]
    [InlineData(
        "var truths = new { Value = [|id.Equals(id).ToString().ToLower()|] };",
        "var truths = new { Value = id.Equals(id) ? \"true\" : \"false\" };",
        "Choose",
        "Choose between constants")]
    [InlineData(
        "foreach (var part in [|id.Equals(id).ToString().ToLower()|]) Use([|id.Equals(id).ToString().ToLower()|].Length);",
        "foreach (var part in id.Equals(id) ? \"true\" : \"false\") Use((id.Equals(id) ? \"true\" : \"false\").Length);",
        "Choose",
        "Choose between constants")]
    [InlineData(
        "text = number switch { 1 => [|id.Equals(id).ToString().ToLower()|], _ => text };",
        "text = number switch { 1 => id.Equals(id) ? \"true\" : \"false\", _ => text };",
        "Choose",
        "Choose between constants")]
    [InlineData("Use([|(number > 1)/* here */.ToString().ToLower()|]);", null, null, null)]
    [InlineData("text ??= \"\"; Use([|Regex.Split(text, \", \")|]);", "text ??= \"\"; Use(text.Split(\", \"));", "Split", "Use 'string.Split'")]
    [InlineData("Use([|Regex.Split(text + \"a\", \"b\")|]);", "Use((text + \"a\").Split(\"b\"));", "Split", "Use 'string.Split'")]
    [InlineData("Use([|Regex.Split(own, \",\")|]);", null, null, null)]
    [InlineData("Use([|Regex.Split(text, \",\")|]);", "Use(text.Split(\",\"));", "Split!", "Use 'string.Split' (null is another exception)")]
    [InlineData("Use([|string.Format(\"none\")|]);", "Use(\"none\");", "Bare", "Use the text itself")]
    [InlineData(
        "Use([|string.Format(text + number)|].Length);",
        "Use((text + number).Length);",
        "Bare!",
        "Use the text itself (braces are characters like others, and null is no exception)")]
    [InlineData(
        "writer.WriteString(\"id\", [|id.ToString()|]);",
        "writer.WriteString(\"id\", id);",
        "Value!",
        "Pass the value itself (an encoder that changes hyphens or digits is not asked)")]
    [InlineData(
        "Use(JsonSerializer.Deserialize<int>([|element.GetRawText()|]));",
        "Use(JsonSerializer.Deserialize<int>(element));",
        "Value!",
        "Pass the value itself (bytes that are no text fail in another way)")]
    [InlineData("Use(text.Contains([|letter.ToString()|]));", "Use(text.Contains(letter));", "Value", "Pass the value itself")]
    [InlineData("Use(string.Join([|letter.ToString()|], texts));", "Use(string.Join(letter, texts));", "Value", "Pass the value itself")]
    [InlineData("Use([|id.ToString()/* here */.Replace(\"-\", \"\")|]);", null, null, null)]
    [InlineData("if ([|letter.ToString()|] == \"a\") return;", "if (letter == 'a') return;", "Character", "Compare the character")]
    [InlineData(
        "if (\"'\" != [|text[number].ToString()|] /* quote */) return;",
        "if ('\\'' != text[number] /* quote */) return;",
        "Character",
        "Compare the character")]
    [InlineData(
        "Use([|text.First().ToString()|].Equals(@\"\\\"));", "Use(text.First().Equals('\\\\'));", "Character", "Compare the character")]
    [InlineData("Use([|letter.ToString()|] == text[0].ToString());", "Use(letter == text[0]);", "Character", "Compare the character")]
    [InlineData("Use([|(number > 3 ? letter : 'b').ToString()|] == \"a\");", "Use((number > 3 ? letter : 'b') == 'a');", "Character", "Compare the character")]
    [InlineData(
        "const string Comma = \",\"; Use([|letter.ToString()|] == Comma);",
        "const string Comma = \",\"; Use(letter == Comma[0]);",
        "Character",
        "Compare the character")]
    [InlineData(
        "Use([|letter.ToString()|].Equals(\"a\", StringComparison.Ordinal));", "Use(letter.Equals('a'));", "Character", "Compare the character")]
    [InlineData("Use(!string.Equals(\"a\", [|letter.ToString()|]));", "Use(!letter.Equals('a'));", "Character", "Compare the character")]
    [InlineData(
        "Use(string.Equals([|(number > 3 ? letter : 'b').ToString()|], text[0].ToString(), StringComparison.Ordinal));",
        "Use((number > 3 ? letter : 'b').Equals(text[0]));",
        "Character",
        "Compare the character")]
    [InlineData(
        "Use([|letter.ToString()|].Equals((letter++).ToString()));",
        "Use(letter.Equals((letter++)));",
        "Character!",
        "Compare the character ('letter' must not change while its argument is evaluated)")]
    [InlineData("Use([|letter.ToString()|] == (letter++).ToString());", "Use(letter == (letter++));", "Character", "Compare the character")]
    [InlineData("Use([|letter.ToString()|] is not (\"a\" or \"'\"));", "Use(letter is not ('a' or '\\''));", "Character", "Compare the character")]
    [InlineData(
        "switch ([|letter.ToString()|]) { case \"a\": number = 1; break; case \"b\" or \"c\" when number > 1: break; default: return; }",
        "switch (letter) { case 'a': number = 1; break; case 'b' or 'c' when number > 1: break; default: return; }",
        "Character",
        "Compare the character")]
    [InlineData(
        "number = [|text[0].ToString()|] switch { \"a\" => 1, \"b\" when number > 1 => 2, _ => 3 };",
        "number = text[0] switch { 'a' => 1, 'b' when number > 1 => 2, _ => 3 };",
        "Character",
        "Compare the character")]
    [InlineData(
        "number = [|letter.ToString()|] switch { \"a\" => 1, \"b\" => 2, _ when number > 1 => 3 };",
        "number = letter switch { 'a' => 1, 'b' => 2, _ when number > 1 => 3 };",
        "Character!",
        "Compare the character (the exception for no match holds a character)")]
    [InlineData("const string Comma = \",\"; Use([|letter.ToString()|] is Comma or \"a\");", null, null, null)]
    [InlineData("switch ([|letter.ToString()|]) { case \"a\": goto case \"b\"; case \"b\": return; }", null, null, null)]
    public Task Fix_MakesTheTextByOneCall(string before, string? after, string? key, string? title) => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
        TestCode = Text(before),
        FixedCode = Text(after ?? before),
        CodeActionEquivalenceKey = key is null ? null : "ALLOC307." + key,
        CodeFixTestBehaviors = key?.EndsWith('!') == true ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
        CodeActionVerifier = (action, verifier) => verifier.Equal(title, action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData(
        "Use([|text[number].ToString()|].Equals(texts[0][number].ToString(), StringComparison.OrdinalIgnoreCase));",
        "Use(MemoryExtensions.Equals([text[number]], [texts[0][number]], StringComparison.OrdinalIgnoreCase));")]
    [InlineData(
        "Use(!string.Equals([|letter.ToString()|], text[0].ToString(), how));", "Use(!MemoryExtensions.Equals([letter], [text[0]], how));")]
    [InlineData(
        "Use([|letter.ToString()|].Equals(\"ss\", StringComparison.CurrentCulture));",
        "Use(MemoryExtensions.Equals([letter], \"ss\", StringComparison.CurrentCulture));")]
    [InlineData(
        "Use(string.Equals(\"a\", [|letter.ToString()|], StringComparison.InvariantCultureIgnoreCase));",
        "Use(MemoryExtensions.Equals(\"a\", [letter], StringComparison.InvariantCultureIgnoreCase));")]
    [InlineData(
        "Use(string.Compare([|letter.ToString()|], text[0].ToString(), StringComparison.Ordinal) < 0);",
        "Use(MemoryExtensions.CompareTo([letter], [text[0]], StringComparison.Ordinal) < 0);")]
    [InlineData(
        "Use(string.Compare([|letter.ToString()|], \"a\"));", "Use(MemoryExtensions.CompareTo([letter], \"a\", StringComparison.CurrentCulture));")]
    [InlineData(
        "Use(string.CompareOrdinal(\"a\", [|letter.ToString()|]));",
        "Use(MemoryExtensions.CompareTo(\"a\", [letter], StringComparison.Ordinal));")]
    [InlineData(
        "Use([|letter.ToString()|].CompareTo((letter++).ToString()));",
        "Use(MemoryExtensions.CompareTo([letter], [(letter++)], StringComparison.CurrentCulture));")]
    [InlineData(
        "Use([|(number > 3 ? letter : 'b').ToString()|].Equals(\"a\", how));", "Use(MemoryExtensions.Equals([(number > 3 ? letter : 'b')], \"a\", how));")]
    [InlineData("Use([|letter.ToString()|].Equals(\"a\", /* as told */ how));", null)]
    public Task TextsThatAreComparedAsSpansAre_NeedNone(string before, string? after) => SpansAsync(before, after, "");

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task OtherTypeOfThatName_IsNotMeant() => SpansAsync(
        "Use([|letter.ToString()|].CompareTo(\"a\"));",
        "Use(System.MemoryExtensions.CompareTo([letter], \"a\", StringComparison.CurrentCulture));",
        "",
        " static class MemoryExtensions { }");

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task MethodThatMayRunAgain_NeedsMoreStack() => SpansAsync(
        "Use([|letter.ToString()|].Equals(\"a\", how)); Compare(texts, text, letter, number, how);",
        "Use(MemoryExtensions.Equals([letter], \"a\", how)); Compare(texts, text, letter, number, how);",
        " (recursion needs more stack)");

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("11", "Net80")]
    [InlineData("12", "NetStandard")]
    public Task LanguageOrFrameworkWithoutASpanOfOne_IsSilent(string language, string framework) => new Verify.Test
    {
        ReferenceAssemblies = framework == "Net80" ? ReferenceAssemblies.Net.Net80 : ReferenceAssemblies.NetStandard.NetStandard20,
        LanguageVersion = language == "11" ? LanguageVersion.CSharp11 : (LanguageVersion)1200,
        TestCode = InCompare("Use(letter.ToString().Equals(\"a\", StringComparison.OrdinalIgnoreCase));"),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task SpansAsync(string before, string? after, string difference, string types = "") => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
        LanguageVersion = (LanguageVersion)1200,
        TestCode = InCompare(before) + types,
        FixedCode = InCompare(after ?? before) + types,
        CodeActionEquivalenceKey = after is null ? null : "ALLOC307.Span" + (difference.Length > 0 ? "!" : ""),
        CodeFixTestBehaviors = difference.Length > 0 ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
        CodeActionVerifier = (action, verifier) => verifier.Equal("Compare spans of the character" + difference, action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string InCompare(string statement) =>
        "using System; class C { static void Use(object value) { } void Compare(string[] texts, string text, char letter, int number, StringComparison how) "
        + "{ while (true) { " + statement + " } } }";

    private const string BehaviourSource = """
        using System;
        using System.Text;
        using System.Text.RegularExpressions;
        public static class Methods
        {
            public static string Texts(string text, long number, char letter)
            {
                if (text is null)
                    return "null";
                var seen = new StringBuilder();
                for (var i = 0; i < 2; i++)
                {
                    var id = new Guid((int)number, (short)number, 3, (byte)letter, 5, 6, 7, 8, 9, 10, (byte)number);
                    seen.Append(id.ToString().Replace("-", "")).Append(id.ToString("D").Replace("-", null).ToUpper());
                    seen.Append(number.ToString("X2").ToLower()).Append(((short)number).ToString("x").ToUpper());
                    seen.Append((number > 0).ToString().ToLower()).Append((i > 0 && letter > 'a').ToString().ToUpperInvariant());
                    seen.Append(((uint)number).ToString().PadLeft(9, '0')).Append(((sbyte)number).ToString("X").PadLeft(3, '0'));
                    seen.Append(string.Join("|", Regex.Split(text, "ab"))).Append(string.Join("|", Regex.Split(text, ",")));
                    seen.Append(string.Format("none"));
                    seen.Append(text.Contains(letter.ToString())).Append(text.IndexOf(letter.ToString(), StringComparison.Ordinal));
                    seen.Append(string.Join(letter.ToString(), text, text)).Append(text.Split(letter.ToString()).Length);
                    seen.Append(letter.ToString() == "a").Append("," != letter.ToString()).Append(letter.ToString().Equals("\0"));
                    seen.Append(string.Equals("a", letter.ToString())).Append(letter.ToString() is "," or "\0");
                    seen.Append(letter.ToString() switch { "a" => 1, "," when i > 0 => 2, _ => 3 });
                    seen.Append(letter.ToString() == ((char)number).ToString()).Append(text.Length > 1 && text[1].ToString() == "b");
                    seen.Insert(0, letter.ToString());
                }
                return seen.ToString();
            }
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<RemadeTextAnalyzer, RemadeTextCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.DoesNotContain("Regex.", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("letter.ToString()", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("PadLeft", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("\"-\"", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("string.Format", fixedSource, StringComparison.Ordinal);
        SameBehaviour.Verify(
            BehaviourSource,
            fixedSource,
            from text in new[] { null, "", "ab", ",", "ab,ab,", "AB\0a\u0308\u00e4ab", "\ud83d\ude00ab\ud83d", "\u0131I" }
            from number in new[] { 0L, 7, 10, 255, -1, long.MinValue, uint.MaxValue }
            from letter in new[] { 'a', ',', '\0', '\u00e4', '\ud83d' }
            select new object?[] { text, number, letter },
            LanguageVersion.CSharp10,
            "Texts");
    }

    private static Task AnalyzeAsync(string statement) => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
        TestCode = Text(statement),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement) => """
        using System; using System.Globalization; using System.Linq; using System.Text; using System.Text.Json; using System.Text.RegularExpressions;
        class C
        {
            static void Use(object value) { }
            void M(string text, int number, Guid id, char letter, string[] texts, Own own, DayOfWeek day, JsonElement element,
                Utf8JsonWriter writer, StringBuilder builder)
            {
                number++;
                texts = null;
                while (true)
                {
        """ + "\n            " + statement.Replace("\n", "\n            ") + "\n        }\n    }\n}\n"
        + "struct Own { public static int Parse(string text) => 1; public static implicit operator string(Own own) => \"\"; "
        + "public string[] Split(string by) => null; }\n";
}
