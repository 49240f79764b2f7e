// title: `random.NextBytes(bytes)` of any `Random`
// rule: ALLOC501
// bytes: 40
// fix: ALLOC501
// safety: unsafe
// difference: a derived class may treat the overloads of 'NextBytes' differently
// shows: 1, true
// except: differs
// after: 0
sealed class Sevens() : Random(1)
{
    public override void NextBytes(byte[] buffer) => Array.Fill(buffer, (byte)7);
}

static class Case
{
    static Random s_random = new(1);

    static int Probe() => First(s_random);

    static int First(Random random)
    {
        var bytes = [|new byte[16]|];
        random.NextBytes(bytes);
        return bytes[1];
    }

    static int Behave(int seed, bool differs)
    {
        var random = differs ? new Sevens() : new Random(seed);
        var bytes = [|new byte[16]|];
        random.NextBytes(bytes);
        return bytes[1] * 1000 + bytes[15];
    }
}
