// title: `Encoding.UTF8.GetCharCount(segment.ToArray())`
// rule: ALLOC505
// bytes: 32
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: unsafe
// difference: a default segment is treated as empty
// shows: new byte[4], true
// except: isDefault
// after: 0
static class Case
{
    static ArraySegment<byte> s_segment = new(new byte[16], 2, 4);

    static int Probe() => Encoding.UTF8.GetCharCount([|s_segment.ToArray()|]);

    static string Behave(byte[] data, bool isDefault)
    {
        var segment = isDefault ? default : new ArraySegment<byte>(data);
        return Encoding.UTF8.GetString([|segment.ToArray()|]);
    }
}
