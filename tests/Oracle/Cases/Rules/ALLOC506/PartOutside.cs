// title: `BitConverter.ToInt32(BitConverter.GetBytes(number), offset)`
// rule: ALLOC506
// bytes: 32
// user: net10 0/32 | 32
// certainty: with an offset that is not constant the profile decides whether the call is inlined
// fix: ALLOC506
// safety: unsafe
// difference: an offset or count outside the copy may throw another exception
// shows: 1, 6
// except: offset % 12 < 0 || offset % 12 > 4
// after: 0
static class Case
{
    static int Probe(long number = 300, int offset = 2)
    {
        return BitConverter.ToInt32([|BitConverter.GetBytes(number)|], offset);
    }

    static int Behave(long number, int offset)
    {
        return BitConverter.ToInt32([|BitConverter.GetBytes(number)|], offset % 12);
    }
}
