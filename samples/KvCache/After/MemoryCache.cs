using System.Collections.Concurrent;
using System.Globalization;

namespace KvCache;

/// <summary>A cache in the memory of this process. A timer removes entries whose time to live is over.</summary>
public sealed class MemoryCache : ICache
{
    private readonly ConcurrentDictionary<string, CacheItem> _items = new();
    private readonly Timer _timer;

    /// <summary>Creates an empty cache that removes expired entries once a minute.</summary>
    public MemoryCache()
        : this(TimeSpan.FromMinutes(1))
    {
    }

    /// <summary>Creates an empty cache.</summary>
    /// <param name="evictionPeriod">Time between two removals of expired entries.</param>
    public MemoryCache(TimeSpan evictionPeriod)
    {
        _timer = new Timer(_ => RemoveExpired(), null, evictionPeriod, evictionPeriod);
    }

    /// <inheritdoc/>
    public int Count => _items.Count;

    /// <inheritdoc/>
    public ICollection<string> Keys => _items.Keys;

    /// <inheritdoc/>
    public void Set<T>(string key, T value, int expireSeconds = 0)
    {
        var item = Find(key);
        if (item is null)
        {
            _items[key] = new CacheItem(NumberSlot.Of(value), expireSeconds);
            return;
        }

        item.Value.Set(value);
        item.SetExpire(expireSeconds);
    }

    /// <inheritdoc/>
    public T? Get<T>(string key)
    {
        var item = Find(key);
        if (item is null)
        {
            return default;
        }

        return Read<T>(item);
    }

    /// <inheritdoc/>
    public bool TryGet<T>(string key, out T? value)
    {
        var item = Find(key);
        if (item is null)
        {
            value = default;
            return false;
        }

        value = Read<T>(item);
        return true;
    }

    /// <inheritdoc/>
    public T? GetOrAdd<T>(string key, Func<string, T> factory, int expireSeconds = 0)
    {
        if (TryGet<T>(key, out var found))
        {
            return found;
        }

        var item = _items.GetOrAdd(key, static (k, state) => new CacheItem(NumberSlot.Of(state.factory(k)), state.expireSeconds), (factory, expireSeconds));
        return Read<T>(item);
    }

    /// <inheritdoc/>
    public T? Take<T>(string key)
    {
        if (!_items.TryRemove(key, out var item) || item.IsExpired)
        {
            return default;
        }

        return Read<T>(item);
    }

    /// <inheritdoc/>
    public bool ContainsKey(string key) => Find(key) is not null;

    /// <inheritdoc/>
    public bool SetExpire(string key, int expireSeconds)
    {
        var item = Find(key);
        if (item is null)
        {
            return false;
        }

        item.SetExpire(expireSeconds);
        return true;
    }

    /// <inheritdoc/>
    public int Remove(params string[] keys)
    {
        var count = 0;
        foreach (var key in keys)
        {
            if (_items.TryRemove(key, out _))
            {
                count++;
            }
        }

        return count;
    }

    /// <inheritdoc/>
    public int Remove(string key)
    {
        var count = 0;
        if (_items.TryRemove(key, out _))
        {
            count++;
        }

        return count;
    }

    /// <inheritdoc/>
    public int RemoveByPrefix(string prefix)
    {
        var count = 0;
        foreach (var key in Keys)
        {
            if (key.StartsWith(prefix, StringComparison.Ordinal))
            {
                count += Remove(key);
            }
        }

        return count;
    }

    /// <inheritdoc/>
    public int CountByPrefix(string prefix)
    {
        var count = 0;
        foreach (var key in _items.Keys)
        {
            if (key.StartsWith(prefix, StringComparison.Ordinal))
            {
                count++;
            }
        }

        return count;
    }

    /// <inheritdoc/>
    public long Increment(string key, long value)
    {
        var item = FindOrAddZero(key);
        NumberSlot.Content oldValue;
        long newValue;
        do
        {
            oldValue = item.Value.Read();
            newValue = (oldValue.TryGet(out long n) ? n : ToInt64(oldValue.ToObject())) + value;
        }
        while (!item.Value.CompareExchange(newValue, oldValue));

        return newValue;
    }

    /// <inheritdoc/>
    public double Increment(string key, double value)
    {
        var item = FindOrAddZero(key);
        NumberSlot.Content oldValue;
        double newValue;
        do
        {
            oldValue = item.Value.Read();
            newValue = (oldValue.TryGet(out double n) ? n : ToDouble(oldValue.ToObject())) + value;
        }
        while (!item.Value.CompareExchange(newValue, oldValue));

        return newValue;
    }

    /// <inheritdoc/>
    public long Decrement(string key, long value) => Increment(key, -value);

    /// <inheritdoc/>
    public double Decrement(string key, double value) => Increment(key, -value);

    /// <inheritdoc/>
    public IDictionary<string, object?> Snapshot()
    {
        var snapshot = new Dictionary<string, object?>();
        foreach (var pair in _items)
        {
            if (!pair.Value.IsExpired)
            {
                snapshot[pair.Key] = pair.Value.Value.ToObject();
            }
        }

        return snapshot;
    }

    /// <inheritdoc/>
    public ulong Checksum()
    {
        var checksum = 0UL;
        foreach (var pair in _items)
        {
            checksum ^= KeyChecksum.Compute(pair.Key);
        }

        return checksum;
    }

    /// <inheritdoc/>
    public void Clear() => _items.Clear();

    /// <summary>Stops the timer and removes all entries.</summary>
    public void Dispose()
    {
        _timer.Dispose();
        _items.Clear();
    }

    private CacheItem? Find(string key)
    {
        if (!_items.TryGetValue(key, out var item))
        {
            return null;
        }

        if (!item.IsExpired)
        {
            return item;
        }

        // Only this very item: another thread may have stored a new one in the meantime.
        _items.TryRemove(new KeyValuePair<string, CacheItem>(key, item));
        return null;
    }

    private CacheItem FindOrAddZero(string key) => Find(key) ?? _items.GetOrAdd(key, _ => new CacheItem(NumberSlot.Of(0L), 0));

    private void RemoveExpired()
    {
        var now = Environment.TickCount64;
        foreach (var pair in _items)
        {
            if (pair.Value.Expired <= now)
            {
                _items.TryRemove(pair);
            }
        }
    }

    private static T? Read<T>(CacheItem item)
    {
        if (item.Value.TryGet(out T typed))
        {
            return typed;
        }

        return ConvertTo<T>(item.Value.ToObject());
    }

    private static T? ConvertTo<T>(object? value)
    {
        if (value is null)
        {
            return default;
        }

        return ChangeType(value, Type.GetTypeCode(typeof(T))) is T converted ? converted : default;
    }

    private static object? ChangeType(object value, TypeCode code) => code switch
    {
        TypeCode.Int32 => ToInt32(value),
        TypeCode.Int64 => ToInt64(value),
        TypeCode.Double => ToDouble(value),
        TypeCode.String => Convert.ToString(value, CultureInfo.CurrentCulture),
        _ => null,
    };

    private static int ToInt32(object? value) =>
        value is string text ? NumberText.ParseInt32(text) : Convert.ToInt32(value, CultureInfo.CurrentCulture);

    private static long ToInt64(object? value) =>
        value is string text ? NumberText.ParseInt64(text) : Convert.ToInt64(value, CultureInfo.CurrentCulture);

    private static double ToDouble(object? value) =>
        value is string text ? NumberText.ParseDouble(text) : Convert.ToDouble(value, CultureInfo.CurrentCulture);

    private sealed class CacheItem
    {
        public NumberSlot Value;
        public long Expired;

        public CacheItem(NumberSlot value, int expireSeconds)
        {
            Value = value;
            SetExpire(expireSeconds);
        }

        public bool IsExpired => Expired <= Environment.TickCount64;

        public void SetExpire(int expireSeconds)
        {
            if (expireSeconds > 0)
            {
                Expired = Environment.TickCount64 + expireSeconds * 1000L;
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
                    case Kind.Boolean: return Bits != 0;
                    case Kind.Int32: return (int)Bits;
                    case Kind.Int64: return Bits;
                    case Kind.Double: return BitConverter.Int64BitsToDouble(Bits);
                    default: return Reference;
                }
            }
        }
    }
}
