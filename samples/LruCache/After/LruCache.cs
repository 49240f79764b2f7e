using System.Numerics;
using System.Text;
using Allocations;

namespace Lru;

/// <summary>
/// A thread-safe cache of bounded size. Each key belongs to one bucket, and a bucket that is full drops the value that was not used for the
/// longest time. Every request of its program goes through it, which the attribute says to the analyzers.
/// </summary>
[HotPath]
public sealed class LruCache
{
    private readonly Bucket[] _buckets;
    private Action<CacheAction, string, object?, bool>? _inspector;

    /// <summary>Creates an empty cache.</summary>
    /// <param name="buckets">Number of buckets; the next power of two is used.</param>
    /// <param name="capacityPerBucket">The values that a bucket holds at most.</param>
    /// <param name="timeToLive">How long a value can be read after it was stored; zero or less keeps it until it is dropped.</param>
    /// <exception cref="ArgumentOutOfRangeException">A number is less than one.</exception>
    public LruCache(int buckets, int capacityPerBucket, TimeSpan timeToLive)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(buckets, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(buckets, 1 << 16);
        ArgumentOutOfRangeException.ThrowIfLessThan(capacityPerBucket, 1);
        _buckets = new Bucket[BitOperations.RoundUpToPowerOf2((uint)buckets)];
        for (var i = 0; i < _buckets.Length; i++)
        {
            _buckets[i] = new Bucket(capacityPerBucket, timeToLive);
        }
    }

    /// <summary>Number of values, including those whose time is over and that nothing has replaced yet.</summary>
    public int Count
    {
        get
        {
            var count = 0;
            foreach (var bucket in _buckets)
            {
                count += bucket.Count;
            }

            return count;
        }
    }

    /// <summary>Stores a value, and drops another one if the bucket is full.</summary>
    public void Put<T>(string key, T value)
        where T : notnull
    {
        var replaced = BucketOf(key).Put(key, value, out var evicted);
        if (_inspector is not { } inspector)
        {
            return;
        }

        if (evicted is not null)
        {
            inspector(CacheAction.Evict, evicted.Key, evicted.Value.ToObject(), true);
        }

        inspector(CacheAction.Put, key, value, replaced);
    }

    /// <summary>Stores values in turn, for example those that another process has kept.</summary>
    public void PutAll<T>(IEnumerable<KeyValuePair<string, T>> pairs)
        where T : notnull
    {
        foreach (var (key, value) in pairs)
        {
            Put(key, value);
        }
    }

    /// <summary>Reads a value, which then counts as used.</summary>
    /// <returns>Whether there is one of the type.</returns>
    public bool TryGet<T>(string key, out T? value)
    {
        var found = BucketOf(key).TryGet(key, out value);
        _inspector?.Invoke(CacheAction.Get, key, value, found);
        return found;
    }

    /// <summary>Removes a value.</summary>
    /// <returns>Whether there was one.</returns>
    public bool Remove(string key)
    {
        var entry = BucketOf(key).Remove(key);
        _inspector?.Invoke(CacheAction.Remove, key, entry?.Value.ToObject(), entry is not null);
        return entry is not null;
    }

    /// <summary>Calls a method after each operation, outside all locks. There is one inspector; set it before the cache is used.</summary>
    public void Inspect(Action<CacheAction, string, object?, bool> inspector) => _inspector = inspector;

    private Bucket BucketOf(string key) => _buckets[Crc32.Compute(Encode(Encoding.UTF8, key, stackalloc byte[512])) & (uint)(_buckets.Length - 1)];

    private static Span<byte> Encode(Encoding encoding, string text, Span<byte> scratch)
    {
        var count = encoding.GetByteCount(text);
        if (scratch.Length < count)
        {
            scratch = new byte[count];
        }

        return scratch.Slice(0, encoding.GetBytes(text, scratch));
    }

    private sealed class Bucket(int capacity, TimeSpan timeToLive)
    {
        private readonly Dictionary<string, LinkedListNode<Entry>> _nodes = [];
        private readonly LinkedList<Entry> _order = [];

        public int Count
        {
            get
            {
                lock (_nodes)
                {
                    return _nodes.Count;
                }
            }
        }

        public bool Put<T>(string key, T value, out Entry? evicted)
            where T : notnull
        {
            lock (_nodes)
            {
                evicted = null;
                if (_nodes.TryGetValue(key, out var node))
                {
                    node.Value.Value.Set(value);
                    node.Value.SetExpire(timeToLive);
                    _order.Remove(node);
                    _order.AddFirst(node);
                    return true;
                }

                if (_nodes.Count >= capacity)
                {
                    evicted = _order.Last!.Value;
                    _order.RemoveLast();
                    _nodes.Remove(evicted.Key);
                }

                _nodes.Add(key, _order.AddFirst(new Entry(key, NumberSlot.Of(value), timeToLive)));
                return false;
            }
        }

        public bool TryGet<T>(string key, out T? value)
        {
            lock (_nodes)
            {
                if (_nodes.TryGetValue(key, out var node) && !node.Value.IsExpired && node.Value.Value.TryGet(out T typed))
                {
                    _order.Remove(node);
                    _order.AddFirst(node);
                    value = typed;
                    return true;
                }

                value = default;
                return false;
            }
        }

        public Entry? Remove(string key)
        {
            lock (_nodes)
            {
                if (!_nodes.Remove(key, out var node))
                {
                    return null;
                }

                _order.Remove(node);
                return node.Value;
            }
        }
    }

    private sealed class Entry
    {
        public readonly string Key;
        public NumberSlot Value;
        public long Expired;

        public Entry(string key, NumberSlot value, TimeSpan timeToLive)
        {
            Key = key;
            Value = value;
            SetExpire(timeToLive);
        }

        public bool IsExpired => Expired <= Environment.TickCount64;

        public void SetExpire(TimeSpan timeToLive)
        {
            if (timeToLive > TimeSpan.Zero)
            {
                Expired = Environment.TickCount64 + (long)timeToLive.TotalMilliseconds;
            }
            else
            {
                Expired = long.MaxValue;
            }
        }
    }

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
        private object? _reference;

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

        public object? ToObject() => Read().ToObject();

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
            private static readonly object BoxedTrue = true;
            private static readonly object BoxedFalse = false;
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
                if (typeof(T) == typeof(bool))
                {
                    return new Content(state, Kind.Boolean, (bool)(object)value! ? 1 : 0, null);
                }

                if (typeof(T) == typeof(int))
                {
                    return new Content(state, Kind.Int32, (int)(object)value!, null);
                }

                if (typeof(T) == typeof(long))
                {
                    return new Content(state, Kind.Int64, (long)(object)value!, null);
                }

                if (typeof(T) == typeof(double))
                {
                    return new Content(state, Kind.Double, BitConverter.DoubleToInt64Bits((double)(object)value!), null);
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

                value = default(T)!;
                return false;
            }

            public T Get<T>() => TryGet(out T value) ? value : (T)ToObject()!;

            public object? ToObject()
            {
                switch (Kind)
                {
                    case Kind.Boolean: return (Bits != 0) ? BoxedTrue : BoxedFalse;
                    case Kind.Int32: return (int)Bits;
                    case Kind.Int64: return Bits;
                    case Kind.Double: return BitConverter.Int64BitsToDouble(Bits);
                    default: return Reference;
                }
            }
        }
    }
}
