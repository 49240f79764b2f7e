// fixes: ALLOC104
// Methods of the program take an array and view it as a read-only span: they return the view, keep it in a ref struct, give it out, or only read it.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

ref struct Kept
{
    public ReadOnlySpan<byte> View;
    public int Sum;

    public Kept(byte[] bytes) => View = bytes;

    public void Keep(byte[] bytes) => View = new ReadOnlySpan<byte>(bytes);

    public void Add(byte[] bytes)
    {
        ReadOnlySpan<byte> view = bytes.AsSpan(1);
        foreach (var b in view)
            Sum += b;
    }
}

ref struct Referring
{
    public ref readonly byte First;

    public void Refer(byte[] bytes)
    {
        ReadOnlySpan<byte> view = bytes;
        First = ref view[0];
    }
}

static class Program
{
    static ReadOnlySpan<byte> Head(byte[] bytes) => bytes.AsSpan(0, 2);

    static ReadOnlySpan<byte> Made(byte[] bytes) => new ReadOnlySpan<byte>(bytes, 1, 2);

    static ReadOnlySpan<byte> Held(byte[] bytes)
    {
        ReadOnlySpan<byte> view = bytes;
        return view.Slice(1);
    }

    static ref readonly byte At(byte[] bytes)
    {
        ReadOnlySpan<byte> view = bytes;
        return ref view[1];
    }

    static void Give(byte[] bytes, out ReadOnlySpan<byte> view) => view = bytes;

    static int Read(byte[] bytes)
    {
        ReadOnlySpan<byte> view = bytes;
        var sum = 0;
        foreach (ref readonly var b in view)
            sum += b;
        return sum;
    }

    static int Counted(byte[] bytes) => bytes.AsSpan().Slice(1).Length + bytes.AsSpan()[0] + ((ReadOnlySpan<byte>)bytes).IndexOf((byte)3);

    static void Written(byte[] bytes)
    {
        ReadOnlySpan<byte> view = bytes;
        MemoryMarshal.AsBytes(bytes.AsSpan())[0] = view[1];
    }

    static ReadOnlySpan<int> Cast(byte[] bytes) => MemoryMarshal.Cast<byte, int>((ReadOnlySpan<byte>)bytes);

    static int Heads(byte[] items)
    {
        ReadOnlySpan<byte> last = default;
        foreach (var item in items)
        {
            var buffer = new byte[2000];
            buffer[0] = last.IsEmpty ? item : last[0];
            buffer[1] = item;
            if (item % 2 == 0)
                last = Head(buffer);
        }

        return last.IsEmpty ? -1 : last[0] * 100 + last[1];
    }

    static int Mades(byte[] items)
    {
        ReadOnlySpan<byte> first = default;
        foreach (var item in items)
        {
            var buffer = new byte[2000];
            buffer[1] = item;
            var made = Made(buffer);
            if (first.IsEmpty)
                first = made;
        }

        return first.IsEmpty ? -1 : first[0];
    }

    static int Helds(byte[] items)
    {
        var kept = new Kept();
        foreach (var item in items)
        {
            var buffer = new byte[2000];
            buffer[0] = item;
            if (kept.View.IsEmpty)
                kept.Keep(buffer);
            var view = Held(buffer);
            kept.Sum += view.Length;
        }

        return kept.View.IsEmpty ? -1 : kept.View[0] + kept.Sum;
    }

    static int Constructed(byte[] items)
    {
        Kept kept = default;
        foreach (var item in items)
        {
            var buffer = new byte[2000];
            buffer[0] = item;
            if (kept.View.IsEmpty)
                kept = new Kept(buffer);
        }

        return kept.View.IsEmpty ? -1 : kept.View[0];
    }

    static int Referred(byte[] items)
    {
        ref readonly byte first = ref System.Runtime.CompilerServices.Unsafe.NullRef<byte>();
        var referring = new Referring();
        var sum = 0;
        foreach (var item in items)
        {
            var buffer = new byte[2000];
            buffer[0] = item;
            buffer[1] = (byte)(item + 1);
            if (System.Runtime.CompilerServices.Unsafe.IsNullRef(in first))
            {
                first = ref At(buffer);
                referring.Refer(buffer);
            }

            sum += first + referring.First;
        }

        return sum;
    }

    static int Given(byte[] items)
    {
        ReadOnlySpan<byte> first = default;
        foreach (var item in items)
        {
            var buffer = new byte[2000];
            buffer[3] = item;
            Give(buffer, out var given);
            if (first.IsEmpty)
                first = given;
        }

        return first.IsEmpty ? -1 : first[3];
    }

    static int Reads(byte[] items)
    {
        var sum = 0;
        var kept = new Kept();
        foreach (var item in items)
        {
            var buffer = new byte[2000];
            buffer[3] = item;
            buffer[item % 4]++;
            sum += Read(buffer) * 3 + Counted(buffer);
            kept.Add(buffer);
        }

        return sum + kept.Sum;
    }

    static int Writes(byte[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var buffer = new byte[2000];
            buffer[1] = item;
            Written(buffer);
            sum += buffer[0];
        }

        return sum;
    }

    static int Only(byte[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var buffer = new byte[2000];
            buffer[3] = item;
            buffer[item % 4]++;
            sum += Read(buffer);
        }

        return sum;
    }

    static int Casts(byte[] items)
    {
        ReadOnlySpan<int> first = default;
        foreach (var item in items)
        {
            var buffer = new byte[2000];
            buffer[0] = item;
            if (first.IsEmpty)
                first = Cast(buffer);
        }

        return first.IsEmpty ? -1 : first[0];
    }

    static void Main()
    {
        foreach (var items in new byte[][] { [], [1], [2, 3], [4, 5, 6, 7], [9, 8] })
        {
            Console.WriteLine(string.Join(" ", Heads(items), Mades(items), Helds(items), Constructed(items), Referred(items), Given(items), Reads(items), Writes(items), Casts(items), Only(items)));
        }
    }
}
