// silent: ALLOC503
// Rented arrays that are returned once in loops, handlers, functions, iterators and async methods.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Threading.Tasks;

public static class Program
{
    static void Release(this int[] items) => ArrayPool<int>.Shared.Return(items);

    static int Looped(int n)
    {
        var sum = 0;
        while (n > 0)
        {
            var buffer = ArrayPool<int>.Shared.Rent(n);
            try
            {
                if (n-- == 2)
                    continue;
                buffer[0] = n;
                sum += buffer[0];
            }
            finally
            {
                ArrayPool<int>.Shared.Return(buffer);
            }
        }

        return sum;
    }

    static int Handled(int n)
    {
        var buffer = ArrayPool<int>.Shared.Rent(3);
        try
        {
            buffer[0] = 6 / n;
        }
        catch (DivideByZeroException)
        {
            ArrayPool<int>.Shared.Return(buffer);
            return -1;
        }

        var first = buffer[0];
        ArrayPool<int>.Shared.Return(buffer);
        return first;
    }

    static async Task<int> Shared(int n)
    {
        var buffer = ArrayPool<int>.Shared.Rent(3);
        buffer[0] = n;
        var task = Task.Run(() => buffer[0] + 1);
        var result = await task;
        ArrayPool<int>.Shared.Return(buffer);
        return result;
    }

    static int[]? Tried(int n)
    {
        var buffer = ArrayPool<int>.Shared.Rent(3);
        try
        {
            buffer[0] = 6 / n;
            return buffer;
        }
        catch (DivideByZeroException)
        {
            ArrayPool<int>.Shared.Return(buffer);
            return null;
        }
    }

    static int ByExtension(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        a[0] = n;
        if (n > 3)
        {
            a.Release();
            return 1;
        }

        var first = a[0];
        ArrayPool<int>.Shared.Return(a);
        return first;
    }

    static int ByFunction(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        a[0] = n;
        return Done(a[0]);

        int Done(int result)
        {
            ArrayPool<int>.Shared.Return(a);
            return result;
        }
    }

    static IEnumerable<int> Yielding(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        try
        {
            a[0] = n;
            yield return a[0];
            if (n > 3)
                yield break;
            yield return a[0] + 1;
        }
        finally
        {
            ArrayPool<int>.Shared.Return(a);
        }
    }

    static bool ByOut(int n, out int[]? items)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        a[0] = n;
        if (a[0] > 3)
        {
            items = a;
            return true;
        }

        ArrayPool<int>.Shared.Return(a);
        items = null;
        return false;
    }

    static ReadOnlyMemory<int> ByMemory(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        a[0] = n;
        return a.AsMemory(0, n);
    }

    static int Coalesced(int n, int[]? given)
    {
        int[]? rented = null;
        var a = given ?? (rented = ArrayPool<int>.Shared.Rent(n));
        a[0] = n;
        var first = a[0];
        if (rented != null)
            ArrayPool<int>.Shared.Return(rented);
        return first;
    }

    static int Stacked(int n)
    {
        var rented = n > 4 ? ArrayPool<int>.Shared.Rent(n) : null;
        Span<int> a = rented ?? stackalloc int[4];
        a[0] = n;
        n = a[0];
        if (rented is not null)
            ArrayPool<int>.Shared.Return(rented);
        return n;
    }

    static int WhileTrue(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n + 1);
        a[0] = n;
        while (true)
        {
            if (a[0]-- <= 0)
            {
                ArrayPool<int>.Shared.Return(a);
                return n;
            }
        }
    }

    static int Unlocked(int n, object gate)
    {
        var a = ArrayPool<int>.Shared.Rent(n + 1);
        lock (gate)
        {
            a[0] = n;
            n = a[0];
            ArrayPool<int>.Shared.Return(a);
        }

        return n;
    }

    static int Discarded(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n + 1);
        for (var i = 0; i < n; i++)
            a[i] = i;
        var sum = 0;
        for (var i = 0; i < a.Length && i < n; i++)
            sum += a[i];
        ArrayPool<int>.Shared.Return(a);
        return sum;
    }

    static int Filled(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n + 1);
        new Random(3).NextBytes(new byte[2]);
        Array.Clear(a);
        a.AsSpan().Fill(2);
        Array.Fill(a, n);
        a.Initialize();
        var sum = a[0];
        ArrayPool<int>.Shared.Return(a);
        return sum;
    }

    static int ByReference(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        ref var first = ref MemoryMarshal.GetArrayDataReference(a);
        first = n;
        ArgumentNullException.ThrowIfNull(a);
        GC.KeepAlive(a);
        var ints = MemoryMarshal.AsBytes<int>(a);
        n = a[0] + ints[0] + string.Create(1, a, (span, state) => span[0] = (char)(state[0] + 65)).Length;
        ArrayPool<int>.Shared.Return(a);
        return n;
    }

    static int Parallelly(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n);
        Parallel.For(0, n, i => a[i] = i);
        Task.Run(() => a[0] = 7).Wait();
        var first = a[0];
        ArrayPool<int>.Shared.Return(a);
        return first;
    }

    static int ThrownBefore(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n + 1);
        try
        {
            a[0] = 10 / n;
        }
        catch (DivideByZeroException)
        {
            ArrayPool<int>.Shared.Return(a);
            throw;
        }

        var first = a[0];
        ArrayPool<int>.Shared.Return(a);
        return first;
    }

    static int Filtered(int n)
    {
        var a = ArrayPool<int>.Shared.Rent(n + 1);
        var isDone = false;
        try
        {
            a[0] = 10 / n;
            isDone = true;
            return a[0];
        }
        catch (DivideByZeroException) when (!isDone)
        {
            return -1;
        }
        finally
        {
            ArrayPool<int>.Shared.Return(a);
        }
    }

    static void Main()
    {
        Console.WriteLine(Looped(4) + Handled(0) + Handled(2) + Shared(3).Result);
        Console.WriteLine(Tried(3)![0] + (Tried(0) == null ? 1 : 0) + ByExtension(5) + ByExtension(2) + ByFunction(3));
        Console.WriteLine(string.Join(",", Yielding(5)) + ByOut(3, out _) + ByMemory(3).Length + Coalesced(3, null) + Stacked(9));
        Console.WriteLine(WhileTrue(3) + Unlocked(3, new object()) + Discarded(3) + Filled(3) + ByReference(2) + Parallelly(3) + ThrownBefore(2) + Filtered(0));
    }
}
