using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Slab;

/// <summary>
/// A part of the cache: one array to which entries are appended in the order in which they are stored, and a table from the hash of a key to the
/// place of its entry. Neither holds a reference, so a collection does not look into them.
/// </summary>
/// <remarks>
/// An entry is a header, the characters of its key and its value. One that was replaced or removed is a hole. Holes at the begin go when
/// something is stored; the others when the array is full: then entries move together if that frees a quarter of it, else the array grows, and
/// when it is as large as it may be, the oldest entries go.
/// </remarks>
internal sealed class Shard(int maxBytes)
{
    /// <summary>Deadline of a value that stays until it is removed.</summary>
    public const long Never = long.MaxValue;

    private const int FirstBytes = 4096;
    private const int LargeBytes = 1 << 18;

    // Storing removes no more than this at a time, so that no single caller pays for many that were stored before.
    private const int MaxReclaimed = 4;

    private static readonly int HeaderBytes = Unsafe.SizeOf<Header>();

    private readonly Lock _lock = new();
    private readonly Dictionary<ulong, int> _places = [];
    private byte[] _bytes = [];
    private int _start;
    private int _end;
    private int _holes;

    public int Count
    {
        get
        {
            lock (_lock)
            {
                return _places.Count;
            }
        }
    }

    public int ReservedBytes
    {
        get
        {
            lock (_lock)
            {
                return _bytes.Length;
            }
        }
    }

    public void Set(ulong hash, string key, ReadOnlySpan<byte> value, long now, long deadline)
    {
        var size = SizeOf(key.Length, value.Length);
        if (size > maxBytes)
        {
            throw new ArgumentException($"The entry takes {size} bytes, and the largest array has {maxBytes}.", nameof(value));
        }

        lock (_lock)
        {
            if (_places.TryGetValue(hash, out var old))
            {
                MakeHole(old);
                _places.Remove(hash);
            }

            Reclaim(now, MaxReclaimed);
            MakeRoom((int)size);
            WriteHeader(_end, new Header(hash, deadline, key.Length, value.Length));
            MemoryMarshal.AsBytes(key.AsSpan()).CopyTo(_bytes.AsSpan(_end + HeaderBytes));
            value.CopyTo(_bytes.AsSpan(_end + HeaderBytes + key.Length * sizeof(char)));
            _places.Add(hash, _end);
            _end += (int)size;
        }
    }

    public byte[]? Get(ulong hash, string key, CacheClock clock)
    {
        lock (_lock)
        {
            return TryFind(hash, key, clock, out var value) ? value.ToArray() : null;
        }
    }

    public int Read(ulong hash, string key, Span<byte> destination, CacheClock clock)
    {
        lock (_lock)
        {
            if (!TryFind(hash, key, clock, out var value))
            {
                return -1;
            }

            value.CopyTo(destination);
            return value.Length;
        }
    }

    public bool Remove(ulong hash, string key)
    {
        lock (_lock)
        {
            if (!_places.TryGetValue(hash, out var place) || !HasKey(place, key))
            {
                return false;
            }

            MakeHole(place);
            _places.Remove(hash);
            Reclaim(Never, MaxReclaimed);
            return true;
        }
    }

    public void RemoveExpired(long now)
    {
        lock (_lock)
        {
            Reclaim(now, int.MaxValue);
        }
    }

    private bool TryFind(ulong hash, string key, CacheClock clock, out ReadOnlySpan<byte> value)
    {
        value = default;
        if (!_places.TryGetValue(hash, out var place) || !HasKey(place, key))
        {
            return false;
        }

        var header = ReadHeader(place);
        if (header.Deadline != Never && header.Deadline <= clock.Milliseconds)
        {
            return false;
        }

        value = _bytes.AsSpan(place + HeaderBytes + header.KeyLength * sizeof(char), header.ValueLength);
        return true;
    }

    /// <summary>Whether an entry is of this key, and not of another with the same hash.</summary>
    private bool HasKey(int place, string key)
    {
        var length = ReadHeader(place).KeyLength;
        return MemoryMarshal.Cast<byte, char>(_bytes.AsSpan(place + HeaderBytes, length * sizeof(char))).SequenceEqual(key);
    }

    private void MakeHole(int place)
    {
        var header = ReadHeader(place);
        WriteHeader(place, header with { KeyLength = ~header.KeyLength });
        _holes += header.Size;
    }

    /// <summary>Gives up to so many of the oldest entries free that are holes or whose time is over.</summary>
    private void Reclaim(long now, int most)
    {
        for (; most > 0 && _start < _end; most--)
        {
            var header = ReadHeader(_start);
            if (!header.IsHole && (now == Never || header.Deadline > now))
            {
                break;
            }

            DropOldest(header);
        }

        if (_start == _end)
        {
            _start = _end = 0;
        }
    }

    private void DropOldest(in Header header)
    {
        if (header.IsHole)
        {
            _holes -= header.Size;
        }
        else
        {
            _places.Remove(header.Hash);
        }

        _start += header.Size;
    }

    private void MakeRoom(int size)
    {
        if (_bytes.Length - _end >= size)
        {
            return;
        }

        // Moving entries pays where it frees a quarter of the array, for then so many bytes can be stored before the next move.
        var live = _end - _start - _holes;
        var target = _bytes;
        if (!Fits(live, size, target) && target.Length < maxBytes)
        {
            // A large array grows by a quarter only: twice as much would be half empty in all shards at a time, since they fill up alike.
            long length = target.Length;
            do
            {
                length = Math.Max(length < LargeBytes ? length * 2 : length + length / 4, FirstBytes);
            }
            while (length < (long)live + size);

            target = GC.AllocateUninitializedArray<byte>((int)Math.Min(length, maxBytes));
        }

        while (target.Length == maxBytes && !Fits(live, size, target) && _start < _end)
        {
            var header = ReadHeader(_start);
            live -= header.IsHole ? 0 : header.Size;
            DropOldest(header);
        }

        MoveTo(target);
    }

    private static bool Fits(int live, int size, byte[] target) => (long)live + Math.Max(size, target.Length / 4) <= target.Length;

    /// <summary>Moves the entries together at the begin of an array, which may be the one that they are in.</summary>
    private void MoveTo(byte[] target)
    {
        var end = 0;
        for (int place = _start, size; place < _end; place += size)
        {
            var header = ReadHeader(place);
            size = header.Size;
            if (!header.IsHole)
            {
                _bytes.AsSpan(place, size).CopyTo(target.AsSpan(end));
                _places[header.Hash] = end;
                end += size;
            }
        }

        _bytes = target;
        _start = 0;
        _end = end;
        _holes = 0;
    }

    private Header ReadHeader(int place) => Unsafe.ReadUnaligned<Header>(ref _bytes[place]);

    private void WriteHeader(int place, Header header) => Unsafe.WriteUnaligned(ref _bytes[place], header);

    private static long SizeOf(int keyLength, int valueLength) => HeaderBytes + (long)keyLength * sizeof(char) + valueLength;

    /// <summary>What stands before the key and value of an entry. The length of the key of a hole is complemented.</summary>
    private readonly record struct Header(ulong Hash, long Deadline, int KeyLength, int ValueLength)
    {
        public bool IsHole => KeyLength < 0;

        public int Size => (int)SizeOf(IsHole ? ~KeyLength : KeyLength, ValueLength);
    }
}
