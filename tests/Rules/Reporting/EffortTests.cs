using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Testing;

namespace Allocations.Tests.Reporting;

/// <summary>Which findings wait for warm or hot code because of what they ask for, and which are shown anywhere.</summary>
public sealed class EffortTests
{
    private const string AnyHeat = "dotnet_code_quality.allocations.minimum_heat = unknown";
    private const string Warm = "public static C operator +(C left, C right)";

    [Theory]
    [InlineData("ALLOC305", "builder.Append(string.Join(\",\", texts));")]
    [InlineData("ALLOC305", "builder.Append(n.ToString(\"x4\"));")]
    [InlineData("ALLOC306", "n = Encoding.UTF8.GetBytes(text).Length;")]
    [InlineData("ALLOC507", "var ms = new MemoryStream(n); ms.WriteByte(1); text = Convert.ToBase64String(ms.ToArray());")]
    [InlineData("ALLOC505", "text = string.Join(\";\", texts.ToArray());")]
    [InlineData("ALLOC505", "foreach (var c in text.ToCharArray()) n += c;")]
    [InlineData("ALLOC104", "if (new System.Text.RegularExpressions.Regex(\"a+b\").IsMatch(text)) n++;")]
    [InlineData("ALLOC501", "var four = new int[4]; Random.Shared.GetItems<int>(new[] { 1, 2 }, four); n = four[n];")]
    public async Task CodeThatIsNoLonger_IsSuggestedAnywhere(string id, string statement) => Assert.Contains(id, await ReportAsync(statement));

    [Theory]
    [InlineData("ALLOC506", "text = Convert.ToHexString(BitConverter.GetBytes(n));")]
    [InlineData("ALLOC301", "if (text.Trim() == \"a\") n++;")]
    [InlineData("ALLOC301", "builder.Append(n > 3 ? \"a\" : text.Substring(1));")]
    [InlineData("ALLOC207", "text = string.Format(\"{0}\", n);")]
    [InlineData("ALLOC502", "var many = new byte[Digits(text)]; reader.Read(many, 0, many.Length);")]
    [InlineData("ALLOC305", "builder.Append(text + n + text + n);")]
    [InlineData("ALLOC305", "if (builder.ToString().EndsWith(text)) n++;")]
    [InlineData("ALLOC301", "n = int.Parse(text.Trim());")]
    [InlineData("ALLOC301", "n = int.Parse(text.Replace(\",\", \"\"));")]
    [InlineData("ALLOC301", "n = int.Parse(text + \"0\");")]
    [InlineData("ALLOC301", "n = int.Parse(System.Text.RegularExpressions.Match.Empty.Groups[1].Value);")]
    [InlineData("ALLOC301", "switch (Encoding.ASCII.GetString(Kept)) { case \"RIFF\": n++; break; }")]
    [InlineData("ALLOC301", "texts.Add(text.Substring(1).Trim());")]
    [InlineData("ALLOC104", "var tags = new[] { \"a\", \"b\" }; foreach (var tag in tags) if (text == tag) n++;")]
    [InlineData("ALLOC306", "text = Convert.ToBase64String(Encoding.UTF8.GetBytes(text));")]
    [InlineData("ALLOC505", "var some = reader.ReadBytes(n); n = some[0] + some[1];")]
    [InlineData("ALLOC505", "var list = new List<byte>(Kept); text = Encoding.UTF8.GetString(list.ToArray());")]
    [InlineData("ALLOC501", "var four = new int[4]; Fill(four); n = four[n];")]
    public async Task LongerCode_NeedsWarmCode(string id, string statement)
    {
        Assert.DoesNotContain(id, await ReportAsync(statement));
        Assert.Contains(id, await ReportAsync(statement, member: Warm));
        Assert.Contains(id, await ReportAsync(statement, configuration: AnyHeat));
    }

    [Theory]
    [InlineData("ALLOC301", "switch (text.Trim().ToLowerInvariant()) { case \"a\": n++; break; }")]
    [InlineData("ALLOC305", "writer.Write(text + text);")]
    public async Task ChangeOfOtherCode_NeedsHotCode(string id, string statement)
    {
        Assert.DoesNotContain(id, await ReportAsync(statement, member: Warm));
        Assert.DoesNotContain(id, await ReportAsync("while (n < 9) { " + statement + " }"));
        Assert.Contains(id, await ReportAsync("foreach (var c in text) { " + statement + " }"));
        Assert.Contains(id, await ReportAsync(statement, configuration: AnyHeat));
    }

    [Fact]
    public async Task AnotherDesign_NeedsADeclarationOrTheOption()
    {
        const string Statement = "foreach (var c in text) builder.Append(Name(n));";
        Assert.DoesNotContain("ALLOC305", await ReportAsync(Statement));
        Assert.Contains("ALLOC305", await ReportAsync(Statement, configuration: AnyHeat));
        Assert.Contains("ALLOC305", await ReportAsync(Statement, configuration: "dotnet_code_quality.allocations.hot_members = C.*"));
    }

    [Theory]
    [InlineData("if (text.StartsWith($\"{name}.\", StringComparison.Ordinal)) n++;", true)]
    [InlineData("if (text.EndsWith(\".\" + name, StringComparison.OrdinalIgnoreCase)) n++;", true)]
    [InlineData("n += $\"{name}.\".Length;", true)]
    [InlineData("if (name + \".\" + text == Name(n)) n++;", true)]
    [InlineData("if ((name + text).Equals(Name(n), StringComparison.Ordinal)) n++;", true)]
    [InlineData("if (text.StartsWith($\"{name}.\")) n++;", false)]
    [InlineData("if (text.Contains($\"{name}.\")) n++;", false)]
    [InlineData("n += string.Compare(text, name + text);", false)]
    [InlineData("var key = name + text; if (key == Name(n)) n++;", true)]
    [InlineData("switch (name + text) { case \"a\": n++; break; }", false)]
    public async Task TextThatIsJoinedToBeAsked_NeedsADeclarationOrTheOption(string statement, bool isReported)
    {
        statement = "var name = Name(3); foreach (var c in text) { name = Name(c); " + statement + " }";
        Assert.DoesNotContain("ALLOC301", await ReportAsync(statement));
        Assert.Equal(isReported, (await ReportAsync(statement, configuration: AnyHeat)).Contains("ALLOC301"));
    }

    [Theory]
    [InlineData("ALLOC501", "var four = new int[4]; Random.Shared.GetItems<int>(new[] { 1, 2 }, four); n = four[n];")]
    [InlineData("ALLOC505", "var four = reader.ReadBytes(4); n = four[0] + four[1];")]
    public async Task BufferWhereTheCallsAreInSight_NeedsWarmCode(string id, string statement)
    {
        Assert.Contains(id, await ReportAsync(statement));
        foreach (var member in (string[])["public C()", "internal static C Create()", "private static C Create()"])
        {
            Assert.DoesNotContain(id, await ReportAsync(statement, member));
            Assert.Contains(id, await ReportAsync("while (true) { " + statement + " }", member));
        }
    }

    [Theory]
    [InlineData("private static C Create()")]
    [InlineData("public static C Create()")]
    public async Task ConstantsThatAreOnlyRead_AreDataAnywhere(string member) =>
        Assert.Contains("ALLOC501", await ReportAsync("var four = new byte[] { 1, 2, 3, 4 }; n = four[n];", member));

    [Theory]
    [InlineData("private object _slot; public void Set(int n) => _slot = n;", true)]
    [InlineData("private object _slot; public void Set(int n) => _slot = n; public void Set(long n) => _slot = n;", false)]
    [InlineData("private object _slot; public void Set(int n) => _slot = n; public void Set(string s) => _slot = s;", false)]
    [InlineData("internal object Slot; public void Set(int n) => Slot = n;", false)]
    [InlineData("internal object Slot; public int this[int n] { get { Slot = n; return n; } }", true)]
    [InlineData("private object _slot; public void Set(string s) => _slot = s; public int this[int n] { get { _slot = n; return n; } }", true)]
    public async Task SlotForSeveralTypes_NeedsWarmCode(string members, bool isReported)
    {
        var report = await PackageAnalyzers.ReportAsync(PackageAnalyzers.Compile(("/C.cs", "public class C { " + members + " }")));

        Assert.Equal(isReported, report.Any(static row => row.Contains("ALLOC202", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData("", false)]
    [InlineData(AnyHeat, true)]
    [InlineData("dotnet_code_quality.allocations.minimum_heat = warm", false)]
    [InlineData("dotnet_code_quality.allocations.minimum_heat = hot", false)]
    [InlineData("dotnet_code_quality.allocations.hot_members = C.*", true)]
    public async Task UnprovenBox_NeedsADeclarationOrTheOption(string configuration, bool isReported)
    {
        const string Code = "public class C { public static void M<T>(T[] items) { foreach (var item in items) Keep(item); } static void Keep(object o) { } }";
        var report = await PackageAnalyzers.ReportAsync(
            PackageAnalyzers.Compile(("/C.cs", Code)), configurations: ("/.editorconfig", "root = true\n[*.cs]\n" + configuration));

        Assert.Equal(isReported, report.Any(static row => row.Contains("ALLOC205", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData("ALLOC207", "text = string.Format(\"{0}\", n);")]
    [InlineData("ALLOC301", "n = int.Parse(text.Trim());")]
    [InlineData("ALLOC301", "n = int.Parse(text + \"0\");")]
    [InlineData("ALLOC403", "var k = n; Func<int, int> add = one => one + k; n = add(1) + add(2);")]
    [InlineData("ALLOC305", "builder.Append(text + n);")]
    [InlineData("ALLOC301", "if (text.Trim() == \"a\") n++;")]
    [InlineData("ALLOC301", "builder.Append(n > 3 ? \"a\" : text.Substring(1));")]
    public async Task OneLoop_IsTooLittleForMuchLongerCode(string id, string statement)
    {
        const string Caller = "static void All(List<string> all) { foreach (var one in all) Make(); } ";

        Assert.DoesNotContain(id, await ReportAsync(statement, Caller + "private static C Make()"));
        var callerOfData = Caller.Replace("List<string> all", "string all", StringComparison.Ordinal);
        Assert.Contains(id, await ReportAsync(statement, callerOfData + "private static C Make()"));
        Assert.DoesNotContain(id, await ReportAsync("foreach (var one in texts) { " + statement + " }"));
        Assert.Contains(id, await ReportAsync("foreach (var one in text) { " + statement + " }"));
    }

    [Theory]
    [InlineData("ALLOC301", "n += Digits(text.Substring(1));")]
    [InlineData("ALLOC306", "var bytes = Encoding.UTF8.GetBytes($\"{text}:{n}\"); Kept = bytes;")]
    [InlineData("ALLOC502", "var many = new byte[Digits(text)]; reader.Read(many, 0, many.Length);")]
    [InlineData("ALLOC505", "var list = new List<byte>(Kept); text = Encoding.UTF8.GetString(list.ToArray());")]
    [InlineData("ALLOC505", "text = Sum(texts.ToArray());")]
    [InlineData("ALLOC305", "var own = new StringBuilder(text.Length); own.Append(text).Append(n); if (n > 3) text = own.ToString();")]
    public async Task MuchLongerCodeForData_NeedsALoopThatIsSeen(string id, string statement)
    {
        const string Loop = "static void All(List<string> all) { foreach (var one in all) Make(); } ";
        const string Further = "static void All(List<string> all) { foreach (var one in all) Next(); } static void Next() => Make(); ";

        Assert.DoesNotContain(id, await ReportAsync(statement));
        Assert.DoesNotContain(id, await ReportAsync(statement, "public static C Parse(string line)"));
        Assert.DoesNotContain(id, await ReportAsync(statement, Further + "private static C Make()"));
        Assert.Contains("info " + id, await ReportAsync(statement, Loop + "private static C Make()"));
        Assert.Contains("info " + id, await ReportAsync("foreach (var one in texts) { " + statement + " }"));
        Assert.Contains("info " + id, await ReportAsync("foreach (var one in text) { " + statement + " }"));
        Assert.Contains(id, await ReportAsync(statement, configuration: AnyHeat));
    }

    [Theory]
    [InlineData("public override bool Equals(object o) => Make() != null; ", true)]
    [InlineData("public C this[int i] => Make(); ", false)]
    public async Task WhatAMemberThatRunsOftenCalls_RunsAsOften(string caller, bool isReported) =>
        Assert.Equal(isReported, (await ReportAsync("builder.Append(text + n);", caller + "private static C Make()")).Contains("ALLOC305"));

    [Theory]
    [InlineData("ALLOC301", "n = int.Parse(text.Substring(1).Substring(2));", false)]
    [InlineData("ALLOC505", "text = string.Join(\";\", texts.ToArray());", true)]
    public async Task PlaceBesideNestedLoops_IsUnknown(string id, string statement, bool isReported)
    {
        const string Member = "public static C Parse(string line)";
        const string Once = " foreach (var c in text) n += c;", Nested = " foreach (var one in texts) foreach (var c in one) n += c;";

        Assert.Contains(id, await ReportAsync(statement + Once, Member));
        Assert.Equal(isReported, (await ReportAsync(statement + Nested, Member)).Contains(id, StringComparison.Ordinal));
        Assert.Contains(id, await ReportAsync(statement + Nested, Member, AnyHeat));
    }

    [Theory]
    [InlineData("while (n < 9) { Log(\"{0}\", n); }", "foreach (var c in text) { Log(\"{0}\", n); }")]
    [InlineData("_ = texts.Select(one => (object)n).Count();", "_ = text.Select(one => (object)n).Count();")]
    public async Task BoxBesideMore_NeedsMoreThanOneLoop(string once, string often)
    {
        Assert.DoesNotContain("ALLOC201", await ReportAsync(once));
        Assert.Contains("ALLOC201", await ReportAsync(often));
        Assert.Contains("ALLOC201", await ReportAsync(once, configuration: AnyHeat));
    }

    [Theory]
    [InlineData("public class C { private readonly List<object> _all = new(); public void Add<T>(T item) => _all.Add(item); void F() => Add(1); }", false)]
    [InlineData("public class C<T> { private object _last; public void Set(T item) => _last = item; void F() => new C<int>().Set(1); }", true)]
    public async Task ValuesOfAnyType_HaveNoOtherSlot(string code, bool isReported)
    {
        var report = await PackageAnalyzers.ReportAsync(PackageAnalyzers.Compile(("/C.cs", "using System.Collections.Generic; " + code)));

        Assert.Equal(isReported, report.Any(static row => row.Contains("ALLOC202", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData("private C(List<string> all)", false)]
    [InlineData("public static void Load(List<string> all)", false)]
    [InlineData("public static void Make(List<string> all)", true)]
    public async Task LoopOfAMemberThatRunsRarely_NeedsTheOption(string member, bool isReported)
    {
        const string Statement = "foreach (var one in all) texts.Add(one.Substring(1).Substring(2));";

        Assert.Equal(isReported, (await ReportAsync(Statement + " return; ", member)).Contains("ALLOC301", StringComparison.Ordinal));
        Assert.Contains("ALLOC301", await ReportAsync(Statement + " return; ", member, AnyHeat));
    }

    [Fact]
    public async Task LambdaOfAnOperator_IsNoLoopStatement()
    {
        Assert.DoesNotContain("ALLOC207", await ReportAsync("_ = texts.Select(one => string.Format(\"{0}\", n)).Count();"));
        Assert.Contains("ALLOC207", await ReportAsync("_ = text.Select(one => string.Format(\"{0}\", n)).Count();"));
    }

    [Theory]
    [InlineData("File.Delete(text); builder.Append(string.Join(text, texts));", "ALLOC305", false)]
    [InlineData("if (n > 3) File.Delete(text); builder.Append(string.Join(text, texts));", "ALLOC305", true)]
    [InlineData("Erase(text); builder.Append(string.Join(text, texts));", "ALLOC305", false)]
    [InlineData("if (new System.Text.RegularExpressions.Regex(\"a+b\").IsMatch(text)) n++;", "ALLOC104", true)]
    [InlineData("if (new System.Text.RegularExpressions.Regex(\"a+b\").IsMatch(text)) n++; texts.Add(text.Substring(1).Substring(2));", "ALLOC301", false)]
    public async Task PlaceBesideWorkThatCostsMore_NeedsTheOption(string statements, string id, bool isReported)
    {
        const string Members = "static void Erase(string path) => File.Delete(path); static C Make()";

        Assert.Equal(isReported, (await ReportAsync(statements, Members)).Contains(id, StringComparison.Ordinal));
        Assert.Contains(id, await ReportAsync(statements, Members, AnyHeat));
    }

    [Theory]
    [InlineData("Load", false)]
    [InlineData("Make", true)]
    public async Task MemberThatRunsRarely_NeedsTheOption(string name, bool isReported)
    {
        const string Statement = "text = string.Join(\";\", texts.ToArray());";

        Assert.Equal(isReported, (await ReportAsync(Statement, "public static C " + name + "()")).Contains("ALLOC505", StringComparison.Ordinal));
        Assert.Contains("ALLOC505", await ReportAsync(Statement, "public static C " + name + "()", AnyHeat));
    }

    [Theory]
    [InlineData("while (true) { n = await stream.ReadAsync(many, 0, 9); if (n == 0) break; }", false)]
    [InlineData("for (; ; ) { n = await stream.ReadAsync(many, 0, 9); if (n == 0) break; }", false)]
    [InlineData("while (n > 0) { n = await stream.ReadAsync(many, 0, 9); }", true)]
    [InlineData("n = await stream.ReadAsync(many, 0, 9);", true)]
    [InlineData("n = await stream.ReadAsync(many, 0, 9); while (true) { await Task.Yield(); if (n-- == 0) break; }", true)]
    public Task ArrayForALoopThatWaits_NeedsMoreThanAPool(string use, bool isReported) => VerifyPoolAsync(use, isReported);

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public Task ArrayForALoopBeforeTheMethodWaits_NeedsNoMore() =>
        VerifyPoolAsync("while (true) { n = stream.Read(many, 0, 9); if (n == 0) break; } await Task.Yield();", isReported: true);

    private static async Task VerifyPoolAsync(string use, bool isReported)
    {
        var code = "public class C { public static void All(List<Stream> all) { foreach (var one in all) foreach (var c in \"ab\") M(one, c); } "
            + "static async void M(Stream stream, int n) { var many = new byte[n * 1000]; " + use + " } }";
        var report = await PackageAnalyzers.ReportAsync(PackageAnalyzers.Compile(("/C.cs", code)));

        Assert.Equal(isReported, report.Any(static row => row.Contains("ALLOC502", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData("Shop.Configuration.Parts", "Library", false)]
    [InlineData("Shop.AppSettings", "Library", false)]
    [InlineData("Shop.Configuration.Parts", "Shop.Configuration", true)]
    [InlineData("Shop.Configured", "Library", true)]
    public async Task NamespaceForConfiguration_RunsRarely(string space, string assembly, bool isReported)
    {
        var code = "namespace " + space + "; public class C { public static string Parse(string text) => text.Substring(1).Substring(2); "
            + "public static void All(List<string> all) { foreach (var one in all) all.Add(one.Substring(1).Substring(2)); } }";
        var compilation = PackageAnalyzers.Compile(("/C.cs", code)).WithAssemblyName(assembly);
        var report = await PackageAnalyzers.ReportAsync(compilation);

        Assert.Equal(isReported ? 2 : 0, report.Count(static row => row.Contains("ALLOC301", StringComparison.Ordinal)));
        report = await PackageAnalyzers.ReportAsync(compilation, configurations: ("/.editorconfig", "root = true\n[*.cs]\n" + AnyHeat));
        Assert.Equal(2, report.Count(static row => row.Contains("ALLOC301", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData(Effort.Welcome, HeatLevel.Unknown)]
    [InlineData(Effort.None, HeatLevel.Unknown)]
    [InlineData(Effort.NoneIfWarm, HeatLevel.Warm)]
    [InlineData(Effort.Longer, HeatLevel.Warm)]
    [InlineData(Effort.MuchLongerForData, HeatLevel.Warm)]
    [InlineData(Effort.MuchLonger, HeatLevel.Warm)]
    [InlineData(Effort.Elsewhere, HeatLevel.Hot)]
    [InlineData(Effort.OtherTargets, HeatLevel.Hot)]
    [InlineData(Effort.Unproven, HeatLevel.Hot)]
    internal void Effort_NeedsHeat(Effort effort, HeatLevel heat) => Assert.Equal(heat, effort.NeedsAtLeast());

    [Theory]
    [InlineData(Effort.Welcome, HeatLevel.Unknown)]
    [InlineData(Effort.None, HeatLevel.Warm)]
    [InlineData(Effort.Elsewhere, HeatLevel.Hot)]
    internal void RuleThatBeginsAtWarm_NeedsNoLessButWhereAChangeIsWelcome(Effort effort, HeatLevel heat) =>
        Assert.Equal(heat, effort.NeedsAtLeast(HeatLevel.Warm));

    [Fact]
    public void EffortThatThePageDoesNotName_FailsADebugBuild()
    {
        var rule = Descriptors.ParamsOnlyApi;

        Assert.Null(RuleContract.Asking(rule, Effort.Longer));
        Assert.NotNull(RuleContract.Asking(rule, Effort.Elsewhere));
        Assert.NotNull(RuleContract.Asking(rule, Effort.Unproven));
    }

    private static async Task<string> ReportAsync(string statement, string member = "public static C Create()", string configuration = "")
    {
        var result = member.EndsWith(" C Create()", StringComparison.Ordinal) || member.EndsWith(" C Make()", StringComparison.Ordinal)
            || member.StartsWith("public static C ", StringComparison.Ordinal) ? "return null;" : "";
        var code = $$"""
            using System; using System.Collections.Generic; using System.IO; using System.Linq; using System.Text;
            public class C
            {
                internal static byte[] Kept; internal static int n; static string text; static DayOfWeek day;
                static readonly StringBuilder builder; static readonly BinaryReader reader;
                static readonly TextWriter writer; static readonly List<string> texts;
                {{member}} { {{statement}} {{result}} }
                static void Fill(int[] items) { for (var i = 0; i < items.Length; i++) items[i] = i; }
                static int Digits(string digits) { var sum = 0; foreach (var c in digits) sum += c - '0'; return sum; }
                static string Sum(string[] items) { foreach (var item in items) n += item.Length; return ""; }
                static void Log(string format, params object[] items) { }
                static string Name(int number) => "n" + number.ToString() + "!";
            }
            """;
        var report = await PackageAnalyzers.ReportAsync(
            PackageAnalyzers.Compile(("/C.cs", code)), configurations: ("/.editorconfig", "root = true\n[*.cs]\n" + configuration));
        return string.Join('\n', report);
    }
}
