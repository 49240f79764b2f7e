using Allocations.Analyzers.Rules.Collections.RepeatedReflection;
using Allocations.CodeFixes.Rules.Collections.RepeatedReflection;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Collections.RepeatedReflection.RepeatedReflectionAnalyzer,
    Allocations.CodeFixes.Rules.Collections.RepeatedReflection.RepeatedReflectionCodeFix>;

using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Collections.RepeatedReflection.RepeatedReflectionAnalyzer>;

namespace Allocations.Tests.Collections.RepeatedReflection;

public sealed class RepeatedReflectionTests
{
    private const string Field = "ALLOC604.Field", FieldUnsafe = "ALLOC604.Field!", Class = "ALLOC604.Class", ClassUnsafe = "ALLOC604.Class!";

    [Theory]
    [InlineData("foreach (var p in [|typeof(Version).GetProperties()|]) n += p.Name.Length;")]
    [InlineData("n += [|typeof(T).GetFields(BindingFlags.Public | BindingFlags.Static)|].Length;")]
    [InlineData("var all = [|typeof(Version).GetInterfaces()|]; n += all.Length; Use(all[0]);")]
    [InlineData("Use([|typeof(Version).GetMethod(\"CompareTo\", new[] { typeof(Version) })|]);")]
    [InlineData("Use([|typeof(Version).GetConstructor(Type.EmptyTypes)|]);")]
    [InlineData("Use([|typeof(Version).GetMethod(\"ToString\").GetCustomAttributes<ObsoleteAttribute>()|].Any());")]
    [InlineData("Use([|typeof(T).GetCustomAttribute<ObsoleteAttribute>()|]);")]
    [InlineData("n += [|Enum.GetValues(typeof(DayOfWeek))|].Length + [|Enum.GetNames<DayOfWeek>()|].Length;")]
    [InlineData("Use([|typeof(U).GetProperties()|].Where(p => p.CanRead).ToList());")]
    [InlineData("n += [|typeof(List<T>).GetGenericArguments()|].Length;")]
    [InlineData("foreach (var p in [|typeof(Version).GetProperties()|]) Use(p.GetValue(type)); Use(type.GetMethods());")]
    [InlineData("foreach (var p in [|typeof(Version).GetProperties()|]) n++; Use(System.IO.File.ReadAllText(\"a\"));")]
    [InlineData("Use(Expression.Call([|typeof(Version).GetMethod(\"CompareTo\", new[] { typeof(Version) })|]));")]
    [InlineData("var m = [|typeof(Version).GetMethod(\"ToString\", Type.EmptyTypes)|]; if (n > 3) Use(Expression.Lambda(Expression.Call(m)).Compile());")]
    public Task QuestionWithOneAnswer_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("foreach (var p in type.GetProperties()) n += p.Name.Length;")]
    [InlineData("foreach (var p in n.GetType().GetProperties()) n += p.Name.Length;")]
    [InlineData("Use(typeof(Version).GetProperty(\"Major\"));")]
    [InlineData("Use(typeof(Version).GetMethod(\"GetHashCode\"));")]
    [InlineData("Use(typeof(Version).GetMethod(type.Name, new[] { typeof(int) }));")]
    [InlineData("Use(typeof(Version).GetMethod(\"CompareTo\", new[] { type }));")]
    [InlineData("Use(typeof(Version).GetProperties());")]
    [InlineData("var all = typeof(Version).GetProperties(); all[0] = null;")]
    [InlineData("var all = typeof(Version).GetProperties(); Array.Sort(all, (a, b) => 0);")]
    [InlineData("var all = typeof(Version).GetProperties(); Use(all);")]
    [InlineData("Use(Enum.GetValues(typeof(DayOfWeek)).Cast<DayOfWeek>());")]
    [InlineData("Use(Activator.CreateInstance(typeof(Version)));")]
    [InlineData("Use(Attribute.IsDefined(typeof(Version), typeof(ObsoleteAttribute)));")]
    [InlineData("Use(typeof(T).Name);")]
    [InlineData("Use(typeof(Dictionary<T, U>).GetGenericArguments().Length);")]
    [InlineData("Expression<Func<int>> tree = () => typeof(Version).GetProperties().Length; Use(tree);")]
    [InlineData("_kept ??= typeof(Version).GetProperties();")]
    [InlineData("foreach (var p in typeof(Version).GetProperties()) n++; System.Diagnostics.Process.Start(\"a\");")]
    [InlineData("foreach (var p in typeof(Version).GetProperties()) n++; System.Threading.Thread.Sleep(1);")]
    [InlineData("var m = typeof(Version).GetMethod(\"CompareTo\", new[] { typeof(Version) }); Use(Expression.Lambda(Expression.Call(m)).Compile());")]
    [InlineData("throw new Exception(typeof(Version).GetProperties().Length.ToString());")]
    public Task OtherQuestions_AreSilent(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("return [|type.GetCustomAttribute<ObsoleteAttribute>()|] != null;")]
    [InlineData("return [|member.GetCustomAttribute(typeof(ObsoleteAttribute))|] is null;")]
    [InlineData("return [|typeof(Version).GetCustomAttributes(typeof(ObsoleteAttribute), true)|].Length > 0;")]
    [InlineData("return [|member.GetCustomAttributes<ObsoleteAttribute>()|].Any();")]
    [InlineData("return [|Attribute.GetCustomAttribute(member, typeof(ObsoleteAttribute))|] is not null;")]
    [InlineData("return [|type.GetInterfaces()|].Any(i => i.IsGenericType);")]
    [InlineData("var a = [|item.GetType().GetCustomAttribute<System.Runtime.InteropServices.StructLayoutAttribute>()|]; return a.Pack > 0;")]
    [InlineData("return [|member.GetCustomAttributes<ObsoleteAttribute>()|].Any(a => a.IsError);")]
    [InlineData("foreach (var p in [|item.GetType().GetProperties()|]) if (p.CanRead) return true; return false;")]
    [InlineData("var all = [|method.GetParameters()|]; return all is { Length: > 0 } && all[0].IsOptional && Own(all);")]
    [InlineData("return [|method.DeclaringType.GetConstructor(s_types)|] is null;")]
    [InlineData("var c = [|type.GetConstructor(s_types)|]; if (c is null) c = [|type.GetConstructor(Type.EmptyTypes)|]; return c.Invoke(null) != null;")]
    [InlineData("var flags = BindingFlags.Public; return [|type.GetConstructor(flags, null, new[] { typeof(int) }, null)|] is null;")]
    [InlineData("return Items.Any(i => [|i.GetType().GetCustomAttributes(typeof(ObsoleteAttribute), true)|].OfType<ObsoleteAttribute>().First().IsError);")]
    public Task QuestionAboutAnyType_IsReported(string statement) => AnyHeatAsync("static bool M", statement);

    [Theory]
    [InlineData("return type.IsDefined(typeof(ObsoleteAttribute));")]
    [InlineData("return type.GetMethod(\"M\") != null;")]
    [InlineData("return Equals(member.GetCustomAttribute<ObsoleteAttribute>(), item);")]
    [InlineData("Items = type.GetProperties(); return true;")]
    [InlineData("var a = item.GetType().GetCustomAttribute<ObsoleteAttribute>(); Func<string> text = a.ToString; return Equals(text, item);")]
    [InlineData("var all = type.GetProperties(); Items = all; return true;")]
    [InlineData("return Equals(type.GetProperties(), item);")]
    [InlineData("PropertyInfo[] all; all = type.GetProperties(); Items = all; return true;")]
    [InlineData("return new List<PropertyInfo>(type.GetProperties()).Count > 0;")]
    [InlineData("return type.GetProperties().Select(p => p.Name).ToList().Contains(\"a\");")]
    [InlineData("return s_kept.TryGetValue(type, out var kept) ? kept : s_kept[type] = type.GetInterfaces().Any(i => i.IsGenericType);")]
    [InlineData("return s_kept.GetOrAdd(type, key => key.GetInterfaces().Any(i => i.IsGenericType));")]
    [InlineData("return new Lazy<bool>(() => type.GetInterfaces().Any(i => i.IsGenericType)).Value;")]
    [InlineData("foreach (var p in Members) if (p.GetCustomAttribute<ObsoleteAttribute>().IsError) return true; return false;")]
    [InlineData("return Members.Any(p => p.GetCustomAttribute<ObsoleteAttribute>().IsError);")]
    [InlineData("return type.GetMethod(\"M\", types) != null;")]
    [InlineData("return type.GetProperty(member.Name, new[] { typeof(int) }) != null;")]
    public Task AnswerThatIsKeptOrOfManyThings_IsSilent(string statement) => AnyHeatAsync("static bool M", statement);

    [Theory]
    [InlineData("readonly MethodInfo _method; ParameterInfo[] P => [|_method.GetParameters()|];")]
    [InlineData("MethodInfo Method { get; } ParameterInfo[] P { get { return [|Method.GetParameters()|]; } }")]
    [InlineData("static Type Of { get; } = typeof(C); Type[] P { get => [|Of.GetInterfaces()|]; }")]
    [InlineData("static string[] P => [|Enum.GetNames(typeof(DayOfWeek))|];")]
    [InlineData("static Array P => (Array)([|Enum.GetValues(typeof(DayOfWeek))|]);")]
    [InlineData("static PropertyInfo[] P => [|typeof(Version).GetProperties()|];")]
    [InlineData("static IReadOnlyList<PropertyInfo> P => [|typeof(Version).GetProperties()|];")]
    public Task PropertyThatAsksAnew_IsReported(string members) => PropertyAsync(members);

    [Theory]
    [InlineData("MethodInfo _method; ParameterInfo[] P => _method.GetParameters();")]
    [InlineData("MethodInfo Method { get; set; } ParameterInfo[] P => Method.GetParameters();")]
    [InlineData("static MethodInfo Next() => null; MethodInfo Method => Next(); ParameterInfo[] P => Method.GetParameters();")]
    [InlineData("readonly MethodInfo _method; ParameterInfo[] P() => _method.GetParameters();")]
    [InlineData("readonly MethodInfo _method; ParameterInfo[] P { get; } = typeof(C).GetMethod(\"M\").GetParameters();")]
    [InlineData("readonly C _other; readonly MethodInfo _method; ParameterInfo[] P => _other._method.GetParameters();")]
    [InlineData("ParameterInfo[] _all; readonly MethodInfo _method; ParameterInfo[] P => _all ??= _method.GetParameters();")]
    [InlineData("readonly MethodInfo _method; ParameterInfo[] P { get { var all = _method.GetParameters(); Array.Reverse(all); return all; } }")]
    [InlineData("readonly Type _type; public override Type[] P => _type.GetInterfaces();", ": Base")]
    public Task PropertyThatKeepsForwardsOrDoesMore_IsSilent(string members, string type = "") => PropertyAsync(members, type);

    [Fact]
    public Task QuestionOfAConstructor_IsSilent() =>
        AnyHeatAsync("public C", "Empty = type.GetInterfaces().Any(i => i.IsGenericType);");

    [Theory]
    [InlineData("[|member.GetCustomAttribute<ObsoleteAttribute>()|] != null", "member.IsDefined(typeof(ObsoleteAttribute))")]
    [InlineData("[|member.GetCustomAttribute(typeof(ObsoleteAttribute))|] == null", "!member.IsDefined(typeof(ObsoleteAttribute))")]
    [InlineData("null != [|member.GetCustomAttribute<ObsoleteAttribute>(false)|]", "Attribute.IsDefined(member, typeof(ObsoleteAttribute), false)")]
    [InlineData(
        "![|member.GetCustomAttributes(typeof(ObsoleteAttribute), inherit: true)|].Any()", "!member.IsDefined(typeof(ObsoleteAttribute), inherit: true)")]
    [InlineData("[|member.GetCustomAttributes(typeof(ObsoleteAttribute), false)|].Length == 0", "!member.IsDefined(typeof(ObsoleteAttribute), false)")]
    [InlineData("[|member.GetCustomAttributes<ObsoleteAttribute>()|].Count() >= 1", "member.IsDefined(typeof(ObsoleteAttribute))")]
    [InlineData("[|Attribute.GetCustomAttribute(member, typeof(ObsoleteAttribute))|] is null", "!Attribute.IsDefined(member, typeof(ObsoleteAttribute))")]
    public Task AttributeThatIsOnlyLookedFor_IsNotMade(string before, string after) => FixAsync(
        Text("MemberInfo member = type; Use(" + before + ");"),
        Text("MemberInfo member = type; Use(" + after + ");"),
        "ALLOC604.IsDefined!",
        "Ask whether the attribute is there (no attribute is made, and what cannot be made, or is there twice, does not fail)");

    [Fact]
    public Task ExtensionThatIsCalledAsAMethod_HasNoFix()
    {
        var code = Text("Use([|CustomAttributeExtensions.GetCustomAttribute<ObsoleteAttribute>(type)|] != null);");
        return FixAsync(code, code, "ALLOC604.IsDefined!");
    }

    [Theory]
    [InlineData("(T)Attribute.GetCustomAttribute(m, typeof(T))", "[|member.Find<ObsoleteAttribute>()|] != null")]
    [InlineData("[|m.GetCustomAttributes(typeof(T), true)|].Cast<T>().FirstOrDefault()", "[|Found.Find<ObsoleteAttribute>(member)|] is null")]
    [InlineData("(T)Attribute.GetCustomAttribute(m, typeof(T))", "member.Find<ObsoleteAttribute>().Message != null")]
    [InlineData("(T)Attribute.GetCustomAttribute(m, typeof(FlagsAttribute)) ?? Made<T>()", "member.Find<ObsoleteAttribute>() != null")]
    [InlineData("(T)Attribute.GetCustomAttribute(m, typeof(T)) ?? Made<T>()", "member.Find<ObsoleteAttribute>() != null")]
    public Task AttributeThatAMethodOfTheProjectMakes_IsReportedWhereItIsOnlyLookedFor(string body, string test) => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        $$"""
        using System;
        using System.Linq;
        using System.Reflection;
        static class Found
        {
            static T Made<T>() where T : Attribute => null;
            public static T Find<T>(this MemberInfo m) where T : Attribute => {{body}};
        }
        class C
        {
            int M(MemberInfo[] all)
            {
                var n = 0;
                foreach (var member in all)
                {
                    if ({{test}})
                        n++;
                }

                return n;
            }
        }
        """);

    [Theory]
    [InlineData("P M(T item) => [|Made.Compile()|](item);")]
    [InlineData("P M(T item) { var f = [|this.Made.Compile()|]; return f(item); }")]
    [InlineData("P M(T item) => [|_made.Compile()|].Invoke(item);")]
    [InlineData("IEnumerable<P> M(List<T> items) { var f = [|Made.Compile()|]; foreach (var item in items) yield return f(item); }")]
    [InlineData("static P M(Expression<Func<T, P>> made, T item) => made.Compile()(item);")]
    [InlineData("P M(C<T, P> other, T item) => other.Made.Compile()(item);")]
    [InlineData("P M(T item) => Other.Compile()(item); Expression<Func<T, P>> Other => item => default;")]
    [InlineData("P M(T item) { var f = Made.Compile(); _kept = f; return f(item); }")]
    [InlineData("P M(T item) { _kept ??= Made.Compile(); return _kept(item); }")]
    [InlineData("IEnumerable<P> M(List<T> items) => items.Select(Made.Compile());")]
    public Task DelegateThatIsCompiledForEachCall_IsReportedWhereItsExpressionStays(string member) => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        "using System; using System.Collections.Generic; using System.Linq; using System.Linq.Expressions;\nclass C<T, P>\n{\n"
            + "    public Expression<Func<T, P>> Made { get; set; }\n    private Expression<Func<T, P>> _made;\n    private Func<T, P> _kept;\n    "
            + member + "\n}\n");

    [Theory]
    [InlineData("static IEnumerable<T> Of<T>(this Type type) => type.GetCustomAttributes(typeof(T), true).Cast<T>();", "[|GetType().Of<ObsoleteAttribute>()|]")]
    [InlineData("static object Of(Type type) { return [|type.GetInterfaces()|].First(); }", "[|Asked.Of(GetType())|]")]
    [InlineData("static object Of(Type type) => type.Name;", "Asked.Of(GetType())")]
    [InlineData("static object Of(Type type) => s_kept.GetOrAdd(type, t => t.GetInterfaces());", "Asked.Of(GetType())")]
    [InlineData("static object Of(Type type) { if (s_last is null) s_last = type.GetInterfaces(); return s_last; }", "Asked.Of(GetType())")]
    [InlineData("static object Of(Type type) => Kept(type, [|type.GetInterfaces()|]);", "Asked.Of(GetType())")]
    public Task MethodThatOnlyAsksReflection_CountsAsReflection(string method, string question) => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        "using System; using System.Collections.Concurrent; using System.Collections.Generic; using System.Linq; using System.Reflection;\n"
            + "static class Asked\n{\n"
            + "    static readonly ConcurrentDictionary<Type, Type[]> s_kept = new();\n    static Type[] s_last;\n"
            + "    static Type[] Kept(Type type, Type[] types) => s_kept[type] = types;\n    public " + method + "\n}\nclass C\n{\n    string M() => "
            + question + ".ToString();\n}\n");

    [Fact]
    public Task OutsideWarmCode_IsSilent() => Verify.VerifyAnalyzerAsync(
        "public class C { static readonly int Count = typeof(C).GetProperties().Length; public int M() => typeof(C).GetProperties().Length; }");

    [Fact]
    public Task OwnType_IsSilent() => Verify.VerifyAnalyzerAsync(
        "class Type { public int[] GetProperties() => null; } class C { void M(int n) { while (n++ < 9) n += new Type().GetProperties().Length; } }");

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System; class C { void M() { while (true) { var n = typeof({|CS0246:Missing|}).GetProperties().Length; "
            + "typeof(C).{|CS1501:GetProperties|}(1, 2); "
            + "var m = typeof(C).GetMethod({|CS0103:missing|}, new[] { typeof(int) }); {|CS0103:missing|}.GetFields(); } } }");

    [Theory]
    [InlineData(
        "n += {|#0:typeof(Version).GetProperties()|}.Length;",
        "'GetProperties' allocates memory for an answer about 'Version' that never changes (in a loop (line 10))")]
    [InlineData(
        "n += {|#0:Enum.GetNames(typeof(DayOfWeek))|}.Length;",
        "'GetNames' allocates memory for an answer about 'DayOfWeek' that never changes (in a loop (line 10))")]
    [InlineData(
        "if ({|#0:typeof(Version).GetCustomAttribute<ObsoleteAttribute>()|} == null) n++;",
        "'GetCustomAttribute' allocates memory to see whether there is a 'ObsoleteAttribute', which 'IsDefined' tells (in a loop (line 10))")]
    public Task Message_NamesTheQuestionAndTheType(string statement, string message) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new RepeatedReflectionAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Message_NamesTheProperty() => new Verify.Test
    {
        TestCode = "class C { static string[] Names { [Allocations.HotPath] get => {|#0:System.Enum.GetNames(typeof(System.DayOfWeek))|}; } }\n"
            + "namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new RepeatedReflectionAnalyzer().SupportedDiagnostics[0]).WithLocation(0).WithSeverity(DiagnosticSeverity.Warning)
                .WithMessage("'GetNames' allocates memory on each get for an answer about 'DayOfWeek' that never changes ([HotPath] on get_Names)"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("type", "type", "'GetProperties' allocates memory for an answer about 'type' that never changes ([HotPath] on M)")]
    [InlineData("item.GetType()", "item", "'GetProperties' allocates memory for an answer about the type of 'item' that never changes ([HotPath] on M)")]
    public Task Message_NamesTheSubject(string asked, string used, string message) => new Verify.Test
    {
        TestCode = "class C { [Allocations.HotPath] int M(System.Type type, object item) => item == null && " + used
            + " == null ? 0 : {|#0:" + asked + ".GetProperties()|}.Length; }\n"
            + "namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new RepeatedReflectionAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(DiagnosticSeverity.Warning).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(
        "foreach (var p in [|typeof(Version).GetProperties()|]) n += p.Name.Length;",
        "foreach (var p in s_versionProperties) n += p.Name.Length;",
        "PropertyInfo[] s_versionProperties = typeof(Version).GetProperties()",
        Field)]
    [InlineData(
        "n += [|Enum.GetNames<DayOfWeek>()|].Length + [|Enum.GetNames<DayOfWeek>()|].Length;",
        "n += s_dayOfWeekNames.Length + s_dayOfWeekNames.Length;",
        "string[] s_dayOfWeekNames = Enum.GetNames<DayOfWeek>()",
        Field)]
    [InlineData(
        "Use([|typeof(Version).GetMethod(\"CompareTo\", new[] { typeof(Version) })|]);",
        "Use(s_versionCompareToMethod);",
        "MethodInfo s_versionCompareToMethod = typeof(Version).GetMethod(\"CompareTo\", new[] { typeof(Version) })",
        Field)]
    [InlineData(
        "n += [|typeof(List<TOuter>).GetGenericArguments()|].Length;",
        "n += s_listGenericArguments.Length;",
        "Type[] s_listGenericArguments = typeof(List<TOuter>).GetGenericArguments()",
        Field)]
    [InlineData(
        "Use([|typeof(Version).GetCustomAttribute<ObsoleteAttribute>()|]);",
        "Use(s_versionCustomAttribute);",
        "ObsoleteAttribute s_versionCustomAttribute = typeof(Version).GetCustomAttribute<ObsoleteAttribute>()",
        FieldUnsafe)]
    public Task AnswerAboutAType_IsKeptInAField(string before, string after, string field, string key) =>
        FixAsync(Text(before), Text(after, "    private static readonly " + field + ";\n"), key);

    [Fact]
    public Task AnswerAboutATypeParameter_IsKeptInAClass() => FixAsync(
        Text("n += [|typeof(U).GetFields()|].Length + [|typeof(U).GetFields()|].Length;"),
        Text(
            "n += FieldsOf<U>.Value.Length + FieldsOf<U>.Value.Length;",
            "",
            "\n    private static class FieldsOf<U>\n        where U : class\n    {\n"
                + "        public static readonly FieldInfo[] Value = typeof(U).GetFields();\n    }\n"),
        Class);

    [Fact]
    public Task QuestionOfSeveralLines_MovesAsAWholeIntoAField() => FixAsync(
        Text("n += [|typeof(Version)\n                .GetFields()|].Length;"),
        Text("n += s_versionFields.Length;", "    private static readonly FieldInfo[] s_versionFields = typeof(Version)\n        .GetFields();\n"),
        Field);

    [Fact]
    public Task QuestionOfSeveralLines_MovesAsAWholeIntoAClass() => FixAsync(
        Text("n += [|typeof(U)\n                .GetFields()|].Length;"),
        Text(
            "n += FieldsOf<U>.Value.Length;",
            "",
            "\n    private static class FieldsOf<U>\n        where U : class\n    {\n"
                + "        public static readonly FieldInfo[] Value = typeof(U)\n            .GetFields();\n    }\n"),
        Class);

    [Fact]
    public Task PrivateMembersOfTheTypeItself_MayDiffer() => FixAsync(
        Text("n += [|typeof(C<int>).GetFields(BindingFlags.NonPublic | BindingFlags.Static)|].Length;"),
        Text(
            "n += s_cFields.Length;",
            "    private static readonly FieldInfo[] s_cFields = typeof(C<int>).GetFields(BindingFlags.NonPublic | BindingFlags.Static);\n"),
        FieldUnsafe,
        "Keep the answer in a static field (the new member is among those of its type)");

    [Fact]
    public Task EnumOfATypeParameter_MayFail() => FixAsync(
        Text("n += [|Enum.GetValues(typeof(T))|].Length;"),
        Text(
            "n += ValuesOf<T>.Value.Length;",
            "",
            "\n    private static class ValuesOf<T>\n    {\n        public static readonly Array Value = Enum.GetValues(typeof(T));\n    }\n"),
        ClassUnsafe,
        "Keep the answers in a generic class (what fails does so when the type is first used)");

    [Theory]
    [InlineData("typeof(decimal).GetMethod(\"op_Explicit\", new[] { typeof(decimal) })", "MethodInfo s_decimalOp_ExplicitMethod", true)]
    [InlineData("typeof(string).GetMethod(\"Concat\", new[] { typeof(string), typeof(string) })", "MethodInfo s_stringConcatMethod", false)]
    [InlineData("typeof(Math).GetMethod(\"Max\", new[] { typeof(byte), typeof(char) })", "MethodInfo s_mathMaxMethod", true)]
    [InlineData("typeof(List<int>).GetConstructor(Type.EmptyTypes)", "ConstructorInfo s_listConstructor", false)]
    [InlineData("typeof(Version).GetConstructor(new[] { typeof(string) })", "ConstructorInfo s_versionConstructor", false)]
    [InlineData("typeof(List<int>).GetConstructor(new[] { typeof(int) })", "ConstructorInfo s_listConstructor", true)]
    public async Task QuestionForOneOfSeveralMembers_MayBeAmbiguous(string question, string field, bool mayFail)
    {
        var title = await new Verify.Test
        {
            TestCode = Text("Use([|" + question + "|]);"),
            FixedCode = Text("Use(" + field.Split(' ')[1] + ");", "    private static readonly " + field + " = " + question + ";\n"),
            LanguageVersion = LanguageVersion.CSharp10,
        }.RunForTitleAsync(TestContext.Current.CancellationToken);
        Assert.Equal("Keep the answer in a static field" + (mayFail ? " (what fails does so when the type is first used)" : ""), title);
    }

    private const string BehaviourSource = """
        using System; using System.Collections.Generic; using System.Linq; using System.Reflection;
        public enum Kind { A, B, C = 7 }
        public class Data
        {
            public int Size { get; set; } public string Name; public Data() { } public Data(int size) => Size = size; public int Add(int n) => n;
        }
        public static class Methods
        {
            public static string Members(string text, int n)
            {
                var all = "";
                for (var i = 0; i < n; i++)
                {
                    foreach (var property in typeof(Data).GetProperties())
                        all += property.Name + text;
                    var fields = typeof(Data).GetFields();
                    all += fields.Length + fields[0].Name + string.Join(",", Enum.GetNames(typeof(Kind)).Select(name => name + i));
                    foreach (Kind kind in Enum.GetValues(typeof(Kind)))
                        all += (int)kind;
                    all += typeof(Data).GetMethod("Add", new[] { typeof(int) }).Invoke(new Data(), new object[] { i });
                    all += typeof(Data).GetConstructor(new[] { typeof(string) }) == null;
                }
                return all;
            }
            private static string Of<T>(bool takes) => string.Join(",", typeof(T).GetInterfaces().Select(i => i.Name).OrderBy(i => i)) + takes;
            public static string Generic(string text, int n) => Of<string>(n > 1) + Of<Data>(n > 1) + Of<int>(n > 1) + Of<List<string>>(text == null);
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<RepeatedReflectionAnalyzer, RepeatedReflectionCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.Contains("InterfacesOf<T>.Value", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("in typeof", fixedSource, StringComparison.Ordinal);
        SameBehaviour.Verify(
            BehaviourSource,
            fixedSource,
            from text in new[] { null, "", "a" } from n in new[] { 0, 1, 3 } select new object?[] { text, n },
            LanguageVersion.CSharp10,
            "Members",
            "Generic");
    }

    private static Task PropertyAsync(string members, string type = "") => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        "using System; using System.Collections.Generic; using System.Reflection;\nabstract class Base { public abstract Type[] P { get; } }\nclass C " + type
            + "\n{\n    " + members + "\n}\n");

    private static Task AnyHeatAsync(string declaration, string statement) => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        "using System; using System.Collections.Concurrent; using System.Collections.Generic; using System.Linq; using System.Reflection;\n"
            + "class C\n{\n    static readonly Type[] s_types = { typeof(int) };\n    static object[] Items;\n    static List<PropertyInfo> Members;\n"
            + "    static readonly ConcurrentDictionary<Type, bool> s_kept = new();\n    bool Empty;\n"
            + "    static bool Own(ParameterInfo[] all) => all.Length > 1;\n       "
            + declaration + "(Type type, MemberInfo member, MethodBase method, object item, Type[] types)\n    {\n        " + statement + "\n    }\n}\n");

    private static Task AnalyzeAsync(string statement) =>
        new Verify.Test { LanguageVersion = LanguageVersion.CSharp10, TestCode = Text(statement) }.RunAsync(TestContext.Current.CancellationToken);

    private static Task FixAsync(string before, string after, string key, string? title = null) => new Verify.Test
    {
        TestCode = before,
        FixedCode = after,
        CodeActionEquivalenceKey = key,
        LanguageVersion = LanguageVersion.CSharp10,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key.EndsWith('!') ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement, string fields = "", string types = "") =>
        "using System; using System.Collections.Generic; using System.Linq; using System.Linq.Expressions; using System.Reflection;\n\nclass C<TOuter>\n{\n"
        + fields + "    private static int s_count;\n    private PropertyInfo[] _kept;\n\n    void M<T, U>(Type type, int n) where U : class\n    {\n"
        + "        while (n < 9)\n        {\n            " + statement + "\n        }\n    }\n\n    static void Use(object value) => s_count++;\n"
        + types + "}\n";
}
