// title: `bytes[index] = Next()` in an encoded text
// rule: ALLOC306
// bytes: 32
// message: the length of the text is not known
// fix: ALLOC306.Scratch
// safety: unsafe
// difference: an index outside the array is noticed before the value is computed
// shows: "abc", 3
// except: text is not null && (index < 0 || index >= Encoding.UTF8.GetByteCount(text))
// after: 0
static class Case
{
    static int s_calls;

    static int Probe(string text = "abc", int index = 1)
    {
        var bytes = [|Encoding.UTF8.GetBytes(text)|];
        bytes[index] = Next();
        return bytes[0];
    }

    static int Behave(string text, int index)
    {
        s_calls = 0;
        try
        {
            var bytes = [|Encoding.UTF8.GetBytes(text)|];
            bytes[index] = Next();
            return bytes[index];
        }
        catch (IndexOutOfRangeException)
        {
            return -s_calls;
        }
    }

    static byte Next() => (byte)++s_calls;
}
