namespace Allocations.Tests.Boxing.NumberInObjectField;

/// <summary>The struct that the fix of ALLOC202 generates, in a place without nullable annotations.</summary>
internal static class NumberSlotText
{
    public const string Plain =
        """

            /// <summary>
            /// Holds an object or, without a box, a number. A write takes the slot for a moment and a read that meets one tries again, so that a
            /// number and its kind always belong together. Use it only where it is stored: a copy is another slot.
            /// </summary>
            private struct NumberSlot
            {
                private const long KindBits = 0xFF;
                private const long OneWrite = 0x100;

                // What is held, in the low byte, and how many writes there were.
                private long _state;
                private long _bits;
                private object _reference;

                internal enum Kind
                {
                    Reference,
                    Busy,
                    Boolean,
                    Int32,
                    Int64,
                    Double,
                }

                public bool IsNull => Read().IsNull;

                public static NumberSlot Of<T>(T value)
                {
                    var slot = default(NumberSlot);
                    slot.Set(value);
                    return slot;
                }

                public void Set<T>(T value)
                {
                    var content = Content.Of(value, 0);
                    var wait = default(SpinWait);
                    while (!TryWrite(Volatile.Read(ref _state), content))
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

                public object ToObject() => Read().ToObject();

                public Content Read()
                {
                    Content content;
                    var wait = default(SpinWait);
                    while (!TryRead(out content))
                    {
                        wait.SpinOnce();
                    }

                    return content;
                }

                private bool TryRead(out Content content)
                {
                    var state = Volatile.Read(ref _state);
                    var bits = Volatile.Read(ref _bits);
                    var reference = Volatile.Read(ref _reference);
                    content = new Content(state, (Kind)(state & KindBits), bits, reference);
                    return content.Kind != Kind.Busy && Volatile.Read(ref _state) == state;
                }

                private bool TryWrite(long state, in Content content)
                {
                    var writes = state & ~KindBits;
                    if (state == writes + (long)Kind.Busy || Interlocked.CompareExchange(ref _state, writes + (long)Kind.Busy, state) != state)
                    {
                        return false;
                    }

                    Volatile.Write(ref _bits, content.Bits);
                    if (!ReferenceEquals(_reference, content.Reference))
                    {
                        Volatile.Write(ref _reference, content.Reference);
                    }

                    Volatile.Write(ref _state, writes + OneWrite + (long)content.Kind);
                    return true;
                }

                /// <summary>What a slot held at one moment.</summary>
                public readonly struct Content
                {
                    internal readonly long State;
                    internal readonly Kind Kind;
                    internal readonly long Bits;
                    internal readonly object Reference;

                    internal Content(long state, Kind kind, long bits, object reference)
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
                        if (typeof(T) == typeof(bool))
                        {
                            return new Content(state, Kind.Boolean, (bool)(object)value ? 1 : 0, null);
                        }

                        if (typeof(T) == typeof(int))
                        {
                            return new Content(state, Kind.Int32, (int)(object)value, null);
                        }

                        if (typeof(T) == typeof(long))
                        {
                            return new Content(state, Kind.Int64, (long)(object)value, null);
                        }

                        if (typeof(T) == typeof(double))
                        {
                            return new Content(state, Kind.Double, BitConverter.DoubleToInt64Bits((double)(object)value), null);
                        }

                        return new Content(state, Kind.Reference, 0, value);
                    }

                    public Content Or<T>(T value) => IsNull ? Of(value, State) : this;

                    public bool TryGet<T>(out T value)
                    {
                        if (typeof(T) == typeof(bool) && Kind == Kind.Boolean)
                        {
                            value = (T)(object)(Bits != 0);
                            return true;
                        }

                        if (typeof(T) == typeof(int) && Kind == Kind.Int32)
                        {
                            value = (T)(object)(int)Bits;
                            return true;
                        }

                        if (typeof(T) == typeof(long) && Kind == Kind.Int64)
                        {
                            value = (T)(object)Bits;
                            return true;
                        }

                        if (typeof(T) == typeof(double) && Kind == Kind.Double)
                        {
                            value = (T)(object)BitConverter.Int64BitsToDouble(Bits);
                            return true;
                        }

                        // Only a type that can be null may be that of a boxed number without being the number's own.
                        if ((Kind == Kind.Reference || default(T) != null ? Reference : ToObject()) is T found)
                        {
                            value = found;
                            return true;
                        }

                        value = default(T);
                        return false;
                    }

                    public T Get<T>() => TryGet(out T value) ? value : (T)ToObject();

                    public object ToObject()
                    {
                        switch (Kind)
                        {
                            case Kind.Boolean: return Bits != 0;
                            case Kind.Int32: return (int)Bits;
                            case Kind.Int64: return Bits;
                            case Kind.Double: return BitConverter.Int64BitsToDouble(Bits);
                            default: return Reference;
                        }
                    }
                }
            }

        """;
}
