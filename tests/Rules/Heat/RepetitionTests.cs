using Allocations.Testing;
using static Allocations.Tests.Heat.HeatVerifier;

namespace Allocations.Tests.Heat;

/// <summary>
/// One loop over few things makes a place hot, but does not prove that it runs often: for that the loop goes through data, stands in another, or its
/// member runs often. In a member that runs rarely such a loop tells nothing.
/// </summary>
public sealed class RepetitionTests
{
    [Theory]
    [InlineData("void F(List<string> all) { foreach (var s in all) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(int[] all) { foreach (var i in all) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(List<string> all) { for (var i = 0; i < all.Count; i++) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(int n) { while (n-- > 0) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(Queue<string> all) { while (all.Count > 0) { all.Clear(); Use({|#0:new object()|}); } }", InLoop)]
    [InlineData("void F(string s) { foreach (var c in s) Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("void F(byte[] all) { foreach (var b in all) Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("void F(ReadOnlySpan<char> all) { for (var i = 0; i < all.Length; i++) Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("void F(string s, int i) { while (i < s.Length) { i++; Use({|#0:new object()|}); } }", OftenInLoop)]
    [InlineData("void F(string s, int i) { do { i++; Use({|#0:new object()|}); } while (i < s.Length - 1); }", OftenInLoop)]
    [InlineData("void F(TextReader r) { while (r.ReadLine() is { } line) Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("void F(Queue<string> all) { while (all.TryDequeue(out var s)) Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("void F(IEnumerator all) { while (all.MoveNext()) Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("void F() { while (true) { if (Is(null)) break; Use({|#0:new object()|}); } }", OftenInLoop)]
    [InlineData("void F() { for (; ; ) { if (Is(null)) break; Use({|#0:new object()|}); } }", OftenInLoop)]
    [InlineData("object F(string s) => s.Select(c => {|#0:new object()|});", "often hot: in a lambda that 'Select' runs for each element")]
    [InlineData("object F(int[] all) => all.Select(i => {|#0:new object()|});", "hot: in a lambda that 'Select' runs for each element")]
    public Task Data_IsLong(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("void F(int[] a) { foreach (var i in a) foreach (var j in a) Use({|#0:new object()|}); }", "often hot: in a loop (line 9, depth 2)")]
    [InlineData(
        "void F(int[] a) { foreach (var i in a) Use(a.Select(j => {|#0:new object()|})); }", "often hot: in a lambda that 'Select' runs for each element")]
    [InlineData(
        "void F(int[] a) { if (a.Any(j => Is({|#0:new object()|}))) foreach (var i in a) Use(i); }", "hot: in a lambda that 'Any' runs for each element")]
    public Task LoopInALoop_RunsOften(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("foreach (var k in new[] { 1, 2 }) ", "hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var k in Levels) ", "hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var k in s_levels) ", "hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k < 8; k++) ", "hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k < Two; ++k) ", "hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 1; k <= 8; k++) ", "hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 7; k >= 0; k--) ", "hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k < 32; k += 4) ", "hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var k in a.Take(8)) ", "hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var c in i.ToString(\"x8\").Substring(1, 4)) ", "hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var k in a.Take(9)) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var k in a.Skip(2)) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var k in a.Take(i)) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k < 9; k++) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k <= 8; k++) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 8; k >= 0; k--) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k < 33; k += 4) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k < s_two; k++) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k != 4; k++) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k < 4; k += i) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k < 4; k--) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = 0; k < 4; k++) if (Is(null)) k--; else ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("for (var k = a.Length; k > 0; k--) ", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var k in s_open) ", "often hot: in a loop (line 9, depth 2)")]
    public Task HandfulThatIsWrittenOutOrCounted_IsNoSecondLoop(string loop, string heat) =>
        VerifyMembersAsync(
            "const int Two = 2; static int s_two = 2; static readonly int[] s_levels = { 1, 2, 3 }; static int[] s_open = { 1 }; "
                + "void F(int[] a) { var levels = new[] { 1, 2 }; foreach (var i in a) " + loop.Replace("Levels", "levels")
                + "Use({|#0:new object()|}); }",
            heat);

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("int[] levels = [1, 2];", "hot: in a loop (line 9, depth 2)")]
    [InlineData("ReadOnlySpan<int> levels = [1, 2];", "hot: in a loop (line 9, depth 2)")]
    [InlineData("int[] levels = [1, .. a];", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("int[] levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];", "often hot: in a loop (line 9, depth 2)")]
    public Task HandfulInACollectionExpression_IsNoSecondLoop(string levels, string heat) =>
        VerifyMembersAsync("void F(int[] a) { " + levels + " foreach (var i in a) foreach (var k in levels) Use({|#0:new object()|}); }", heat);

    [Theory]
    [InlineData("foreach (var e in (DayOfWeek[])Enum.GetValues(typeof(DayOfWeek))) ", "unknown: in a loop (line 9) over what reflection tells")]
    [InlineData("foreach (var e in s_days) ", "unknown: in a loop (line 9) over what reflection tells")]
    [InlineData("while (i < connectionString.Length) ", "unknown: in a loop (line 9) over configuration")]
    [InlineData("foreach (var c in connectionString) ", "unknown: in a loop (line 9) over configuration")]
    [InlineData("while (i < text.Length) ", OftenInLoop)]
    public Task ValuesOfAnEnumAndConfiguration_AreFew(string loop, string heat) =>
        VerifyMembersAsync(
            "static readonly Array s_days = Enum.GetValues(typeof(DayOfWeek)); "
                + "void F(string connectionString, string text) { var i = 0; " + loop + "{ i++; Use({|#0:new object()|}); } }",
            heat);

    [Theory]
    [InlineData("public static C operator +(C c, int[] a) { foreach (var i in a) Use({|#0:new object()|}); return c; }", OftenInLoop)]
    [InlineData("void F(int[] a) { foreach (var i in a) G(a); } void G(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("void F(int[] a) { G(a); } void G(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    public Task LoopOfAMemberThatRunsOften_RunsOften(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("void F(string[] all) { foreach (var s in all) if (s == \"name\") Use({|#0:new object()|}); }", "unknown: not known to be hot")]
    [InlineData("void F(string[] all) { foreach (var s in all) if (\"name\" == s) { Use({|#0:new object()|}); } }", "unknown: not known to be hot")]
    [InlineData("void F(string[] all) { foreach (var s in all) if (s is \"name\") Use({|#0:new object()|}); }", "unknown: not known to be hot")]
    [InlineData(
        "void F(string[] all) { foreach (var s in all) if (s == \"a\") Use(s); else if (s == \"name\") Use({|#0:new object()|}); }",
        "unknown: not known to be hot")]
    [InlineData(
        "void F(string[] all) { foreach (var s in all) switch (s) { case \"name\": case \"id\": Use({|#0:new object()|}); break; } }",
        "unknown: not known to be hot")]
    [InlineData("void F(string[] all) { foreach (var s in all) if (s == \"name\") foreach (var c in s) Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("void F(int[] a, string[] all) { foreach (var i in a) foreach (var s in all) if (s == \"name\") Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(TextReader r) { while (r.ReadLine() is { } s) if (s == \"name\") Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(string[] all) { foreach (var s in all) if (s == \"name\") Use(s); else Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(string[] all) { foreach (var s in all) if (s != \"name\") Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(string[] all) { foreach (var s in all) if (s == \"\" || s == \",\") Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(string[] all) { foreach (var s in all) if (s == \",\") Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(string[] all) { foreach (var s in all) if (s == \"M\") Use({|#0:new object()|}); }", InLoop)]
    [InlineData(
        "void F(string[] all) { foreach (var s in all) switch (s) { case \"US\": break; case \"M\": Use({|#0:new object()|}); break; } }", Unknown)]
    [InlineData(
        "void F(string[] all) { foreach (var s in all) switch (s) { case \"US\": break; case \",\": Use({|#0:new object()|}); break; } }", InLoop)]
    [InlineData(
        "void F(string[] all) { foreach (var s in all) switch (s) { case \"A\": case \"T\": break; case \"G\": Use({|#0:new object()|}); break; } }", InLoop)]
    [InlineData(
        "void F(string[] all) { foreach (var s in all) if (s == \"US\") break; else if (s == \"M\") Use({|#0:new object()|}); }", Unknown)]
    [InlineData(
        "void F(string[] all) { foreach (var s in all) if (s == \"A\") break; else if (s == \"M\") Use({|#0:new object()|}); }", InLoop)]
    [InlineData(
        "void F(string[] all) { foreach (var s in all) switch (s) { case \"name\": default: Use({|#0:new object()|}); break; } }", InLoop)]
    public Task BranchForOneName_IsTakenForFew(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("foreach (var c in s) if (!map.TryGetValue(c, out var o)) map[c] = {|#0:new object()|};", InLoop)]
    [InlineData("foreach (var c in s) { if (map.ContainsKey(c)) { Use(c); } else { Use({|#0:new object()|}); map.Add(c, null); } }", InLoop)]
    [InlineData("foreach (var c in s) if (map.ContainsKey(c) == false) { Use({|#0:new object()|}); lock (s) map.TryAdd(c, null); }", InLoop)]
    [InlineData("foreach (var c in s) foreach (var d in s) if (!map.ContainsKey(d)) map[d] = {|#0:new object()|};", "hot: in a loop (line 9, depth 2)")]
    [InlineData(
        "foreach (var c in s) if (!map.ContainsKey(c)) { foreach (var d in new int[9]) Use({|#0:new object()|}); map[c] = null; }",
        "hot: in a loop (line 9, depth 2)")]
    [InlineData(
        "foreach (var c in s) if (!map.ContainsKey(c)) { foreach (var d in s) Use({|#0:new object()|}); map[c] = null; }",
        "often hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var c in s) { if (map.TryGetValue(c, out var o)) continue; o = {|#0:new object()|}; Use(o); map[c] = o; }", InLoop)]
    [InlineData("foreach (var c in s) { if (map.ContainsKey(c)) { Use(c); continue; } map.Add(c, {|#0:new object()|}); }", InLoop)]
    [InlineData("foreach (var c in s) { if (map.ContainsKey(c)) Use(c); map[c] = {|#0:new object()|}; }", OftenInLoop)]
    [InlineData("foreach (var c in s) { Use({|#0:new object()|}); if (map.ContainsKey(c)) continue; map[c] = null; }", OftenInLoop)]
    [InlineData("foreach (var c in s) { if (!map.ContainsKey(c)) continue; map[c] = {|#0:new object()|}; }", OftenInLoop)]
    [InlineData("foreach (var c in s) if (map.TryGetValue(c, out var o)) map[c] = {|#0:new object()|};", OftenInLoop)]
    [InlineData("foreach (var c in s) if (!map.ContainsKey(c)) Use({|#0:new object()|});", OftenInLoop)]
    [InlineData("foreach (var c in s) if (!map.ContainsKey(c)) { Use({|#0:new object()|}); map['a'] = null; }", OftenInLoop)]
    [InlineData("foreach (var c in s) if (!map.ContainsKey(c)) { Use({|#0:new object()|}); other[c] = null; }", OftenInLoop)]
    [InlineData("foreach (var c in s) if (!map.ContainsKey(c)) { Use({|#0:new object()|}); if (c > 'a') map[c] = null; }", OftenInLoop)]
    [InlineData("foreach (var c in s) { if (!map.ContainsKey(c)) map[c] = null; Use({|#0:new object()|}); }", OftenInLoop)]
    public Task BranchForAMissedKey_IsNotSureToRunOften(string loop, string heat) =>
        VerifyMembersAsync("void F(string s, Dictionary<char, object> map, Dictionary<char, object> other) { " + loop + " }", heat);

    [Theory]
    [InlineData("public void Load(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }", "unknown: in a loop (line 9) of 'Load', which runs rarely")]
    [InlineData("public void Login(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }", "unknown: in a loop (line 9) of 'Login', which runs rarely")]
    [InlineData(
        "public void ValidateAll(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'ValidateAll', which runs rarely")]
    [InlineData(
        "protected virtual void OnValidateContent(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'OnValidateContent', which runs rarely")]
    [InlineData(
        "public void AuthenticateUser(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'AuthenticateUser', which runs rarely")]
    [InlineData(
        "public void Ask(int[] a) { using var p = System.Diagnostics.Process.Start(\"a\"); foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'Ask', which runs rarely")]
    [InlineData(
        "public void Ask(int[] a) { File.Delete(\"a.log\"); foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'Ask', which runs rarely")]
    [InlineData(
        "public void Ask(int[] a) { using (new FileStream(\"a\" + \".log\", FileMode.Open)) foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'Ask', which runs rarely")]
    [InlineData(
        "public void Ask(int[] a) { if (a == null) return; Start(); if (a[0] > 1) { foreach (var i in a) Use({|#0:new object()|}); } } "
            + "static void Start() { if (Is(null)) throw new Exception(); Use(System.Diagnostics.Process.Start(\"a\")); }",
        "unknown: in a loop (line 9) of 'Ask', which runs rarely")]
    [InlineData(
        "public void Ask(int[] a) { if (a == null) return; foreach (var i in a) Use({|#0:new object()|}); System.Diagnostics.Process.Start(\"a\"); }", InLoop)]
    [InlineData(
        "public void Ask(int[] a) { if (a == null) System.Diagnostics.Process.Start(\"a\"); else foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    [InlineData(
        "public void Ask(int[] a) { if (a == null) return; Action f = () => System.Diagnostics.Process.Start(\"a\"); f(); "
            + "foreach (var i in a) Use({|#0:new object()|}); }",
        InLoop)]
    [InlineData("public void Ask(int[] a, string s) { File.Delete(s); foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("public void Ask(int[] a) { if (a == null) File.Delete(\"a.log\"); foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    [InlineData(
        "class ColumnMigration { void Up(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } }",
        "unknown: in a loop (line 9) of 'Up', which runs rarely")]
    [InlineData(
        "class CommandLineOptions { void Read(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } }",
        "unknown: in a loop (line 9) of 'Read', which runs rarely")]
    [InlineData("public void Connected(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    [InlineData(
        "public void LoadAll(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'LoadAll', which runs rarely")]
    [InlineData("public void Loader(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("public void Load(string s) { foreach (var c in s) Use({|#0:new object()|}); }", "warm: in a loop (line 9)")]
    [InlineData("public void Load(int[] a) { foreach (var i in a) foreach (var j in a) Use({|#0:new object()|}); }", "warm: in a loop (line 9, depth 2)")]
    [InlineData("[HotPath] public void Load(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("C(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }", "unknown: in a loop (line 9) of a constructor that no loop calls")]
    [InlineData(
        "C(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } static void F(int[] a) { foreach (var i in a) Use(new C(a)); }", OftenInLoop)]
    [InlineData(
        "C(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } static void Load(int[] a) { foreach (var i in a) Use(new C(a)); }",
        "unknown: in a loop (line 9) of a constructor that no loop calls")]
    [InlineData(
        "C(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } public override int GetHashCode() { Use(new C(null)); return 1; }", OftenInLoop)]
    [InlineData("struct S { S(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } }", InLoop)]
    [InlineData(
        "void F(int[] a) { Use(typeof(C).GetFields()); foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'F', which runs rarely")]
    [InlineData("void F(int[] a) { if (a == null) Use(typeof(C).GetFields()); foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("void F(int[] a) { Use(Activator.CreateInstance(typeof(C))); foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    [InlineData(
        "Expression F(int[] a) { foreach (var i in a) Use({|#0:new object()|}); return null; }",
        "unknown: in a loop (line 9) of 'F', which runs rarely")]
    [InlineData(
        "void F(List<Expression<Func<int>>> a) { foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'F', which runs rarely")]
    [InlineData(
        "void F(System.Reflection.Emit.OpCode[] a) { foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'F', which runs rarely")]
    [InlineData(
        "void F(System.Reflection.Assembly b, int[] a) { foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'F', which runs rarely")]
    [InlineData("void F(Expression e) { Use({|#0:new object()|}); }", "unknown: in 'F', which runs rarely")]
    [InlineData(
        "void F(Microsoft.OpenApi.OpenApiSchema d, int[] a) { foreach (var i in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'F', which runs rarely")]
    [InlineData(
        "void F(IDictionary<string, Microsoft.OpenApi.OpenApiSchema> a) { foreach (var i in a) foreach (var j in a) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9, depth 2) of 'F', which runs rarely")]
    [InlineData(
        "void F(Microsoft.OpenApi.OpenApiSchema d, string s) { foreach (var c in s) Use({|#0:new object()|}); }", "warm: in a loop (line 9)")]
    [InlineData("void F(NJsonSchema.JsonSchema d, int[] a) { foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    [InlineData(
        "class D : System.Reflection.TypeDelegator { public override System.Reflection.EventInfo GetEvent(string name, System.Reflection.BindingFlags f) "
            + "{ foreach (var c in new int[9]) Use({|#0:new object()|}); return null; } }",
        "unknown: in a loop (line 9) of 'GetEvent', which runs rarely")]
    [InlineData(
        "class D : System.Reflection.TypeDelegator { public override System.Reflection.EventInfo GetEvent(string name, System.Reflection.BindingFlags f) "
            + "{ Use({|#0:new object()|}); return null; } }",
        "unknown: in 'GetEvent', which runs rarely")]
    [InlineData(
        "class D : System.Reflection.TypeDelegator { "
            + "public object GetEvent(string name, int[] a) { foreach (var i in a) Use({|#0:new object()|}); return 1; } }",
        InLoop)]
    [InlineData("void F(List<Func<int>> a) { foreach (var i in a) Use({|#0:new object()|}); }", InLoop)]
    public Task LoopOfAMemberThatRunsRarely_TellsNothing(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("", "private", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("", "protected virtual", InLoop)]
    [InlineData("void F(int[] a) => G(a);", "private", InLoop)]
    [InlineData("void Save(int[] a) => Keep(() => G(a));", "private", InLoop)]
    [InlineData("void Save(int[] a) { Action<int[]> later = G; later(a); }", "private", InLoop)]
    [InlineData("void F(int[] a) { foreach (var i in a) G(a); }", "private", OftenInLoop)]
    [InlineData("void Save(int[] a) => F(a); void F(int[] a) => G(a);", "private", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("void Save(string s, int[] a) { foreach (var c in s) G(a); }", "private", InLoop)]
    [InlineData("void Save(string s) => G(s);  void G(string s) { }", "private", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData(
        "void F(int[] a) { foreach (var p in typeof(C).GetFields()) G(a); }", "private", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("void F(int[] a) { foreach (var i in a) foreach (var p in typeof(C).GetFields()) G(a); }", "private", OftenInLoop)]
    public Task MemberThatOnlyRareMembersCall_RunsRarely(string others, string modifiers, string heat) =>
        VerifyMembersAsync(
            "void Load(int[] a) => G(a); " + modifiers + " void G(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } " + others, heat);

    [Theory]
    [InlineData("static object s_made = G();", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("static C() => G();", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("static object Made { get; } = G();", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("static object Made => G();", InLoop)]
    [InlineData("static Func<object> s_later = () => G();", InLoop)]
    [InlineData("object _made = G();", InLoop)]
    public Task MemberThatOnlyStaticValuesCall_RunsRarely(string others, string heat) =>
        VerifyMembersAsync(
            "private static object G() { foreach (var i in s_all) Use({|#0:new object()|}); return s_all; } static int[] s_all; " + others, heat);

    [Theory]
    [InlineData("void F(Expression e) => G();", "unknown: in 'G', which runs rarely")]
    [InlineData("void F(Microsoft.OpenApi.OpenApiSchema d) => H(); void H() { if (Is(null)) G(); }", "unknown: in 'G', which runs rarely")]
    [InlineData("void F(Expression e) => G(); void H() => G();", Unknown)]
    [InlineData("void F(Expression e) => Keep(G);", Unknown)]
    [InlineData("void F(Expression e, D d) => d.G(); class D { public void G() { } }", Unknown)]
    [InlineData("void Load() => G();", Unknown)]
    public Task MemberThatOnlyMembersAboutTheProgramCall_RunsRarely(string others, string heat) =>
        VerifyMembersAsync("private void G() { Use({|#0:new object()|}); } " + others, heat);

    [Theory]
    [InlineData("object F(int k) => D.GetOrAdd(k, n => G(new int[n]));", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("object F(int k) => D.GetOrAdd(k, static (n, c) => c.G(new int[n]), this);", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData(
        "object F(int k) { if (!D.TryGetValue(k, out var o)) D[k] = o = G(new int[k]); return o; }", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("object F(int k) => D.GetOrAdd(k, n => G(new int[n])); object H(int[] a) => G(a);", InLoop)]
    [InlineData("object F(int k) => D.AddOrUpdate(k, n => null, (n, o) => G(new int[n]));", InLoop)]
    public Task MemberThatOnlyMakesTheValueForAKey_RunsRarely(string others, string heat) => VerifyMembersAsync(
        "static readonly System.Collections.Concurrent.ConcurrentDictionary<int, object> D = new(); "
            + "private object G(int[] a) { foreach (var i in a) Use({|#0:new object()|}); return a; } " + others,
        heat);

    [Theory]
    [InlineData("object F(int k) => D.GetOrAdd((k, k), n => G());", false)]
    [InlineData("object F(int k) { return D.GetOrAdd((k, k), static (n, c) => { return c.G(); }, this); }", false)]
    [InlineData("object F(int k) { if (!D.TryGetValue((k, k), out var o)) D[(k, k)] = o = G(); return o; }", false)]
    [InlineData("object F(int k) { if (D.TryGetValue((k, k), out var o)) return o; o = G(); D[(k, k)] = o; return o; }", false)]
    [InlineData("object F(int k) => D.GetOrAdd((k, k), G());", true)]
    [InlineData("object F(int k) => D.AddOrUpdate((k, k), n => null, (n, o) => G());", true)]
    [InlineData("object F(int k) { if (!D.TryGetValue((k, k), out var o)) o = G(); return o; }", true)]
    [InlineData("object F(int k) => D.GetOrAdd((k, k), n => G()); object H(int[] a) { foreach (var i in a) K(); return null; } void K() => G();", true, "K")]
    public Task MemberThatIsCalledForAKeyThatIsNotThere_IsNotWarm(string others, bool isWarm, string caller = "F") => VerifyMembersAsync(
        "static readonly System.Collections.Concurrent.ConcurrentDictionary<(int, int), object> D = new(); object G() => {|#0:new object()|}; "
            + "void Each(int[] a) { foreach (var i in a) F(i); } " + others,
        isWarm ? "warm: called by '" + caller + "', which is called in a loop at Test0.cs:9" : Unknown);

    [Theory]
    [InlineData("void F(int[] a) { G(a); Use(new Regex(\"a\")); }", "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("void F(int[] a) { if (a == null) return; if (a.Length > 3) G(a); Use(new Regex(\"a\")); }",
        "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("void F(int[] a) => Use(new Regex(Pattern(a))); string Pattern(int[] a) { G(a); return \"\"; }",
        "unknown: in a loop (line 9) of 'G', which runs rarely")]
    [InlineData("void F(int[] a) { Use(new Regex(\"a\")); G(a); }", InLoop)]
    [InlineData("void F(int[] a) { G(a); if (a == null) Use(new Regex(\"a\")); }", InLoop)]
    [InlineData("void F(int[] a) { G(a); if (a == null) return; Use(new Regex(\"a\")); }", InLoop)]
    [InlineData("void F(int[] a) { foreach (var i in a) G(a); Use(new Regex(\"a\")); }", OftenInLoop)]
    [InlineData("void F(int[] a) { G(a); Use(new Regex(\"a\")); } void H(int[] a) => G(a);", InLoop)]
    public Task MemberOnTheWayToWorkThatCostsMore_RunsRarely(string others, string heat) =>
        VerifyMembersAsync("private void G(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } " + others, heat);

    [Theory]
    [InlineData("interface I { void G(int[] a); } class D : I { public ", "I d", "", OftenInLoop)]
    [InlineData("interface I { void G(int[] a); } class D : I { public ", "I d", "class E : I { public void G(int[] a) { } }", InLoop)]
    [InlineData("interface I { void G(int[] a); } class D : I { public ", "D d", "class E : I { public void G(int[] a) { } }", OftenInLoop)]
    [InlineData("class B { public virtual void G(int[] a) { } } class D : B { public override ", "B d", "", InLoop)]
    [InlineData("abstract class B { public abstract void G(int[] a); } class D : B { public override ", "B d", "", OftenInLoop)]
    public Task CallOfOneOfSeveral_DoesNotSayThatItRunsOften(string type, string receiver, string others, string heat) =>
        VerifyMembersAsync(
            type + "void G(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } } " + others
                + " static void F(" + receiver + ", int[] a) { foreach (var i in a) d.G(a); }",
            heat);

    [Theory]
    [InlineData("", InLoop)]
    [InlineData("class E { static readonly D s_d = new D(); }", OftenInLoop)]
    [InlineData("class E { readonly D _d = new(); }", OftenInLoop)]
    [InlineData("class E { static T Of<T>() where T : new() => new T(); I Get() => Of<D>(); }", OftenInLoop)]
    [InlineData("class E { object Get() => Activator.CreateInstance(typeof(D)); }", OftenInLoop)]
    [InlineData("class E : D { static readonly E s_e = new E(); }", OftenInLoop)]
    [InlineData("class E : D { }", OftenInLoop)]
    [InlineData("class E { static bool Is(I i) => i is D; static int Of(List<D> all) => 1; }", OftenInLoop)]
    [InlineData("class E { static bool Is(I i) => i is D; static void Of(D one) { } }", InLoop)]
    public Task CallThroughAnInterface_DoesNotSayThatAClassRunsOftenWhichOnlyOthersMake(string others, string heat) =>
        VerifyAsync(
            "using System; using System.Collections.Generic; public interface I { void G(int[] a); } public class D : I { static void Use(object o) { }"
                + new string('\n', 8) + "public void G(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } } "
                + "class F { readonly List<I> _all = new List<I>(); public void Add(I one) => _all.Add(one); "
                + "public void Run(int[] a) { foreach (var one in _all) one.G(a); } } " + others,
            heat);

    [Theory]
    [InlineData(9, "ICloneable", "", Unknown)]
    [InlineData(8, "ICloneable", "", "warm: called in a loop at Test0.cs:9")]
    [InlineData(9, "IOwn", "interface IOwn { object Clone(); }", "warm: called in a loop at Test0.cs:9")]
    public Task CallOfOneOfMany_TellsNothingThroughAnInterfaceOfTheFramework(int types, string type, string declared, string heat) =>
        VerifyMembersAsync(
            string.Concat(Enumerable.Range(1, types - 1).Select(n => "class E" + n + " : " + type + " { public object Clone() => null; } ")) + declared
                + " class D : " + type + " { public object Clone() => Text({|#0:new object()|}); } static void F(" + type + "[] all) "
                + "{ foreach (var one in all) Use(one.Clone()); }",
            heat);

    [Theory]
    [InlineData("object F(int[] a) { foreach (var i in a) if (i > 0) return {|#0:new object()|}; return null; }", Unknown)]
    [InlineData("void F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); break; } } }", Unknown)]
    [InlineData("void F(int[] a) { foreach (var i in a) { if (i > 0) { if (Is({|#0:new object()|})) Use(i); return; } } }", Unknown)]
    [InlineData("IEnumerable<int> F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); yield break; } yield return i; } }", Unknown)]
    [InlineData("IEnumerable<object> F(int[] a) { foreach (var i in a) yield return {|#0:new object()|}; }", InLoop)]
    [InlineData("void F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); continue; } Use(i); } }", InLoop)]
    [InlineData("void F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); if (i > 1) return; else break; } Use(i); } }", Unknown)]
    [InlineData("void F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); if (i > 1) { throw new Exception(); } return; } } }", Unknown)]
    [InlineData(
        "int F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); "
            + "if (i > 1) { Use(i); return i; } else { if (i > 9) throw null; return 0; } } } return 1; }",
        Unknown)]
    [InlineData("void F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); lock (a) { Use(i); return; } } Use(i); } }", Unknown)]
    [InlineData("void F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); if (i > 1) continue; return; } Use(i); } }", InLoop)]
    [InlineData("void F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); if (i > 1) return; else Use(i); } } }", InLoop)]
    [InlineData("void F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); if (i > 1) return; else continue; } } }", InLoop)]
    [InlineData(
        "void F(int[] a) { foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); if (i > 1) return; else switch (i) { default: break; } } } }",
        InLoop)]
    [InlineData("void F(int[] a) { foreach (var i in a) switch (i) { case 1: Use({|#0:new object()|}); break; } }", InLoop)]
    [InlineData("void F(int[] a) { while (true) foreach (var i in a) { if (i > 0) { Use({|#0:new object()|}); break; } } }", OftenInLoop)]
    [InlineData(
        "object F(int[] a) { foreach (var i in a) return a.Select(j => {|#0:new object()|}); return null; }",
        "hot: in a lambda that 'Select' runs for each element")]
    public Task PlaceWhereALoopEnds_IsNotRepeatedByIt(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("App.Configuration", "unknown: in a loop (line 6) of 'Read', which runs rarely")]
    [InlineData("App.Messages", "often hot: in a loop (line 6)")]
    public Task ConverterForConfiguration_RunsRarely(string space, string heat) => VerifyAsync(
        "using System; using System.Text.Json;\nnamespace " + space + ";\nabstract class D : System.Text.Json.Serialization.JsonConverter<int>\n{\n"
            + "public override int Read(ref Utf8JsonReader r, Type t, JsonSerializerOptions o)\n"
            + "{ foreach (var i in new int[r.TokenStartIndex]) GC.KeepAlive({|#0:new object()|}); return 0; }\n}\n",
        heat);

    [Fact]
    public Task MembersThatCallEachOtherInLoops_HaveAnAnswer() =>
        VerifyMembersAsync(
            "C(int[] a) { foreach (var i in a) { Use({|#0:new object()|}); Use(new D(a)); } } "
                + "class D { public D(int[] a) { foreach (var i in a) Use(new C(a)); } }",
            OftenInLoop);

    [Theory]
    [InlineData("System.Windows.RoutedEventArgs", "unknown: in a loop (line 9) of 'OnClick', which runs rarely")]
    [InlineData("System.Timers.ElapsedEventArgs", "unknown: in a loop (line 9) of 'OnClick', which runs rarely")]
    [InlineData("EventArgs", InLoop)]
    public Task HandlerOfAUserInterface_RunsRarely(string arguments, string heat)
    {
        var test = CreateOfMembers("void OnClick(object sender, " + arguments + " e) { foreach (var i in new int[3]) Use({|#0:new object()|}); }", heat);
        test.TestState.Sources.Add("namespace System.Windows { class RoutedEventArgs : System.EventArgs { } }");
        return test.RunAsync();
    }

    [Theory]
    [InlineData("new Timer(Tick, null, 1, 1)", "unknown: in a loop (line 9) of 'Tick', which runs rarely")]
    [InlineData("new Timer(new TimerCallback(this.Tick), null, 1, 1)", "unknown: in a loop (line 9) of 'Tick', which runs rarely")]
    [InlineData("new Thread(Tick)", InLoop)]
    public Task CallbackOfATimer_RunsRarely(string made, string heat) => VerifyMembersAsync(
        "void Tick(object state) { foreach (var i in new int[3]) Use({|#0:new object()|}); } object Start() => " + made + ";", heat);
}
