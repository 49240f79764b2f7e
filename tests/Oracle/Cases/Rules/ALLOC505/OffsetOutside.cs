// title: a copy of a span for `BitConverter.ToInt32(bytes, offset)`
// rule: ALLOC505
// bytes: 40
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: unsafe
// difference: an offset or count outside the copy may throw another exception
// shows: 14
// except: offset < 0 || offset > 12
// after: 0
static class Case
{
    static byte[] s_data = new byte[16];

    static int Probe(int offset = 3) => BitConverter.ToInt32([|s_data.AsSpan().ToArray()|], offset);

    static int Behave(int offset) => BitConverter.ToInt32([|s_data.AsSpan().ToArray()|], offset);
}
