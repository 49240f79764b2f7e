// title: a `return` before the `Return` of a rented array
// rule: ALLOC503
// bytes: 152
// il: elsewhere: the rule is about correctness
// message: the rule is about correctness, and only an array that the pool never gets back costs memory
// fix: ALLOC503.Finally
// safety: unsafe
// difference: exceptions return the array as well
// shows: 45
// except: length > 40 && length <= 50
// after: 0
using System.Buffers;

static class Case
{
    static ArrayPool<byte> s_pool = ArrayPool<byte>.Create();

    static int Probe(int length = 100)
    {
        var bytes = s_pool.Rent(length);
        bytes[0] = 1;
        if (length > 50)
            [|return length;|]
        s_pool.Return(bytes);
        return 0;
    }

    static string Behave(short length)
    {
        var pool = ArrayPool<byte>.Create();
        var value = 0;
        try
        {
            value = Read(pool, length);
        }
        catch (InvalidOperationException)
        {
        }

        // Whoever rents next gets the array that came back.
        return value + " " + (length is > 40 and <= 50 && pool.Rent(length)[0] == 1);
    }

    static int Read(ArrayPool<byte> pool, short length)
    {
        var bytes = pool.Rent(length);
        bytes[0] = 1;
        if (length > 50)
            [|return bytes[0] + length;|]
        if (length > 40)
            throw new InvalidOperationException();
        pool.Return(bytes);
        return 0;
    }
}
