using System.Text;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>
/// Writes the struct that holds an object or, without a box, a number. Its state word says what it holds and counts the writes: a writer
/// takes the slot by compare-and-swap on it, a reader tries again when it changed while the value was read. So a value and its kind always
/// belong together, a snapshot can be exchanged only if nothing was written since, and no write is lost. It is C# 7.3, so that it compiles
/// in old projects.
/// </summary>
internal static class SlotSource
{
    /// <summary>The nested type in which a read slot is a value of its own.</summary>
    public const string Content = nameof(Content);

    private const string Template =
    """
    /// <summary>
    /// Holds an object or, without a box, a number. A write takes the slot for a moment and a read that meets one tries again, so that a
    /// number and its kind always belong together. Use it only where it is stored: a copy is another slot.
    /// </summary>
    private struct @Slot
    {
        private const long KindBits = 0xFF;
        private const long OneWrite = 0x100;

        // What is held, in the low byte, and how many writes there were.
        private long _state;
        private long _bits;
        private object? _reference;

        internal enum Kind
        {
            Reference,
            Busy,
            @Names
        }

        public bool IsNull => Read().IsNull;

        public static @Slot Of<T>(T value)
        {
            var slot = default(@Slot);
            slot.Set(value);
            return slot;
        }

        public void Set<T>(T value)
        {
            var content = Content.Of(value, 0);
            var wait = default(global::System.Threading.SpinWait);
            while (!TryWrite(global::System.Threading.Volatile.Read(ref _state), content))
            {
                wait.SpinOnce();
            }
        }

        public Content Exchange<T>(T value)
        {
            while (true)
            {
                var old = Read();
                if (CompareExchange(value, old))
                {
                    return old;
                }
            }
        }

        /// <summary>Writes if nothing was written since the comparand was read.</summary>
        public bool CompareExchange<T>(T value, Content comparand) => TryWrite(comparand.State, Content.Of(value, 0));

        public bool TryGet<T>(out T value) => Read().TryGet(out value);

        public T Get<T>() => Read().Get<T>();

        public object? ToObject() => Read().ToObject();

        public Content Read()
        {
            Content content;
            var wait = default(global::System.Threading.SpinWait);
            while (!TryRead(out content))
            {
                wait.SpinOnce();
            }

            return content;
        }

        private bool TryRead(out Content content)
        {
            var state = global::System.Threading.Volatile.Read(ref _state);
            var bits = global::System.Threading.Volatile.Read(ref _bits);
            var reference = global::System.Threading.Volatile.Read(ref _reference);
            content = new Content(state, (Kind)(state & KindBits), bits, reference);
            return content.Kind != Kind.Busy && global::System.Threading.Volatile.Read(ref _state) == state;
        }

        private bool TryWrite(long state, in Content content)
        {
            var writes = state & ~KindBits;
            if (state == writes + (long)Kind.Busy || global::System.Threading.Interlocked.CompareExchange(ref _state, writes + (long)Kind.Busy, state) != state)
            {
                return false;
            }

            global::System.Threading.Volatile.Write(ref _bits, content.Bits);
            if (!ReferenceEquals(_reference, content.Reference))
            {
                global::System.Threading.Volatile.Write(ref _reference, content.Reference);
            }

            global::System.Threading.Volatile.Write(ref _state, writes + OneWrite + (long)content.Kind);
            return true;
        }

        /// <summary>What a slot held at one moment.</summary>
        public readonly struct Content
        {
            internal readonly long State;
            internal readonly Kind Kind;
            internal readonly long Bits;
            internal readonly object? Reference;

            internal Content(long state, Kind kind, long bits, object? reference)
            {
                State = state;
                Kind = kind;
                Bits = bits;
                Reference = reference;
            }

            public bool IsNull => Kind == Kind.Reference && Reference == null;

            // Of the comparisons of types, the one that holds remains in the code that is made for each value type; its casts box nothing.
            public static Content Of<T>(T value, long state)
            {
                @Of
                return new Content(state, Kind.Reference, 0, value);
            }

            public Content Or<T>(T value) => IsNull ? Of(value, State) : this;

            public bool TryGet<T>(out T value)
            {
                @TryGet
                // Only a type that can be null may be that of a boxed number without being the number's own.
                if ((Kind == Kind.Reference || default(T) != null ? Reference : ToObject()) is T found)
                {
                    value = found;
                    return true;
                }

                value = default(T)!;
                return false;
            }

            public T Get<T>() => TryGet(out T value) ? value : (T)ToObject()!;

            public object? ToObject()
            {
                switch (Kind)
                {
                    @ToObject
                    default: return Reference;
                }
            }
        }
    }
    """;

    /// <summary>The struct with that name, as a member that starts and ends a line.</summary>
    /// <param name="name">The name of the struct.</param>
    /// <param name="kinds">The number types that it keeps without a box.</param>
    /// <param name="indent">The blanks before each line.</param>
    /// <param name="unit">The blanks of one level.</param>
    /// <param name="endOfLine">The end of line of the document.</param>
    /// <param name="annotated">Whether references may be marked as null: the place has a nullable context.</param>
    public static StructDeclarationSyntax Create(string name, IReadOnlyList<SlotKind> kinds, string indent, string unit, string endOfLine, bool annotated)
    {
        var source = new StringBuilder();
        foreach (var line in Template.Replace("\r", "").Split('\n'))
            Append(source, line, kinds);
        source.Replace("@Slot", name);
        if (!annotated)
            source.Replace("object?", "object").Replace(")!", ")").Replace("value!", "value");

        var text = new StringBuilder();
        foreach (var line in source.ToString().TrimEnd('\n').Split('\n'))
        {
            var code = line.TrimStart(' ');
            if (code.Length > 0)
            {
                text.Append(indent);
                for (var level = (line.Length - code.Length) / 4; level > 0; level--)
                    text.Append(unit);
            }

            text.Append(code).Append(endOfLine);
        }

        return GlobalNames.Simplifiable((StructDeclarationSyntax)SyntaxFactory.ParseMemberDeclaration(text.ToString())!);
    }

    private static void Append(StringBuilder source, string line, IReadOnlyList<SlotKind> kinds)
    {
        var mark = line.TrimStart();
        var indent = line.Substring(0, line.Length - mark.Length);
        foreach (var kind in kinds)
        {
            switch (mark)
            {
                case "@Names":
                    source.Append(indent).Append(kind.Name).Append(",\n");
                    break;
                case "@Of":
                    AppendBlock(
                        source,
                        indent,
                        $$"""
                        if (typeof(T) == typeof({{kind.Keyword}}))
                        {
                            return new Content(state, Kind.{{kind.Name}}, {{string.Format(kind.ToBits, $"({kind.Keyword})(object)value!")}}, null);
                        }
                        """);
                    break;
                case "@TryGet":
                    AppendBlock(
                        source,
                        indent,
                        $$"""
                        if (typeof(T) == typeof({{kind.Keyword}}) && Kind == Kind.{{kind.Name}})
                        {
                            value = (T)(object){{Operand(string.Format(kind.FromBits, "Bits"))}};
                            return true;
                        }
                        """);
                    break;
                case "@ToObject":
                    source.Append(indent).Append("case Kind.").Append(kind.Name).Append(": return ").AppendFormat(kind.FromBits, "Bits").Append(";\n");
                    break;
                default:
                    source.Append(line).Append('\n');
                    return;
            }
        }
    }

    private static string Operand(string code) => code.IndexOf(' ') < 0 ? code : "(" + code + ")";

    /// <summary>Appends lines with their indentation, and an empty one.</summary>
    private static void AppendBlock(StringBuilder source, string indent, string lines)
    {
        var start = source.Length;
        source.Append(indent).Append(lines);
        source.Replace("\n", "\n" + indent, start, source.Length - start).Append("\n\n");
    }
}
