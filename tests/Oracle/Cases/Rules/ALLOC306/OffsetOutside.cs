// title: `BitConverter.ToInt32(bytes, offset)` of an encoded text
// rule: ALLOC306
// bytes: 48
// message: the length of the text is not known
// fix: ALLOC306.Scratch
// safety: unsafe
// difference: an offset or count outside
// shows: "abc", 1
// except: text is not null && (offset < 0 || offset > Encoding.UTF8.GetByteCount(text) - 4)
// after: 0
static class Case
{
    static int Probe(string text = "abcdefghijklmnopqrst", int offset = 3)
    {
        var bytes = [|Encoding.UTF8.GetBytes(text)|];
        return BitConverter.ToInt32(bytes, offset);
    }

    static int Behave(string text, int offset)
    {
        var bytes = [|Encoding.UTF8.GetBytes(text)|];
        return BitConverter.ToInt32(bytes, offset);
    }
}
