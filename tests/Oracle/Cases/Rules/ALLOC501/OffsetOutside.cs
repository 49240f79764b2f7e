// title: a slice of the array with an offset from outside
// rule: ALLOC501
// bytes: 40
// fix: ALLOC501
// safety: unsafe
// difference: an offset or count outside the array may throw another exception
// shows: -14
// except: offset is < 0 or > 12
// after: 0
static class Case
{
    static MemoryStream s_stream = new(1024);

    static long Probe(int offset = 3)
    {
        s_stream.Position = 0;
        var bytes = [|new byte[16]|];
        s_stream.Write(bytes, offset, 4);
        return s_stream.Position;
    }

    static long Behave(int offset)
    {
        var stream = new MemoryStream();
        var bytes = [|new byte[16]|];
        stream.Write(bytes, offset, 4);
        return stream.Position;
    }
}
