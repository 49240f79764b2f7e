using Allocations.Analyzers.Rules.Delegates.ValueBeforeLookup;
using Allocations.CodeFixes.Rules.Delegates.ValueBeforeLookup;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Delegates.ValueBeforeLookup.ValueBeforeLookupAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.ValueBeforeLookup.ValueBeforeLookupCodeFix>;

namespace Allocations.Tests.Delegates.ValueBeforeLookup;

public sealed class ValueBeforeLookupTests
{
    private const string Factory = "ALLOC404.Factory", FactoryUnsafe = "ALLOC404.Factory!";
    private const string Entry = "ALLOC404.Entry", EntryUnsafe = "ALLOC404.Entry!", Question = "ALLOC404.Question!";

    [Theory]
    [InlineData("Known.GetOrAdd(key, [|new List<int>()|]).Add(1);")]
    [InlineData("var list = Known.GetOrAdd(key, ([|new List<int>(8)|])); list.Add(1);")]
    [InlineData("Use(Known.GetOrAdd(key, [|new List<int> { n }|]));")]
    [InlineData("Use(Boxes.GetOrAdd(key, [|new Box(n)|]));")]
    [InlineData("Use(Boxes.GetOrAdd(key, [|new Box(Next())|]));")]
    [InlineData("Use(Rows.GetOrAdd(key, [|new int[4]|]));")]
    [InlineData("Use(Known.AddOrUpdate(key, [|new List<int>()|], (_, old) => old));")]
    [InlineData("Use(ImmutableInterlocked.GetOrAdd(ref Shared, key, [|new List<int>()|]));")]
    [InlineData("Use(Own.Find(key, [|new List<int>()|]));")]
    [InlineData("Use(Own.FindKeyed(key, [|new List<int>()|]));")]
    [InlineData("Use(Plain.Find(key, [|new List<int>()|]));")]
    [InlineData("Plain.TryAdd(key, [|new List<int>()|]); Plain[key].Add(1);")]
    [InlineData("Known.TryAdd(key, [|new List<int>()|]); n++; Use(Known[key]);")]
    [InlineData("if (n > 3) Use(Known.GetOrAdd(key, [|new List<int>()|]));")]
    public Task ValueThatALookupMayDrop_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("Use(Known.GetOrAdd(key, _ => new List<int>()));")]
    [InlineData("Use(Known.GetOrAdd(key, Made));")]
    [InlineData("Known.GetOrAdd(key, new List<int>());")]
    [InlineData("Use(new ConcurrentDictionary<string, DateTime>().GetOrAdd(key, new DateTime(1)));")]
    [InlineData("if (!Known.TryGetValue(key, out var list)) list = Known.GetOrAdd(key, new List<int>()); Use(list);")]
    [InlineData("if (!Plain.TryGetValue(key, out var list)) Plain[key] = list = new List<int>(); Use(list);")]
    [InlineData("if (Known.TryGetValue(key, out var list)) return; Use(Known.GetOrAdd(key, new List<int>()));")]
    [InlineData("Use(Known.TryGetValue(key, out var list) ? list : Known.GetOrAdd(key, new List<int>()));")]
    [InlineData("var list = Known.ContainsKey(key) && n > 2 ? null : Known.GetOrAdd(key, new List<int>()); Use(list);")]
    [InlineData("List<int> list = null; list ??= Known.GetOrAdd(key, new List<int>()); Use(list);")]
    [InlineData("Plain.TryAdd(key, new List<int>());")]
    [InlineData("if (Plain.TryAdd(key, new List<int>())) n++; Use(Plain[key]);")]
    [InlineData("Plain.TryAdd(key, new List<int>()); Use(Plain[key + n]);")]
    [InlineData("Plain.TryAdd(key, new List<int>()); Plain[key] = null;")]
    [InlineData("Plain.TryAdd(key, Made); Use(Plain[key]);")]
    [InlineData("if (!Plain.ContainsKey(key)) { Plain.TryAdd(key, new List<int>()); Use(Plain[key]); }")]
    [InlineData("Use(Plain.OnlyValue(key, new List<int>()));")]
    [InlineData("Use(Fluent(new List<int>(), key));")]
    [InlineData("Expression<Func<List<int>>> tree = () => Known.GetOrAdd(key, new List<int>()); Use(tree);")]
    [InlineData("throw new Exception(Known.GetOrAdd(key, new List<int>()).ToString());")]
    public Task OtherValues_AreSilent(string statement) => AnalyzeAsync(statement);

    [Fact]
    public Task OutsideWarmCode_IsSilentWhereTheFactoryNeedsMore() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Concurrent; public class C { public object M(ConcurrentDictionary<string, object> map, string key, object one) "
            + "=> (map.GetOrAdd(key, [|new object()|]), map.GetOrAdd(key, new[] { one })); }");

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Concurrent; class C { void M(ConcurrentDictionary<int, object> map) { while (true) { "
            + "var n = map.GetOrAdd(1, new {|CS0246:Missing|}()); map.{|CS1501:TryAdd|}(1, new object(), 2); {|CS0103:missing|}.TryAdd(1, new object()); "
            + "map.{|CS1501:GetOrAdd|}(new object()); } } }");

    [Theory]
    [InlineData(
        "Use(Boxes.GetOrAdd(key, {|#0:new Box(1)|}));",
        "'GetOrAdd' is given a new 'C.Box', which allocates 24 B also where the key has a value already, although an overload takes a factory "
            + "(in a loop (line 6))")]
    [InlineData(
        "Plain.TryAdd(key, {|#0:new List<int>()|}); Use(Plain[key]);",
        "'TryAdd' is given a new 'List<int>', which allocates memory also where the key has a value already, although it need not be made before the key "
            + "was looked for (in a loop (line 6))")]
    public Task Message_NamesTheMethodAndTheValue(string statement, string message) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new ValueBeforeLookupAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(Microsoft.CodeAnalysis.DiagnosticSeverity.Info).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("Known.GetOrAdd(key, [|new List<int>()|]).Add(1);", "Known.GetOrAdd(key, static _ => new List<int>()).Add(1);")]
    [InlineData("Use(Rows.GetOrAdd(key, [|new[] { 1, 2 }|] /* new */));", "Use(Rows.GetOrAdd(key, static _ => new[] { 1, 2 } /* new */));")]
    [InlineData("Use(Known.GetOrAdd(key, [|new List<int> { n }|]));", "Use(Known.GetOrAdd(key, static (_, n) => new List<int> { n }, n));")]
    [InlineData("Use(Named.GetOrAdd(key, [|new Name(key)|]));", "Use(Named.GetOrAdd(key, static key => new Name(key)));")]
    [InlineData(
        "Use(Named.GetOrAdd(key, [|new Name(key) { Size = n, Owner = this }|]));",
        "Use(Named.GetOrAdd(key, static (key, state) => new Name(key) { Size = state.n, Owner = state.self }, (self: this, n)));")]
    [InlineData(
        "Use(Lazies.GetOrAdd(key, [|new Lazy<string>(() => Load(key))|]));",
        "Use(Lazies.GetOrAdd(key, static (key, self) => new Lazy<string>(() => self.Load(key)), this));")]
    [InlineData(
        "Use(Known.AddOrUpdate(key, [|new List<int>()|], (_, old) => old));",
        "Use(Known.AddOrUpdate(key, static _ => new List<int>(), (_, old) => old));")]
    [InlineData(
        "Use(ImmutableInterlocked.GetOrAdd(ref Shared, key, [|new List<int>(4)|]));",
        "Use(ImmutableInterlocked.GetOrAdd(ref Shared, key, static _ => new List<int>(4)));")]
    public Task PlainValue_IsMadeInAFactory(string before, string after) => FixAsync(before, after, Factory, "Make the value in a factory");

    [Theory]
    [InlineData(
        "Use(Boxes.GetOrAdd(key, [|new Box(Next())|]));",
        "Use(Boxes.GetOrAdd(key, static (_, self) => new Box(self.Next()), this));",
        "Make the value in a factory (the value is made after the lookup, and only for a new key)")]
    [InlineData(
        "Use(Boxes.GetOrAdd(key, [|new Box(Count + 1)|]));",
        "Use(Boxes.GetOrAdd(key, static _ => new Box(Count + 1)));",
        "Make the value in a factory (the value is made after the lookup, and only for a new key)")]
    [InlineData(
        "Use(Loud.GetOrAdd(key, [|new Loud()|]));",
        "Use(Loud.GetOrAdd(key, static _ => new Loud()));",
        "Make the value in a factory (the value is made after the lookup, and only for a new key)")]
    [InlineData(
        "var pair = (n, 1); Use(Pairs.GetOrAdd(key, [|new Pair(pair)|]));",
        "var pair = (n, 1); Use(Pairs.GetOrAdd(key, static (_, pair) => new Pair(pair), pair));",
        "Make the value in a factory (the value is made after the lookup, and only for a new key)")]
    [InlineData(
        "Use(Own.Find(key, [|new List<int>()|]));",
        "Use(Own.Find(key, static () => new List<int>()));",
        "Make the value in a factory ('Find' is taken to do the same with what a factory makes)")]
    [InlineData(
        "Use(Rows.GetOrAdd(key, [|new int[n]|]));",
        "Use(Rows.GetOrAdd(key, static (_, n) => new int[n], n));",
        "Make the value in a factory (the value is made after the lookup, and only for a new key)")]
    public Task ValueWithEffects_IsMadeInAFactory(string before, string after, string title) => FixAsync(before, after, FactoryUnsafe, title);

    [Theory]
    [InlineData("Use(Own.Find(key, [|new List<int> { n }|]));")]
    [InlineData("Use(Boxes.GetOrAdd(key, [|new Box(n++)|]));")]
    [InlineData("Known.TryAdd(Next() + key, [|new List<int>()|]); Use(Known[Next() + key]);")]
    public Task ValuesThatCannotMove_AreLeft(string statement) => FixAsync(statement, statement, null);

    [Theory]
    [InlineData(
        "Plain.TryAdd(key, [|new List<int>()|]); Plain[key].Add(1);",
        "CollectionsMarshal.GetValueRefOrAddDefault(Plain, key, out _) ??= new List<int>(); Plain[key].Add(1);",
        EntryUnsafe,
        "Make the value where the entry is new (a value of null is replaced; another exception where dictionary and key are null)")]
    [InlineData(
        "Plain.TryAdd(key, [|new List<int>()|]);\nPlain[key].Add(1);",
        "if (!Plain.ContainsKey(key))\n    Plain.TryAdd(key, new List<int>());\nPlain[key].Add(1);",
        Question,
        "Ask for the key first (a new key is looked up twice)")]
    [InlineData(
        "Known.TryAdd(key, [|new List<int>()|]); Use(Known[key]);",
        "if (!Known.ContainsKey(key))\n    Known.TryAdd(key, new List<int>()); Use(Known[key]);",
        Question,
        "Ask for the key first (a new key is looked up twice)")]
    public Task AddedValue_IsMadeForANewKey(string before, string after, string key, string title) => FixAsync(before, after, key, title);

    private const string BehaviourSource = """
        #nullable enable
        using System; using System.Collections.Concurrent; using System.Collections.Generic; using System.Linq;
        public sealed class Node
        {
            private readonly List<int> _items = new();
            public Node(string name, int size) { Name = name; Size = size; }
            public string Name { get; }
            public int Size;
            public override string ToString() => Name + Size + string.Join(",", _items);
            public void Add(int item) => _items.Add(item);
        }
        public static class Methods
        {
            public static string Groups(string text, int size)
            {
                var groups = new Dictionary<string, List<int>>();
                for (var i = 0; i < text.Length; i++)
                {
                    var key = text.Substring(0, i % (size + 1));
                    groups.TryAdd(key, new List<int>());
                    groups[key].Add(i);
                }
                return string.Join(";", groups.Select(pair => pair.Key + string.Join(",", pair.Value)));
            }
            public static string Nodes(string text, int size)
            {
                var nodes = new ConcurrentDictionary<string, Node>();
                var lists = new ConcurrentDictionary<int, List<string>>();
                var made = "";
                foreach (var c in text)
                {
                    nodes.GetOrAdd(c.ToString(), new Node(text, size)).Add(size++);
                    lists.GetOrAdd(c % 3, new List<string>()).Add(made);
                    lists.AddOrUpdate(c % 5, new List<string> { text, made }, (key, old) => { made += key; return old; });
                }
                return string.Join(";", nodes.OrderBy(n => n.Key, StringComparer.Ordinal).Select(n => n.Value)) + string.Join("|", lists.OrderBy(l => l.Key)
                    .Select(l => string.Join(",", l.Value))) + made;
            }
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<ValueBeforeLookupAnalyzer, ValueBeforeLookupCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.DoesNotContain("TryAdd", fixedSource, StringComparison.Ordinal);
        Assert.Contains("static (_, state) => new Node(state.text, state.size), (text, size))", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("new List<string>())", fixedSource.Replace("_ => new List<string>())", ""), StringComparison.Ordinal);
        SameBehaviour.Verify(
            BehaviourSource,
            fixedSource,
            from text in new[] { null, "", "a", "abc", "aabbaa", "xyzxyzxyz" } from size in new[] { 0, 1, 3 } select new object?[] { text, size },
            LanguageVersion.CSharp10,
            "Groups",
            "Nodes");
    }

    private static Task AnalyzeAsync(string statement) =>
        new Verify.Test { LanguageVersion = LanguageVersion.CSharp10, TestCode = Text(statement) }.RunAsync(TestContext.Current.CancellationToken);

    private static Task FixAsync(string before, string after, string? key, string? title = null) => new Verify.Test
    {
        TestCode = Text(before),
        FixedCode = Text(after),
        CodeActionEquivalenceKey = key,
        LanguageVersion = LanguageVersion.CSharp10,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key?.EndsWith('!') == true ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement) => """
        using System; using System.Collections.Concurrent; using System.Collections.Generic; using System.Collections.Immutable;
        using System.Linq.Expressions; using System.Runtime.InteropServices;
        class C
        {
            void M(string key, int n) {
        """ + "\nwhile (n < 9) {\n" + statement + "\n} }\n" + """
            void Use(object value) { }
            int Next() => 1;
            string Load(string key) => key;
            List<int> Made => null;
            List<int> Fluent(List<int> value, string key) => value;
            static int Count;
            ConcurrentDictionary<string, List<int>> Known; ConcurrentDictionary<string, Box> Boxes; ConcurrentDictionary<string, int[]> Rows;
            ConcurrentDictionary<string, Name> Named; ConcurrentDictionary<string, Loud> Loud; ConcurrentDictionary<string, Lazy<string>> Lazies;
            ImmutableDictionary<string, List<int>> Shared; Dictionary<string, List<int>> Plain; Cache<string, List<int>> Own;
            ConcurrentDictionary<string, Pair> Pairs;
            class Pair { public Pair((Number, int) value) { } }
            struct Number { public static implicit operator Number(int value) => default; }
            class Box { int _value; public Box(int value) => _value = value; }
            class Name { public string Text { get; } public int Size; public C Owner; public Name(string text) { Text = text; } }
        }
        class Loud { public Loud() => Console.WriteLine("made"); }
        class Cache<K, V>
        {
            public V Find(K key, V value) => value; public V Find(K key, Func<V> make) => make();
            public V FindKeyed(K key, V value) => value; public V FindKeyed(K key, Func<K, V> make) => make(key);
        }
        static class Extensions
        {
            public static V Find<K, V>(this Dictionary<K, V> map, K key, V value) => value;
            public static V Find<K, V>(this Dictionary<K, V> map, K key, Func<V> make) => make();
            public static V OnlyValue<K, V>(this Dictionary<K, V> map, K key, V value) => value;
        }
        """;
}
