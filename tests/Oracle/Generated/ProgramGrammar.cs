using System.Text;

namespace Allocations.Oracle.Generated;

/// <summary>
/// Writes small programs by a grammar over operators, conversions, holes, captures, loops and asynchronous code. A seed gives the same program on
/// every machine. Each statement that is judged stands on a line of its own, so that a line number is all that a comparison needs.
/// </summary>
internal sealed class ProgramGrammar(int seed)
{
    /// <summary>What the programs call, and the types of their values.</summary>
    public const string Shared = """
        global using System;
        global using System.Collections.Generic;
        global using System.Text;
        global using System.Threading.Tasks;

        namespace Generated;

        [Flags] public enum Color { None, Red, Green }

        public interface IShape { int Area(); }

        /// A struct that inherits all methods of object.
        public struct Plain { public int X; public int Y; }

        /// A struct that has methods of its own.
        public struct Shown : IShape, IEquatable<Shown>
        {
            public int X;
            public int Area() => X;
            public bool Equals(Shown other) => X == other.X;
            public override bool Equals(object other) => other is Shown shown && Equals(shown);
            public override int GetHashCode() => X;
            public override string ToString() => "shown";
        }

        public static class Callee
        {
            public static object Kept;
            public static void Take(object value) => Kept = value;
            public static void TakeBoth(object first, object second) { Kept = first; Kept = second; }
            public static void TakeNumber(long value) { }
            public static void TakeAll(params int[] values) => Kept = values;
            public static void TakeObjects(params object[] values) => Kept = values;
            public static void TakeSpan(params ReadOnlySpan<int> values) { }
            public static void TakeShape(IShape shape) => Kept = shape;
            public static void TakeComparable(IComparable value) => Kept = value;
            public static void TakeValueType(ValueType value) => Kept = value;
            public static void TakeEnum(Enum value) => Kept = value;
            public static void TakeAny<T>(T value) { }
            public static int AreaOf<T>(T shape) where T : IShape => shape.Area();
            public static void TakeText(string text) => Kept = text;
            public static void TakeFunction(Func<int> function) => Kept = function;
            public static bool Holds(this object value) => value is null;
            public static int SizeOf(this IShape shape) => shape.Area();
            public static Task<int> Later(int value) => Task.FromResult(value);
        }
        """;

    private const string Parameters =
        "int i, long n, double d, bool flag, char c, Color e, Plain p, Shown q, int? maybe, string s, object o, List<int> list, List<object> objects, "
            + "int[] array, IEnumerable<int> sequence, StringBuilder builder, IShape shape, string text";

    private static readonly string[] Values =
    [
        "i", "n", "d", "flag", "c", "e", "p", "q", "maybe", "s", "o", "5", "'x'", "true", "Color.Red", "i + 1", "i + n", "(long)i", "(byte)n", "i > 3",
        "list.Count", "list[0]", "array[0]", "array.Length",
        "s.Length", "default(Plain)", "(i, n)", "DateTime.MinValue", "Guid.Empty", "flag ? i : 2", "-d", "!flag", "i++", "maybe ?? 3", "e | Color.Green",
        "checked(i * 2)", "s[0]",
    ];

    private static readonly string[] Statements =
    [
        "o = V;", "Callee.Take(V);", "Callee.TakeBoth(V, V);", "Callee.Kept = V;", "objects.Add(V);", "o ??= V;", "o = flag ? (object)V : s;",
        "o = (object)V ?? s;",
        "o = i switch { 1 => (object)V, _ => s };", "object[] many = { V, s }; Callee.Take(many);", "var pair = ((object)V, s); Callee.Take(pair.Item1);",
        "(object a, string b) = (V, s); Callee.TakeBoth(a, b);", "object local = V; Callee.Take(local);",
        "text = s + V;", "text = s + V + V;", "text += V;", "text = V + s + e;", "text = s + s + V + s + V;", "text = $\"{V}\";", "text = $\"{V} and {V}\";",
        "text = $\"{s}{s}\";", "text = $\"{i:D3}{d,8}{V}\";",
        "text = string.Format(\"{0}\", V);", "text = string.Format(\"{0} {1}\", V, V);", "text = string.Format(\"{0} {1} {2} {3}\", V, V, s, V);",
        "text = string.Concat(s, V);", "text = string.Concat(V, s, V);",
        "builder.Append(V);", "builder.AppendFormat(\"{0}\", V);", "builder.Append($\"{V}:{V}\");", "builder.Append(s).Append(V);",
        "FormattableString formattable = $\"{V}\"; Callee.Take(formattable);",
        "Callee.TakeAll(i, 2);", "Callee.TakeAll();", "Callee.TakeAll(array);", "Callee.TakeObjects(V);", "Callee.TakeObjects(V, s, V);",
        "Callee.TakeObjects();", "Callee.TakeSpan(i, 2, 3);",
        "flag = o is int;", "flag = o is int number && number > 2;", "i = o is int ? (int)o : 0;", "flag = (object)V == null;", "flag = o == (object)s;",
        "flag = object.Equals(V, V);", "flag = object.ReferenceEquals(o, s);",
        "flag = o.Equals(V);", "flag = i.Equals(2);", "flag = i.Equals((object)V);", "flag = e.Equals(Color.Red);", "flag = p.Equals(V);",
        "flag = q.Equals(q);", "flag = q.Equals(V);",
        "i = e.GetHashCode();", "i = p.GetHashCode();", "i = q.GetHashCode();", "i = n.GetHashCode();", "i = maybe.GetHashCode();", "text = e.ToString();",
        "text = p.ToString();", "text = q.ToString();", "text = i.ToString();",
        "flag = e.HasFlag(Color.Red);", "o = p.GetType();", "o = typeof(int);", "i = e.CompareTo(Color.Red);", "i = i.CompareTo(3);", "flag = V.Holds();",
        "i = q.SizeOf();", "i = ((IShape)q).Area();", "i = shape.Area();", "i = Callee.AreaOf(q);",
        "Callee.TakeShape(q);", "Callee.TakeShape(flag ? q : shape);", "Callee.TakeComparable(i);", "Callee.TakeComparable(s);", "Callee.TakeValueType(p);",
        "Callee.TakeEnum(e);", "Callee.TakeAny(V);", "Callee.TakeNumber(i);", "Callee.TakeText(s);",
        "Callee.TakeFunction(() => 1);", "Callee.TakeFunction(static () => 2);", "Callee.TakeFunction(q.Area);", "Callee.TakeFunction(shape.Area);",
        "i = maybe.HasValue ? maybe.Value : 0;", "maybe = i;", "o = maybe as object;", "i += checked((int)n);", "array[0] = i;", "objects[0] = V;",
        "list.Add(i);", "IComparable<int> typed = i; Callee.Take(typed);",
        "Callee.Take(new Plain());", "Callee.Take((V, s));", "if (flag) throw new InvalidOperationException(\"\" + V + string.Format(\"{0}\", V));",
        "Callee.Take(nameof(V0));", "if (o is null) Callee.Take(V);", "Callee.Take(flag ? V : (object)s);",
    ];

    private static readonly string[] GenericStatements =
    [
        "o = t;", "Callee.Take(t);", "Callee.TakeAny(t);", "flag = t == null;", "flag = t is int;", "flag = t is int number && number > 1;", "text = s + t;",
        "text = $\"{t}\";", "flag = t.Holds();", "text = t.ToString();", "i = t.GetHashCode();",
        "flag = EqualityComparer<T>.Default.Equals(t, t);", "i = typeof(T) == typeof(int) ? (int)(object)t : 0;", "flag = object.Equals(t, o);",
        "Callee.TakeObjects(t, s);", "objects.Add(t);", "text = string.Format(\"{0}\", t);",
    ];

    private static readonly string[] AsynchronousStatements =
    [
        "text = $\"{await Callee.Later(i)} {V}\";", "i = await Callee.Later(i);", "Callee.Take(await Callee.Later(i));", "text = s + await Callee.Later(i);",
        "await Task.Yield();", "Callee.TakeObjects(await Callee.Later(i), V);",
    ];

    private readonly Random _random = new(seed);
    private readonly StringBuilder _text = new();

    /// <summary>One program: a class of its own with three methods.</summary>
    public string Write()
    {
        _text.Append("namespace Generated;\npublic static class Program").Append(seed).Append("\n{\n");
        Method("public static object Run(" + Parameters + ")", Statements, "return V;");
        Method(
            "public static void RunAny<T>(T t, " + Parameters + ")", [.. Statements, .. GenericStatements, .. GenericStatements, .. GenericStatements], null);
        Method(
            "public static async Task RunLater(" + Parameters + ")",
            [.. Statements, .. AsynchronousStatements, .. AsynchronousStatements, .. AsynchronousStatements],
            null);
        return _text.Append("}\n").ToString();
    }

    private void Method(string head, string[] statements, string? last)
    {
        _text.Append(head).Append("\n{\n");
        var count = _random.Next(4, 10);
        for (var k = 0; k < count; k++)
            Statement(statements, depth: 0);
        if (last is not null)
            Line(last);
        _text.Append("}\n");
    }

    private void Statement(string[] statements, int depth)
    {
        switch (_random.Next(depth < 2 ? 12 : 8))
        {
            case 8: Block($"for (var k{depth} = 0; k{depth} < 3; k{depth}++)", statements, depth); break;
            case 9: Block($"foreach (var x{depth} in {(_random.Next(2) == 0 ? "list" : "array")})", statements, depth); break;
            case 10: Block("if (flag)", statements, depth); break;
            case 11: Block("while (i-- > 0)", statements, depth); break;
            default: Line("{ " + statements[_random.Next(statements.Length)] + " }"); break;
        }
    }

    private void Block(string head, string[] statements, int depth)
    {
        _text.Append(head).Append("\n{\n");
        for (var k = _random.Next(1, 4); k > 0; k--)
            Statement(statements, depth + 1);
        _text.Append("}\n");
    }

    /// <summary>Writes a statement with a value in each place for one.</summary>
    private void Line(string statement)
    {
        for (var i = 0; i < statement.Length; i++)
        {
            if (statement[i] != 'V' || (i > 0 && char.IsLetterOrDigit(statement[i - 1])) || (i + 1 < statement.Length && char.IsLetter(statement[i + 1])))
                _text.Append(statement[i]);
            else if (i + 1 < statement.Length && statement[i + 1] == '0')
                (i, _) = (i + 1, _text.Append('i'));
            else
                _text.Append(Value());
        }

        _text.Append('\n');
    }

    private string Value()
    {
        var value = Values[_random.Next(Values.Length)];
        return value.Contains(' ', StringComparison.Ordinal) || value[0] is '-' or '!' or '(' ? "(" + value + ")" : value;
    }
}
