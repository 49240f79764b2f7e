using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace KvCache;

/// <summary>A cache in the memory of this process. A timer removes entries whose time to live is over.</summary>
/// <remarks>
/// Each key has one <see cref="Cell"/> that is changed in place, so reading and replacing <see cref="int"/>, <see cref="long"/>, <see cref="double"/>
/// and objects, adding to numbers and removing keys allocates nothing. The clock is read for entries with a time to live only.
/// </remarks>
public sealed class MemoryCache : ICache
{
    private readonly ConcurrentDictionary<string, Cell> _cells = new();
    private readonly CacheClock _clock;
    private readonly ITimer _timer;

    /// <summary>Creates an empty cache that removes expired entries once a minute.</summary>
    public MemoryCache()
        : this(TimeSpan.FromMinutes(1))
    {
    }

    /// <summary>Creates an empty cache.</summary>
    /// <param name="evictionPeriod">Time between two removals of expired entries.</param>
    public MemoryCache(TimeSpan evictionPeriod)
        : this(evictionPeriod, TimeProvider.System)
    {
    }

    /// <summary>Creates an empty cache that lives by a given time.</summary>
    /// <param name="evictionPeriod">Time between two removals of expired entries.</param>
    /// <param name="time">Where the time and the timer come from.</param>
    public MemoryCache(TimeSpan evictionPeriod, TimeProvider time)
    {
        ArgumentNullException.ThrowIfNull(time);
        _clock = new CacheClock(time);
        _timer = time.CreateTimer(static cache => ((MemoryCache)cache!).RemoveExpired(), this, evictionPeriod, evictionPeriod);
    }

    /// <inheritdoc/>
    public int Count => _cells.Count;

    /// <inheritdoc/>
    public ICollection<string> Keys => _cells.Keys;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Set<T>(string key, T value, int expireSeconds = 0)
    {
        if (!_cells.TryGetValue(key, out var cell) || expireSeconds > 0 || !TryReplaceQuickly(cell, value))
        {
            SetAny(key, cell, value, expireSeconds);
        }
    }

    /// <inheritdoc/>
    public T? Get<T>(string key)
    {
        if (!_cells.TryGetValue(key, out var cell))
        {
            return default;
        }

        return TryReadQuickly<T>(cell, out var value) ? value : Read<T>(key, cell);
    }

    /// <inheritdoc/>
    public bool TryGet<T>(string key, out T? value)
    {
        if (_cells.TryGetValue(key, out var cell))
        {
            return TryReadQuickly(cell, out value) || TryRead(key, cell, out value);
        }

        value = default;
        return false;
    }

    /// <inheritdoc/>
    public T? GetOrAdd<T>(string key, Func<string, T> factory, int expireSeconds = 0) =>
        TryGet<T>(key, out var found) ? found : Add(key, factory(key), expireSeconds);

    /// <inheritdoc/>
    public T? GetOrAdd<T, TState>(string key, TState state, Func<string, TState, T> factory, int expireSeconds = 0) =>
        TryGet<T>(key, out var found) ? found : Add(key, factory(key, state), expireSeconds);

    /// <inheritdoc/>
    public T? Take<T>(string key)
    {
        if (!_cells.TryRemove(key, out var cell))
        {
            return default;
        }

        // A thread that still holds the cell either changed it before it was killed, and that value is taken, or finds it dead and starts again.
        while (true)
        {
            var header = cell.Read(out var value, out var deadline);
            if (Cell.IsDead(header))
            {
                return default;
            }

            if (cell.TryKill(header, value))
            {
                return IsOver(deadline) ? default : value.To<T>();
            }
        }
    }

    /// <inheritdoc/>
    public bool ContainsKey(string key) => _cells.TryGetValue(key, out var cell) && IsLive(key, cell, out _, out _, out _);

    /// <inheritdoc/>
    public bool SetExpire(string key, int expireSeconds)
    {
        var deadline = DeadlineAfter(expireSeconds);
        while (_cells.TryGetValue(key, out var cell) && IsLive(key, cell, out var header, out var value, out _))
        {
            if (cell.TryWrite(header, value, value, deadline))
            {
                return true;
            }
        }

        return false;
    }

    /// <inheritdoc/>
    public int Remove(string key) => _cells.TryRemove(key, out _) ? 1 : 0;

    /// <inheritdoc/>
    public int Remove(params ReadOnlySpan<string> keys)
    {
        var count = 0;
        foreach (var key in keys)
        {
            count += Remove(key);
        }

        return count;
    }

    /// <inheritdoc/>
    public int Remove(params string[] keys)
    {
        ArgumentNullException.ThrowIfNull(keys);
        return Remove(keys.AsSpan());
    }

    /// <inheritdoc/>
    public int RemoveByPrefix(string prefix)
    {
        ArgumentNullException.ThrowIfNull(prefix);
        var count = 0;
        foreach (var (key, _) in _cells)
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
        ArgumentNullException.ThrowIfNull(prefix);
        var count = 0;
        foreach (var (key, _) in _cells)
        {
            if (key.StartsWith(prefix, StringComparison.Ordinal))
            {
                count++;
            }
        }

        return count;
    }

    /// <inheritdoc/>
    public long Increment(string key, long value) =>
        _cells.TryGetValue(key, out var cell) && cell.TryAdd(value, out var sum) ? sum : IncrementAny(key, value);

    /// <inheritdoc/>
    public double Increment(string key, double value) =>
        _cells.TryGetValue(key, out var cell) && cell.TryAdd(value, out var sum) ? sum : IncrementAny(key, value);

    /// <inheritdoc/>
    public long Decrement(string key, long value) => Increment(key, -value);

    /// <inheritdoc/>
    public double Decrement(string key, double value) => Increment(key, -value);

    /// <inheritdoc/>
    public IDictionary<string, object?> Snapshot()
    {
        var snapshot = new Dictionary<string, object?>();
        foreach (var (key, cell) in _cells)
        {
            if (!Cell.IsDead(cell.Read(out var value, out var deadline)) && !IsOver(deadline))
            {
                snapshot[key] = value.ToObject();
            }
        }

        return snapshot;
    }

    /// <inheritdoc/>
    public ulong Checksum()
    {
        var checksum = 0UL;
        foreach (var (key, _) in _cells)
        {
            checksum ^= KeyChecksum.Compute(key);
        }

        return checksum;
    }

    /// <inheritdoc/>
    public void Clear() => _cells.Clear();

    /// <summary>Stops the timer and removes all entries.</summary>
    public void Dispose()
    {
        _timer.Dispose();
        _cells.Clear();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryReadQuickly<T>(Cell cell, out T? value)
    {
        if (typeof(T) == typeof(int))
        {
            if (cell.TryReadBits(CellKind.Int32, out var bits))
            {
                var n = (int)bits;
                value = Unsafe.As<int, T>(ref n);
                return true;
            }
        }
        else if (typeof(T) == typeof(long) || typeof(T) == typeof(double))
        {
            if (cell.TryReadBits(typeof(T) == typeof(long) ? CellKind.Int64 : CellKind.Double, out var bits))
            {
                value = Unsafe.As<long, T>(ref bits);
                return true;
            }
        }
        else if (cell.TryReadReference(out var reference) && reference is T typed)
        {
            value = typed;
            return true;
        }

        value = default;
        return false;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private T? Read<T>(string key, Cell cell) => TryRead<T>(key, cell, out var value) ? value : default;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryRead<T>(string key, Cell cell, out T? value)
    {
        if (IsLive(key, cell, out _, out var content, out _))
        {
            value = content.To<T>();
            return true;
        }

        value = default;
        return false;
    }

    /// <summary>Reads a cell, and removes it from the cache when its time to live is over.</summary>
    private bool IsLive(string key, Cell cell, out long header, out CellValue value, out long deadline)
    {
        do
        {
            header = cell.Read(out value, out deadline);
            if (Cell.IsDead(header))
            {
                return false;
            }

            if (!IsOver(deadline))
            {
                return true;
            }
        }
        while (!cell.TryKill(header, value));

        RemoveDead(key, cell);
        return false;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryReplaceQuickly<T>(Cell cell, T value)
    {
        if (typeof(T) == typeof(int))
        {
            return cell.TryReplaceBits(CellKind.Int32, Unsafe.As<T, int>(ref value));
        }

        if (typeof(T) == typeof(long) || typeof(T) == typeof(double))
        {
            return cell.TryReplaceBits(typeof(T) == typeof(long) ? CellKind.Int64 : CellKind.Double, Unsafe.As<T, long>(ref value));
        }

        return !typeof(T).IsValueType && cell.TryReplaceReference(value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void SetAny<T>(string key, Cell? cell, T value, int expireSeconds)
    {
        var content = CellValue.From(value);
        var deadline = DeadlineAfter(expireSeconds);
        if (cell is null || !cell.Write(content, deadline))
        {
            SetNew(key, content, deadline);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void SetNew(string key, in CellValue value, long deadline)
    {
        while (!_cells.TryAdd(key, new Cell(value, deadline)))
        {
            if (_cells.TryGetValue(key, out var cell))
            {
                if (cell.Write(value, deadline))
                {
                    return;
                }

                RemoveDead(key, cell);
            }
        }
    }

    private T? Add<T>(string key, T value, int expireSeconds)
    {
        var added = new Cell(CellValue.From(value), DeadlineAfter(expireSeconds));
        while (true)
        {
            var cell = _cells.GetOrAdd(key, added);
            if (ReferenceEquals(cell, added))
            {
                return value;
            }

            if (TryRead<T>(key, cell, out var found))
            {
                return found;
            }

            RemoveDead(key, cell);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private long IncrementAny(string key, long value)
    {
        var wait = new SpinWait();
        while (true)
        {
            var cell = FindOrAddZero(key);
            if (IsLive(key, cell, out var header, out var content, out var deadline))
            {
                var sum = content.ToInt64() + value;
                if (cell.TryWrite(header, content, CellValue.From(sum), deadline))
                {
                    return sum;
                }

                wait.SpinOnce();
            }
            else
            {
                RemoveDead(key, cell);
            }
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private double IncrementAny(string key, double value)
    {
        var wait = new SpinWait();
        while (true)
        {
            var cell = FindOrAddZero(key);
            if (IsLive(key, cell, out var header, out var content, out var deadline))
            {
                var sum = content.ToDouble() + value;
                if (cell.TryWrite(header, content, CellValue.From(sum), deadline))
                {
                    return sum;
                }

                wait.SpinOnce();
            }
            else
            {
                RemoveDead(key, cell);
            }
        }
    }

    private Cell FindOrAddZero(string key) => _cells.GetOrAdd(key, static _ => new Cell(CellValue.From(0L), Cell.Never));

    /// <summary>Removes this very cell: another thread may have stored a new one under the key in the meantime.</summary>
    private void RemoveDead(string key, Cell cell) => _cells.TryRemove(new KeyValuePair<string, Cell>(key, cell));

    private void RemoveExpired()
    {
        foreach (var (key, cell) in _cells)
        {
            IsLive(key, cell, out _, out _, out _);
        }
    }

    private long DeadlineAfter(int expireSeconds) => expireSeconds > 0 ? _clock.Milliseconds + expireSeconds * 1000L : Cell.Never;

    private bool IsOver(long deadline) => deadline != Cell.Never && deadline <= _clock.Milliseconds;
}
