using System.Globalization;
using System.Text;

namespace Allocations.Bench.Growth;

/// <summary>A typical finding and a typical near miss of each rule, repeated in one method or one type, and shapes that are hard for any rule.</summary>
internal static class GrowthShapes
{
    // What the statements use: one variable of each kind, so that a name has as many mentions as there are statements.
    private const string Usings =
        """
        #nullable enable
        using System;
        using System.Buffers;
        using System.Collections.Concurrent;
        using System.Collections.Generic;
        using System.IO;
        using System.Linq;
        using System.Security.Cryptography;
        using System.Text;
        using System.Threading;
        using System.Threading.Tasks;

        """;

    private const string Members =
        """
            private enum Kind { None, Some }
            private struct Key { public int Id; public string Name; }
            private DateTime _due;
            private object? _made;
            private object _boxed = "";
            private long _number;
            private static bool In(string value, params string[] others) { foreach (var other in others) { if (value == other) return true; } return false; }
            private static void Check(bool holds, string message) { if (!holds) throw new ArgumentException(message); }
            private static void Fail(bool holds, string message) { if (message.Length > 0 && !holds) throw new ArgumentException(message); }
            private static void Fill(Span<char> chars) => chars.Fill(' ');
            private static void WriteAll(Stream target) => target.WriteByte(1);
            private static int Measure(byte[] bytes) => bytes.Length;
        """;

    private const string Parameters =
        "string s, string? maybe, string[] lines, Stream stream, StringBuilder builder, int n, int[] numbers, Dictionary<string, int> sizes, "
        + "ConcurrentDictionary<string, int> shared, ConcurrentDictionary<string, List<int>> known, Dictionary<int, List<int>> groups, "
        + "List<object> log, List<string> list, List<int> ints, List<byte[]> kept, "
        + "HashSet<Key> keys, HashSet<string> names, Kind kind, byte[] data, TextWriter writer, ReadOnlyMemory<char> line, "
        + "DateTime t, DateTime due, object value, Func<string, int> f, ConcurrentDictionary<string, int> cache, CancellationToken token, long total";

    private const string BenchmarkAttribute = "namespace BenchmarkDotNet.Attributes { public class BenchmarkAttribute : Attribute { } }\n";

    private static readonly (string What, string Body)[] BenchmarkBodies =
    [
        ("made keys", "_keyed.Remove(\"k\" + _text);"),
        ("generators", "_keyed.EnsureCapacity(new Random(1).Next());"),
        ("look-ups", "_keyed[\"other\"] = @; _keyed.TryGetValue(\"key\", out _);"),
    ];

    // Statement by statement; '@' is the number of the repetition.
    private static readonly (string Rule, bool IsInLoop, string Finding, string NearMiss)[] Statements =
    [
        ("ALLOC101", true, "if (In(s, lines[0])) n++;", "if (In(s, lines)) n++;"),
        ("ALLOC103", true, "list.AddRange(new[] { s });", "list.AddRange(lines);"),
        ("ALLOC104", true, "var text@ = new StringBuilder(); text@.Append(n).Append(s); writer.WriteLine(text@.ToString());",
            "var text@ = new StringBuilder(); text@.Append(n); log.Add(text@);"),
        ("ALLOC104", true, "var room@ = new byte[16]; n += stream.Read(room@, 0, 16) + room@[0];",
            "var room@ = new byte[16]; room@[0] = (byte)n; kept.Add(room@);"),
        ("ALLOC104", true, "writer.Write(\"a\" + s.Length);", "writer.Write(\"a\" + n++);"),
        ("ALLOC105", false, "s.Trim();", "s = s.Trim();"),
        ("ALLOC106", true, "Check(n > 0, s + n);", "Fail(n > 0, s + n);"),
        ("ALLOC106", false, "var early@ = new List<int>(); if (n > 3) { early@.Add(n); log.Add(early@); }",
            "var early@ = new List<int>(); early@.Add(n); log.Add(early@);"),
        ("ALLOC107", true, "n += new Random().Next();", "n += new Random(n).Next();"),
        ("ALLOC107", false, "var watch@ = System.Diagnostics.Stopwatch.StartNew(); n++; watch@.Stop(); log.Add(watch@.ElapsedMilliseconds);",
            "var watch@ = System.Diagnostics.Stopwatch.StartNew(); n++; watch@.Restart(); log.Add(watch@.ElapsedMilliseconds);"),
        ("ALLOC201", true, "log.Add(n);", "log.Add(s);"),
        ("ALLOC201", true, "list.Add(\"kind \" + kind);", "list.Add(\"kind \" + s);"),
        ("ALLOC201", true, "object box@ = n; log.Add(box@);", "object box@ = s; log.Add(box@);"),
        ("ALLOC204", true, "IEnumerator<int> e@ = ints.GetEnumerator(); while (e@.MoveNext()) n += e@.Current;",
            "var e@ = ints.GetEnumerator(); while (e@.MoveNext()) n += e@.Current;"),
        ("ALLOC206", true, "keys.Add(new Key { Id = n });", "names.Add(s);"),
        ("ALLOC206", true, "var set@ = new HashSet<Key>(); set@.Add(new Key { Id = n });", "var set@ = new HashSet<string>(); set@.Add(s);"),
        ("ALLOC207", true, "list.Add(string.Format(\"{0}:{1}\", n, n));", "list.Add(string.Format(\"{0}:{1}\", s, s));"),
        ("ALLOC301", false, "n += int.Parse(s.Trim());", "n += int.Parse(s);"),
        ("ALLOC301", false, "n += int.Parse(maybe.Trim());", "list.Add(maybe.Trim());"),
        ("ALLOC301", false, "s = s.Replace(\",\", \"\").Trim(); n += int.Parse(s);", "s = s.Replace(\",\", \"\").Trim(); list.Add(s);"),
        ("ALLOC301", true, "var trimmed@ = s.Trim(); n += int.Parse(trimmed@);", "var trimmed@ = s.Trim(); list.Add(trimmed@);"),
        ("ALLOC302", true, "var parts@ = s.Split(','); if (parts@.Length == 3) list.Add(parts@[1]);", "var parts@ = s.Split(','); list.AddRange(parts@);"),
        ("ALLOC302", true, "foreach (var part in s.Split(',')) n += int.Parse(part);", "foreach (var part in s.Split(',')) list.Add(part);"),
        ("ALLOC303", false, "var sum@ = \"\"; foreach (var name in lines) sum@ += name + \",\"; writer.Write(sum@);",
            "var sum@ = \"\"; foreach (var name in lines) sum@ = name + \",\"; writer.Write(sum@);"),
        ("ALLOC303", true, "s += n;", "s = \"a\" + n;"),
        ("ALLOC304", true, "n += sizes[\"shard\" + n];", "n += sizes[s];"),
        ("ALLOC304", true, "var key@ = \"shard\" + n; n += sizes[key@];", "var key@ = \"shard\" + n; list.Add(key@);"),
        ("ALLOC305", true, "var short@ = new StringBuilder(); short@.Append(s).Append(n); builder.Append(short@.ToString());",
            "var short@ = new StringBuilder(); short@.Append(s); log.Add(short@);"),
        ("ALLOC305", true, "builder.AppendLine(s + \": \" + n);", "builder.AppendLine(s);"),
        ("ALLOC306", true, "data = SHA256.HashData(Encoding.UTF8.GetBytes(s));", "kept.Add(Encoding.UTF8.GetBytes(s));"),
        ("ALLOC306", true, "var bytes@ = Encoding.UTF8.GetBytes(s); stream.Write(bytes@, 0, bytes@.Length);",
            "var bytes@ = Encoding.UTF8.GetBytes(s); kept.Add(bytes@);"),
        ("ALLOC307", true, "s = Guid.NewGuid().ToString().Replace(\"-\", \"\");", "s = Guid.NewGuid().ToString().Replace(\"-\", \"+\");"),
        ("ALLOC401", true, "n += cache.GetOrAdd(s, key => key.Length + n);", "n += cache.GetOrAdd(s, static key => key.Length);"),
        ("ALLOC401", true, "var taken@ = s; token.Register(() => Console.Write(taken@));", "var taken@ = s; f = text => text.Length + taken@.Length;"),
        ("ALLOC402", true, "var late@ = s; if (n == @) f = text => text.Length + late@.Length;", "var late@ = s; f = text => text.Length + late@.Length;"),
        ("ALLOC403", false, "Func<int, int> add@ = x => x + n; n += add@(1);", "Func<int, int> add@ = x => x + n; log.Add(add@);"),
        ("ALLOC404", true, "log.Add(known.GetOrAdd(s, new List<int> { n }));", "log.Add(known.GetOrAdd(s, _ => new List<int>()));"),
        ("ALLOC404", true, "groups.TryAdd(n, new List<int>()); groups[n].Add(n);", "groups.TryAdd(n, new List<int>()); groups[n] = ints;"),
        ("ALLOC405", false, "kept.Add(System.Threading.Tasks.Task.FromResult(\"@\"));", "kept.Add(System.Threading.Tasks.Task.FromResult(s));"),
        ("ALLOC406", true, "{ var given@ = s; log.Add(Go@()); async Task<int> Go@() { await Task.Yield(); return given@.Length; } }",
            "var given@ = s; log.Add(Go@()); async Task<int> Go@() { await Task.Yield(); return given@.Length; }"),
        ("ALLOC501", false, "var header@ = new byte[4]; header@[0] = (byte)n; stream.Write(header@, 0, 4);",
            "var header@ = new byte[4]; header@[0] = (byte)n; kept.Add(header@);"),
        ("ALLOC501", false, "var header@ = new byte[16]; n += header@[0];", "var header@ = new byte[16]; data = header@;"),
        ("ALLOC501", true, "n += Measure(new byte[] { 1, (byte)n });", "kept.Add(new byte[] { 1, (byte)n });"),
        ("ALLOC301", false,
            "var chars@ = s.ToCharArray(); for (var i = 0; i < chars@.Length; i++) chars@[i] = char.ToUpperInvariant(chars@[i]); n += int.Parse(new "
                + "string(chars@));",
            "var chars@ = s.ToCharArray(); log.Add(chars@);"),
        ("ALLOC502", false, "var filled@ = new int[n]; for (var i = 0; i < filled@.Length; i++) filled@[i] = i; n += filled@[0];",
            "var filled@ = new int[n]; for (var i = 0; i < filled@.Length; i++) filled@[i] = i; log.Add(filled@);"),
        ("ALLOC502", true, "var block@ = new byte[n]; n += stream.Read(block@, 0, n) + block@[0];",
            "var block@ = new byte[n]; n += stream.Read(block@, 0, n); kept.Add(block@);"),
        ("ALLOC503", false,
            "var rented@ = ArrayPool<byte>.Shared.Rent(n); n += stream.Read(rented@, 0, rented@.Length); if (n == 0) return; "
                + "ArrayPool<byte>.Shared.Return(rented@);",
            "var rented@ = ArrayPool<byte>.Shared.Rent(n); try { n += stream.Read(rented@, 0, n); } finally { ArrayPool<byte>.Shared.Return(rented@); }"),
        ("ALLOC503", false,
            "var rented@ = ArrayPool<byte>.Shared.Rent(n); if (n == 1) { ArrayPool<byte>.Shared.Return(rented@); return; } n += "
                + "stream.Read(rented@, 0, rented@.Length); ArrayPool<byte>.Shared.Return(rented@);",
            "var rented@ = ArrayPool<byte>.Shared.Rent(n); if (n == 1) { ArrayPool<byte>.Shared.Return(rented@); return; } n += "
                + "stream.Read(rented@, 0, n); ArrayPool<byte>.Shared.Return(rented@);"),
        ("ALLOC504", false, "Span<char> chars@ = stackalloc char[n]; Fill(chars@);",
            "Span<char> chars@ = n <= 64 ? stackalloc char[n] : new char[n]; Fill(chars@);"),
        ("ALLOC505", true, "list.Add(new string(line.Slice(0, 8).ToArray()));", "log.Add(line.Slice(0, 8).ToArray());"),
        ("ALLOC505", false, "var part@ = line.Slice(0, 8).ToArray(); n += part@[0];", "var part@ = line.Slice(0, 8).ToArray(); log.Add(part@);"),
        ("ALLOC506", false, "var number@ = BitConverter.GetBytes(n); stream.Write(number@, 0, number@.Length);",
            "var number@ = BitConverter.GetBytes(n); kept.Add(number@);"),
        ("ALLOC507", false, "var memory@ = new MemoryStream(); WriteAll(memory@); list.Add(Convert.ToBase64String(memory@.ToArray()));",
            "var memory@ = new MemoryStream(); WriteAll(memory@); kept.Add(memory@.ToArray());"),
        ("ALLOC601", true, "IList<int> kept@ = ints; foreach (var item in kept@) n += item;", "var kept@ = ints; foreach (var item in kept@) n += item;"),
        ("ALLOC601", true, "IEnumerable<int> kept@ = ints; kept@ = kept@.Skip(1); foreach (var item in kept@) n += item;",
            "IEnumerable<int> kept@ = ints.Skip(1); foreach (var item in kept@) n += item;"),
        ("ALLOC602", true, "n += numbers.Sum(x => x + 1);", "n += numbers.Sum();"),
        ("ALLOC602", true, "var least@ = n; if (numbers.Any(x => x > least@)) n++;", "if (numbers.Any(x => x > 3)) n++;"),
        ("ALLOC602", true, "foreach (var x in ints.Where(x => x > 3).Select(x => x + 1)) n += x;", "foreach (var x in ints) { if (x > 3) n += x + 1; }"),
        ("ALLOC603", true, "foreach (var key in shared.Keys) n += key.Length;", "foreach (var pair in shared) n += pair.Key.Length;"),
        ("ALLOC603", true, "if (shared.Keys.Any()) n++;", "if (!shared.IsEmpty) n++;"),
        ("ALLOC604", true, "n += typeof(Version).GetProperties().Length;", "log.Add(typeof(Version).GetProperties());"),
        ("ALLOC604", true, "var all@ = Enum.GetNames(typeof(Kind)); n += all@.Length;", "var all@ = Enum.GetNames(typeof(Kind)); all@[0] = s;"),
        ("ALLOC604", true, "var of@ = value.GetType().GetProperties(); n += of@.Length;", "var of@ = value.GetType().GetProperties(); log.Add(of@);"),
        ("ALLOC604", true, "if (typeof(Version).GetCustomAttributes(typeof(ObsoleteAttribute), true).Length > 0) n++;",
            "if (typeof(Version).IsDefined(typeof(ObsoleteAttribute), true)) n++;"),
        ("ALLOC605", true, "var text@ = File.ReadAllText(s); value = new StringReader(text@);", "var text@ = File.ReadAllText(s); value = text@ + n;"),
        ("ALLOC605", true, "n += File.ReadAllLines(s).Length;", "lines = File.ReadAllLines(s);"),
        ("ALLOC605", true, "var all@ = File.ReadAllLines(s); foreach (var x in all@) n += x.Length;",
            "var all@ = File.ReadAllLines(s); n++; foreach (var x in all@) n += x.Length;"),
        ("ALLOC607", false, "var copies@ = new List<int>(); foreach (var x in numbers) copies@.Add(x); log.Add(copies@);",
            "var copies@ = new List<int>(numbers.Length); foreach (var x in numbers) copies@.Add(x); log.Add(copies@);"),
        ("ALLOC607", true, "var of@ = new List<string>(); for (var i = 0; i < lines.Length; i++) of@.Add(lines[i]); list.AddRange(of@);",
            "var of@ = new List<string>(); for (var i = 0; i < lines.Length; i++) { if (i != n) of@.Add(lines[i]); } list.AddRange(of@);"),
        ("ALLOC701", false, "t = DateTime.Now;", "t = due;"),
        ("ALLOC701", true, "if (due < DateTime.Now) n++;", "if (due < t) n++;"),
        ("ALLOC701", false, "var start@ = DateTime.Now; WriteAll(stream); n += (int)(DateTime.Now - start@).TotalMilliseconds;",
            "var start@ = DateTime.UtcNow; log.Add(start@.ToString());"),
        ("ALLOC703", false, "total += n * 1000;", "total += n * 1000L;"),
    ];

    // Member by member.
    private static readonly (string Rule, string Finding, string NearMiss)[] TypeMembers =
    [
        ("ALLOC102", "public int Count@(params string[] keys) { var n = 0; foreach (var key in keys) n += key.Length; return n; }",
            "public int Count@(string[] keys) { var n = 0; foreach (var key in keys) n += key.Length; return n; }"),
        ("ALLOC202", "private object _last@ = 0L; public void Record@(long value) => _last@ = value; public long Last@ => (long)_last@;",
            "private object _last@ = 0L; public void Record@(object value) => _last@ = value; public object Last@ => _last@;"),
        ("ALLOC203",
            "private object _sum@ = 0L; public long Add@(long value) { object old; long sum; do { old = _sum@; sum = (long)old + value; } while "
                + "(Interlocked.CompareExchange(ref _sum@, sum, old) != old); return sum; }",
            "private object _sum@ = \"\"; public object Set@(object value) => Interlocked.Exchange(ref _sum@, value);"),
        ("ALLOC504",
            "private void Fill@(int size) { Span<char> room = stackalloc char[size]; Fill(room); } public void Use@() => Fill@(Environment.TickCount);",
            "private void Fill@(int size) { Span<char> room = stackalloc char[size]; Fill(room); } public void Use@() => Fill@(16);"),
        ("ALLOC501",
            "private int Sum@(byte[] data) { var sum = 0; foreach (var value in data) sum += value; return sum; } public int Use@() { var room = "
                + "new byte[16]; room[1] = 2; return Sum@(room); }",
            "private byte[] Keep@(byte[] data) => data; public byte[] Use@() { var room = new byte[16]; room[1] = 2; return Keep@(room); }"),
        ("ALLOC205", "public void Set@<T>(T value) { _number = Convert.ToInt64(value); }",
            "public void Set@(object value) { _number = Convert.ToInt64(value); }"),
        ("ALLOC206", "private readonly Dictionary<Key, int> _of@ = new(); private int Of@(Key key) => _of@[key];",
            "private readonly Dictionary<string, int> _of@ = new(); private int Of@(string key) => _of@[key];"),
        ("ALLOC206",
            "private struct Key@ { public int Id; } private readonly HashSet<Key@> _set@ = new(); private bool Has@(int id) => _set@.Contains(new "
                + "Key@ { Id = id });",
            "private readonly record struct Key@(int Id); private readonly HashSet<Key@> _set@ = new(); private bool Has@(int id) => "
                + "_set@.Contains(new Key@(id));"),
        ("ALLOC601",
            "private IList<string> _kept@ = new List<string>(); private int Sum@(int[] sizes) { var sum = 0; foreach (var size in sizes) { foreach (var text "
                + "in _kept@) sum += text.Length * size; } return sum; }",
            "private List<string> _kept@ = new(); private int Sum@(int[] sizes) { var sum = 0; foreach (var size in sizes) { foreach (var text in "
                + "_kept@) sum += text.Length * size; } return sum; }"),
        ("ALLOC601",
            "private static int Sum@(IEnumerable<int> items) { var sum = 0; foreach (var item in items) sum += item; return sum; } public int Use@(int[] "
                + "sizes) { var sum = 0; foreach (var size in sizes) sum += Sum@(sizes); return sum; }",
            "public static int Sum@(IEnumerable<int> items) { var sum = 0; foreach (var item in items) sum += item; return sum; } public int Use@(int[] "
                + "sizes) { var sum = 0; foreach (var size in sizes) sum += Sum@(sizes); return sum; }"),
        ("ALLOC801",
            "private async Task Serve@(Stream stream) { var reader = new StreamReader(stream); var writer = new StreamWriter(stream); "
                + "while (await reader.ReadLineAsync() is { } text) { writer.Write(text); await writer.FlushAsync(); } }",
            "private async Task Copy@(Stream from, Stream to) { var reader = new StreamReader(from); var writer = new StreamWriter(to); "
                + "while (await reader.ReadLineAsync() is { } text) { writer.Write(text); await writer.FlushAsync(); } }"),
        ("ALLOC802",
            "private async Task Serve@(Stream stream) { var reader = new StreamReader(stream); var writer = new StreamWriter(stream) { AutoFlush = true }; "
                + "while (await reader.ReadLineAsync() is { } text) writer.Write(text); }",
            "private async Task Copy@(Stream from, Stream to) { var reader = new StreamReader(from); var writer = new StreamWriter(to) { AutoFlush = true }; "
                + "while (await reader.ReadLineAsync() is { } text) writer.Write(text); }"),
        ("ALLOC702",
            "private DateTime _expires@; public bool IsExpired@ => _expires@ <= DateTime.Now; public void Renew@(int seconds) => _expires@ = "
                + "DateTime.Now.AddSeconds(seconds);",
            "private DateTime _made@; public string Made@ => _made@.ToString(); public void Make@() => _made@ = DateTime.Now;"),
        ("ALLOC901",
            "private readonly ConcurrentDictionary<string, string> _texts@ = new(); public int[]? Read@(string key) => "
                + "System.Text.Json.JsonSerializer.Deserialize<int[]>(_texts@[key]);",
            "private readonly ConcurrentDictionary<string, string> _texts@ = new(); public int[]? Read@(string key) { _texts@.Remove(key, out var text); "
                + "return System.Text.Json.JsonSerializer.Deserialize<int[]>(text!); }"),
        ("ALLOC902",
            "private readonly Dictionary<string, LinkedListNode<string>> _nodes@ = new(); public string Read@(string key) => _nodes@[key].Value;",
            "private readonly Dictionary<string, LinkedListNode<string>> _nodes@ = new(); public LinkedListNode<string> Node@(string key) => _nodes@[key];"),
        ("ALLOC904",
            "private static readonly Dictionary<string, byte[]> s_map@ = new(); public byte[] Read@(string key) "
                + "{ s_map@[key] = s_map@[key + 1]; return s_map@[key]; }",
            "private static readonly Dictionary<string, byte[]> s_map@ = new(); public byte[] Read@(string key) => s_map@[key];"),
        ("ALLOC606",
            "private static readonly HashSet<char> s_set@ = new() { 'a', 'b' }; public int Ask@(string text) { var n = 0; foreach (var c in text) "
                + "{ if (s_set@.Contains(c)) n++; } return n; }",
            "private static readonly HashSet<char> s_set@ = new() { 'a', 'b' }; public int Ask@(string text) { var n = 0; foreach (var c in text) "
                + "{ if (s_set@.Contains(c)) n++; } return n + s_set@.Count; }"),
    ];

    /// <summary>All shapes: those of the rules first.</summary>
    public static IEnumerable<GrowthShape> All
    {
        get
        {
            foreach (var (rule, isInLoop, finding, nearMiss) in Statements)
            {
                yield return new(finding, rule, n => Method(isInLoop, finding, n));
                yield return new("not: " + nearMiss, rule, n => Method(isInLoop, nearMiss, n));
            }

            foreach (var (rule, finding, nearMiss) in TypeMembers)
            {
                yield return new(finding, rule, n => Type(finding, n));
                yield return new("not: " + nearMiss, rule, n => Type(nearMiss, n));
            }

            yield return new("reads and flushes in one loop", "ALLOC801", static n => Type(
                "private async Task Serve(Stream stream) { var reader = new StreamReader(stream); var writer = new StreamWriter(stream); while (true) {\n"
                    + Repeated("var text@ = await reader.ReadLineAsync(); writer.Write(text@); await writer.FlushAsync();", n) + "} }",
                1));
            yield return new("writes of one writer that flushes", "ALLOC802", static n => Type(
                "private async Task Serve(Stream stream) { var reader = new StreamReader(stream); var writer = new StreamWriter(stream) { AutoFlush = true }; "
                    + "while (true) {\n" + Repeated("var text@ = await reader.ReadLineAsync(); writer.Write(text@);", n) + "} }",
                1));
            yield return new("gotos", null, static n => Method(false, "L@: if (n-- > 0) goto L@; n += int.Parse(s.Trim()); log.Add(n);", n));
            yield return new("gotos that overlap", null, static n => Method(false, "L@: log.Add(n);", n, Repeated("if (n > @) goto L@;", n)));
            yield return new("jumps to an earlier label", null, static n => Method(false, "if (n > @) goto Again; log.Add(n);", n, before: "Again:"));
            yield return new(
                "returns of one rented array",
                null,
                static n => Method(
                    false,
                    "if (n == @) { ArrayPool<byte>.Shared.Return(rented); return; }",
                    n,
                    "n += rented[0]; ArrayPool<byte>.Shared.Return(rented);",
                    "var rented = ArrayPool<byte>.Shared.Rent(n);"));
            foreach (var (what, benchmark) in BenchmarkBodies)
            {
                yield return new(what + " of a benchmark", "ALLOC906", n => Type(
                    "private readonly Dictionary<string, int> _keyed = new(); private string _text = \"\"; [BenchmarkDotNet.Attributes.Benchmark] public void "
                        + "Run() {\n" + Repeated(benchmark, n) + "}", 1) + BenchmarkAttribute);
                yield return new(what + " of many benchmarks", "ALLOC906", n => Type(
                    "private readonly Dictionary<string, int> _keyed@ = new(); private string _text@ = \"\"; [BenchmarkDotNet.Attributes.Benchmark] "
                        + "public void Run@() { " + benchmark.Replace("_keyed", "_keyed@").Replace("_text", "_text@") + " }", n) + BenchmarkAttribute);
            }

            yield return new("once-only guards", null, static n => Type(
                "private string? _once@; private object? _made@; private string Once@(string s, int n) { if (_once@ != null) return _once@; _made@ "
                    + "= n; return _once@ = \"a\" + n; }",
                n));
            yield return new("once-only guards in one method", null, static n => Method(false, "_made = \"a\" + n; if (maybe != null) return;", n));
            yield return new(
                "blocks in blocks in a list",
                null,
                static n => Method(false, "{ { { { { { log.Add(n); n += int.Parse(s.Trim()); var b@ = new byte[16]; b@[0] = 1; n += b@[0]; } } } } } }", n));
            yield return new("delegates of one type", null, static n => Type(
                "private static int Run@(Func<int, int> f, int n) => f(n); private int Call@(int n) { var b = new byte[16]; b[0] = (byte)Run@(x => "
                    + "x + n, n); return b[0] + Run@(Call@, n); }",
                n)) { Most = 2_000 };
            yield return new(
                "calls of one method with an array", null, static n => Method(false, "var b@ = new byte[16]; b@[0] = (byte)n; n += Measure(b@);", n));
            yield return new(
                "captured locals",
                null,
                static n => Method(false, "var c@ = s.Trim(); f = text => text.Length + c@.Length; n += int.Parse(c@);", n)) { Most = 800 };
            yield return new(
                "ring of local functions",
                null,
                static n => Method(
                    false,
                    "int F@(int x) { var b = new byte[16]; b[0] = (byte)x; log.Add(x); return F" + "\u0001" + "(b[0]); }",
                    n,
                    "F0(n);")) { Most = 2_000 };
            yield return new("local functions that only declare", null, static n => Method(false, "int F@(string text) => int.Parse(text.Trim());", n));
            yield return new("lambdas", null, static n => Method(false, "f = text => int.Parse(text.Trim()) + n;", n));
            yield return new(
                "lambdas in locals, called in a loop",
                null,
                static n => Method(false, "Func<string, int> g@ = text => int.Parse(text.Trim()); foreach (var x in lines) n += g@(x);", n));
            yield return new(
                "locals that are read far below",
                "ALLOC106",
                static n => MethodOf(
                    Repeated("var far@ = new List<int>(); n++;", n) + "if (n < 9) return;\n" + Repeated("if (n > @) far@.Add(n); log.Add(far@);", n)));
            yield return new(
                "texts that are read far below",
                "ALLOC106",
                static n => MethodOf(
                    Repeated("var far@ = s.Trim(); n++;", n) + "if (n < 9) return;\n" + Repeated("if (n > @) log.Add(far@);", n)));
            yield return new(
                "deep nesting", null, static n => Method(false, "if (n > @) { n += int.Parse(s.Trim()); log.Add(n); ", n, new string('}', n))) { Most = 400 };
            yield return new(
                "deep nesting of loops",
                null,
                static n => Method(
                    false,
                    "while (n > @) { log.Add(n); list.Add(\"a\" + s); var b@ = new byte[16]; n += stream.Read(b@, 0, 16); ",
                    n,
                    new string('}', n))) { Most = 200 };
            yield return new(
                "else-if chain", null, static n => Method(false, "if (n == @) { n += int.Parse(s.Trim()); log.Add(n); } else ", n, "{ }")) { Most = 800 };
            yield return new(
                "switch", null, static n => Method(false, "case @: n += int.Parse(s.Trim()); log.Add(n); break;", n, "}", "switch (n) {")) { Most = 5_000 };
            yield return new(
                "switch expression", null, static n => Method(false, "@ => int.Parse(s.Trim()) + In(s, s).GetHashCode(),", n, "_ => 0 };", "n = n switch {"));
            yield return new("operands of one expression", null, static n => Method(true, " + s + n", n, ";", "s = s")) { Most = 4_000 };
            yield return new("calls of one chain", null, static n => Method(true, ".Append(s + n).Append(kind)", n, ";", "builder")) { Most = 2_000 };
            yield return new(
                "fields",
                null,
                static n => Type("private object _field@ = @; private string? _text@; private DateTime _time@ = DateTime.Now;", n)) { Most = 5_000 };
            yield return new("methods that call each other", null, static n => Type(
                "private int M@(int x, string s) { var b = new byte[16]; b[0] = (byte)int.Parse(s.Trim()); for (var i = 0; i < x; i++) x += "
                    + "M\u0001(i, \"a\" + x); return b[0]; }",
                n));
            yield return new("overloads that call each other", null, static n => Type(
                "private struct S@ { } private int M(S@ x, int y, string s) { _boxed = y; for (var i = 0; i < y; i++) y += M(default(S\u0001), i, "
                    + "\"a\" + y); return int.Parse(s.Trim()); }",
                n)) { Most = 500 };
            yield return new("top-level statements", null, TopLevel) { Most = 5_000 };
            yield return new("mixed statements", null, Mixed) { Most = 20_000 };
        }
    }

    private static string Method(bool isInLoop, string statement, int count, string after = "", string before = "") =>
        MethodOf((isInLoop ? "foreach (var item in lines) {\n" : "") + before + "\n" + Repeated(statement, count) + after + (isInLoop ? "\n}" : ""));

    private static string MethodOf(string body) => $"{Usings}public class C\n{{\n{Members}\n    private void M({Parameters})\n    {{\n{body}\n    }}\n}}\n";

    private static string Type(string member, int count) => $"{Usings}public class C\n{{\n{Members}\n{Repeated(member, count)}}}\n";

    private static string TopLevel(int count) =>
        Usings + "var s = Console.ReadLine()!; var n = s.Length; var log = new List<object>();\n"
        + Repeated("if (n < 16) { var b@ = new byte[n]; b@[0] = (byte)n; log.Add(b@[0] + int.Parse(s.Trim())); }", count);

    private static string Mixed(int count)
    {
        var body = new StringBuilder("foreach (var item in lines) {\n");
        for (var i = 0; i < count; i++)
        {
            var (_, _, finding, nearMiss) = Statements[i / 2 % Statements.Length];
            Append(body, i % 2 == 0 ? finding : nearMiss, i, count);
        }

        return MethodOf(body.Append('}').ToString());
    }

    private static string Repeated(string text, int count)
    {
        var all = new StringBuilder();
        for (var i = 0; i < count; i++)
            Append(all, text, i, count);
        return all.ToString();
    }

    // '@' is the number of a repetition, U+0001 that of the next, or the first after the last.
    private static void Append(StringBuilder all, string text, int i, int count) =>
        all.Append(text.Replace("@", i.ToString(CultureInfo.InvariantCulture), StringComparison.Ordinal).Replace(
            "\u0001", ((i + 1) % count).ToString(CultureInfo.InvariantCulture), StringComparison.Ordinal)).Append('\n');
}
