// title: `encoding.GetBytes(text, 0, text.Length, bytes, 0)` with a local array
// rule: ALLOC501
// bytes: 56
// unflagged: the encoding fills the array, and makes none
// fix: ALLOC501
// safety: unsafe
// difference: another argument that is null or out of range may be treated differently
// shows: null, 0, 0
// except: text is null || (start & 1) + (count & 1) > text.Length
// after: 0
static class Case
{
    static int Probe(string text = "12345678901234567890")
    {
        var bytes = [|new byte[32]|];
        var count = Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
        return count + bytes[3];
    }

    static int Behave(string text, int start, int count)
    {
        var bytes = [|new byte[32]|];
        var written = Encoding.UTF8.GetBytes(text, start & 1, count & 1, bytes, 0);
        return written + bytes[0];
    }
}
