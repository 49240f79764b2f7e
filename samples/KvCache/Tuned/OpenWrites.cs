using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace KvCache;

/// <summary>Says which threads are replacing a value in an open <see cref="Cell"/>, and lets others wait until none is.</summary>
/// <remarks>
/// <para>
/// The thread itself pays for two plain stores only. Who waits pays for all: a barrier in every running thread, after which each thread has either
/// said that it is inside, or will see what was changed before the barrier.
/// </para>
/// <para>
/// Only one thread may store to a flag without an atomic instruction. A flag therefore belongs to a page of memory that is part of a stack: a stack has
/// whole pages of its own, so no two threads have local variables in one page at a time. A thread static would do too, but to find one the runtime calls
/// a function on Linux, which takes half as long as to find the cell.
/// </para>
/// </remarks>
internal static unsafe class OpenWrites
{
    // The smallest page of all platforms. A larger one has several flags.
    private const int PageBits = 12;

    // Who waits looks at all slots, in about a microsecond. Where more pages than that were ever used, the last ones get none.
    private const int SlotBits = 10;
    private const int SlotCount = 1 << SlotBits;

    // 2^64 divided by the golden ratio spreads numbers whose low bits are the same, as those of pages at the same depth of two stacks are.
    private const ulong Spread = 0x9E37_79B9_7F4A_7C15;

    // A page keeps its slot for good: when the thread ends, the page may become one of another thread's stack.
    private static readonly Slot* Slots = AllocateSlots();

    /// <summary>From here to <see cref="Leave"/> the thread reads a header and stores one value, and does nothing that could block or throw.</summary>
    /// <param name="local">A local variable of the calling method.</param>
    /// <returns>The flag to leave; null where there are no more flags: then nothing may be stored.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int* Enter(int* local)
    {
        var page = (ulong)local >> PageBits;
        var slot = SlotOf(page);
        if (slot->Page != page)
        {
            slot = Find(page);
            if (slot is null)
            {
                return null;
            }
        }

        Volatile.Write(ref slot->IsInside, 1);
        return &slot->IsInside;
    }

    /// <summary>The value is stored.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Leave(int* flag) => Volatile.Write(ref *flag, 0);

    /// <summary>Waits until every thread that was inside has left. The calling thread must not be inside.</summary>
    public static void AwaitAll()
    {
        Interlocked.MemoryBarrierProcessWide();
        for (var slot = Slots; slot < Slots + SlotCount; slot++)
        {
            var wait = new SpinWait();
            while (Volatile.Read(ref slot->IsInside) != 0)
            {
                wait.SpinOnce();
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Slot* SlotOf(ulong page) => Slots + (page * Spread >> (64 - SlotBits));

    /// <summary>The slot of a page that another page keeps from its first place, or that has none yet; null where all are taken.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Slot* Find(ulong page)
    {
        var first = SlotOf(page) - Slots;
        for (var i = 0; i < SlotCount; i++)
        {
            var slot = Slots + ((first + i) & (SlotCount - 1));
            var owner = Interlocked.CompareExchange(ref slot->Page, page, 0);
            if (owner == 0 || owner == page)
            {
                return slot;
            }
        }

        return null;
    }

    // Never freed, as a static field is not.
    private static Slot* AllocateSlots()
    {
        var slots = NativeMemory.AlignedAlloc((nuint)(SlotCount * sizeof(Slot)), (nuint)sizeof(Slot));
        NativeMemory.Clear(slots, (nuint)(SlotCount * sizeof(Slot)));
        return (Slot*)slots;
    }

    /// <summary>A cache line of its own for each page, so that threads do not take it from each other.</summary>
    [StructLayout(LayoutKind.Sequential, Size = 64)]
    private struct Slot
    {
        public ulong Page;
        public int IsInside;
    }
}
