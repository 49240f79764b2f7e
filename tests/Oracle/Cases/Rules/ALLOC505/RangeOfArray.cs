// title: `Convert.ToHexString(bytes[2..10])`
// rule: ALLOC505
// bytes: 88
// unflagged: the text is what is wanted
// message: how long the part is has no number in it
// fix: ALLOC505.PassView
// safety: unsafe
// difference: null is treated as empty or throws another exception
// shows: null, 0
// except: bytes is null
// after: 56
static class Case
{
    static readonly byte[] s_bytes = new byte[32];

    static void Probe() => Sink.KeepObject(Convert.ToHexString([|s_bytes[2..10]|]));

    static string Behave(byte[] bytes, byte n)
    {
        try
        {
            return Convert.ToHexString([|bytes[n..]|]) + Convert.ToHexString([|bytes[..n]|]);
        }
        catch (ArgumentException failure)
        {
            return failure.GetType().Name;
        }
        catch (NullReferenceException failure)
        {
            return failure.GetType().Name;
        }
    }
}
