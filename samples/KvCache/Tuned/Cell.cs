using System.Runtime.CompilerServices;

namespace KvCache;

/// <summary>The place of one entry: value, kind of value and deadline, changed in place and without allocation.</summary>
/// <remarks>
/// <para>
/// One word, the header, guards the others. Its low byte says what the cell holds, its high bytes count the changes.
/// A writer works out the new content first, from a content that it read under some header; it then takes the header from that very
/// state to <see cref="CellKind.Busy"/> by compare-and-swap, stores, and puts back a header with the next count. So no change is ever lost,
/// none is made from an outdated content, and nothing but a few stores happens while the cell is busy.
/// A reader takes the header before and after: if it is the same and not busy, what was read in between belongs together.
/// </para>
/// <para>
/// A cell without a deadline is open: a value of the kind that it holds is replaced by one plain store, and added to by one atomic addition, under
/// an unchanged header, because compare-and-swap would cost as much as finding the cell. A writer who takes the header of an open cell therefore waits for
/// those who read it before, and then looks whether they changed the content. That takes microseconds, and is needed only to change the kind, to
/// set a deadline where there was none, and to take a value out.
/// </para>
/// </remarks>
internal sealed unsafe class Cell
{
    /// <summary>Deadline of an entry that stays until it is removed.</summary>
    public const long Never = long.MaxValue;

    private const long LowByte = 0xFF;
    private const long KindBits = 0x7F;

    // Part of the byte that a quick read compares with the kind: an entry with a deadline fails it and goes the longer way past the clock.
    private const long HasDeadline = 0x80;
    private const long OneChange = 0x100;

    private long _header;
    private long _bits;
    private object? _reference;
    private long _deadline;

    public Cell(in CellValue value, long deadline)
    {
        _bits = value.Bits;
        _reference = value.Reference;
        _deadline = deadline;
        _header = HeaderOf(value.Kind, deadline);
    }

    /// <summary>Whether the header of a content says that the cell has left the cache.</summary>
    public static bool IsDead(long header) => KindOf(header) == CellKind.Dead;

    /// <summary>Reads a number that never expires, if the cell holds the kind and no thread is changing it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadBits(CellKind kind, out long bits)
    {
        var header = Volatile.Read(ref _header);
        bits = Volatile.Read(ref _bits);
        if ((byte)header != (byte)kind)
        {
            return false;
        }

        return Volatile.Read(ref _header) == header;
    }

    /// <summary>Reads an object that never expires, if the cell holds one and no thread is changing it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadReference(out object? reference)
    {
        var header = Volatile.Read(ref _header);
        reference = Volatile.Read(ref _reference);
        if ((byte)header != (byte)CellKind.Reference)
        {
            return false;
        }

        return Volatile.Read(ref _header) == header;
    }

    /// <summary>Replaces a number that never expires by one of the same kind, if the cell holds one and no thread is changing it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReplaceBits(CellKind kind, long bits)
    {
        int local;
        var inside = OpenWrites.Enter(&local);
        if (inside is null)
        {
            return false;
        }

        var isOpen = (byte)Volatile.Read(ref _header) == (byte)kind;
        if (isOpen)
        {
            Volatile.Write(ref _bits, bits);
        }

        OpenWrites.Leave(inside);
        return isOpen;
    }

    /// <summary>Replaces an object that never expires by another one, if the cell holds one and no thread is changing it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReplaceReference(object? reference)
    {
        int local;
        var inside = OpenWrites.Enter(&local);
        if (inside is null)
        {
            return false;
        }

        var isOpen = (byte)Volatile.Read(ref _header) == (byte)CellKind.Reference;

        // Spares the write barrier of the garbage collector where the same object comes again.
        if (isOpen && !ReferenceEquals(_reference, reference))
        {
            Volatile.Write(ref _reference, reference);
        }

        OpenWrites.Leave(inside);
        return isOpen;
    }

    /// <summary>Adds to a <see cref="long"/> that never expires, if the cell holds one and no thread is changing it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryAdd(long value, out long sum)
    {
        sum = 0;
        int local;
        var inside = OpenWrites.Enter(&local);
        if (inside is null)
        {
            return false;
        }

        var isOpen = (byte)Volatile.Read(ref _header) == (byte)CellKind.Int64;
        if (isOpen)
        {
            sum = Interlocked.Add(ref _bits, value);
        }

        OpenWrites.Leave(inside);
        return isOpen;
    }

    /// <summary>Adds to a <see cref="double"/> that never expires, if the cell holds one and no thread is changing it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryAdd(double value, out double sum)
    {
        sum = 0;
        int local;
        var inside = OpenWrites.Enter(&local);
        if (inside is null)
        {
            return false;
        }

        var isOpen = (byte)Volatile.Read(ref _header) == (byte)CellKind.Double;
        if (isOpen)
        {
            var bits = Volatile.Read(ref _bits);
            long seen;
            do
            {
                seen = bits;
                sum = BitConverter.Int64BitsToDouble(seen) + value;
                bits = Interlocked.CompareExchange(ref _bits, BitConverter.DoubleToInt64Bits(sum), seen);
            }
            while (bits != seen);
        }

        OpenWrites.Leave(inside);
        return isOpen;
    }

    /// <summary>Reads everything together, after a writer at work has finished.</summary>
    /// <returns>The header under which <see cref="TryWrite"/> may change what was read, if no value was replaced in an open cell meanwhile.</returns>
    public long Read(out CellValue value, out long deadline)
    {
        var wait = new SpinWait();
        while (true)
        {
            var header = Volatile.Read(ref _header);
            var bits = Volatile.Read(ref _bits);
            var reference = Volatile.Read(ref _reference);
            deadline = Volatile.Read(ref _deadline);
            if (KindOf(header) != CellKind.Busy && Volatile.Read(ref _header) == header)
            {
                value = new CellValue(KindOf(header), bits, reference);
                return header;
            }

            wait.SpinOnce();
        }
    }

    /// <summary>Changes everything together, if the cell is still as it was when its header and its content were read.</summary>
    public bool TryWrite(long header, in CellValue seen, in CellValue value, long deadline)
    {
        if (!TryEnter(header))
        {
            return false;
        }

        if (IsOpen(header) && (_bits != seen.Bits || !ReferenceEquals(_reference, seen.Reference)))
        {
            Volatile.Write(ref _header, header + OneChange);
            return false;
        }

        Store(header, value, deadline);
        return true;
    }

    /// <summary>Changes everything together, whatever the cell held before.</summary>
    /// <returns>Whether the cell is still in the cache.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool Write(in CellValue value, long deadline)
    {
        var header = Volatile.Read(ref _header);
        if (KindOf(header) <= CellKind.Dead || !TryEnter(header))
        {
            return WriteContended(value, deadline);
        }

        Store(header, value, deadline);
        return true;
    }

    /// <summary>Marks the cell as gone, if it is still as it was when its header and its content were read.</summary>
    public bool TryKill(long header, in CellValue seen) => TryWrite(header, seen, new CellValue(CellKind.Dead, 0, null), Never);

    private static CellKind KindOf(long header) => (CellKind)(header & KindBits);

    private static long HeaderOf(CellKind kind, long deadline) => (long)kind | (deadline == Never ? 0 : HasDeadline);

    /// <summary>Whether values of the cell's kind are replaced without a change of the header.</summary>
    private static bool IsOpen(long header) => (byte)header is > (byte)CellKind.Dead and < (byte)HasDeadline;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryEnter(long header)
    {
        if (Interlocked.CompareExchange(ref _header, header & ~LowByte, header) != header)
        {
            return false;
        }

        if (IsOpen(header))
        {
            OpenWrites.AwaitAll();
        }

        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Store(long header, in CellValue value, long deadline)
    {
        _bits = value.Bits;

        // Spares a number that replaces a number the write barrier of the garbage collector.
        if (!ReferenceEquals(_reference, value.Reference))
        {
            _reference = value.Reference;
        }

        _deadline = deadline;
        Volatile.Write(ref _header, ((header & ~LowByte) + OneChange) | HeaderOf(value.Kind, deadline));
    }

    private bool WriteContended(in CellValue value, long deadline)
    {
        var wait = new SpinWait();
        while (true)
        {
            var header = Volatile.Read(ref _header);
            switch (KindOf(header))
            {
                case CellKind.Dead:
                    return false;
                case CellKind.Busy:
                    break;
                default:
                    if (TryEnter(header))
                    {
                        Store(header, value, deadline);
                        return true;
                    }

                    break;
            }

            wait.SpinOnce();
        }
    }
}
