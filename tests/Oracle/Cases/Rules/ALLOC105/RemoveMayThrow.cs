// title: `text.Substring(0, length);`
// rule: ALLOC105
// bytes: 32
// message: the message tells of the bug, not of bytes
// fix: ALLOC105.remove
// safety: unsafe
// difference: exceptions of 'Substring' are lost
// shows: "abc", 4
// except: text is null || length < 0 || length > text.Length
// after: 0
static class Case
{
    static int Probe(string text = "abc", int length = 2)
    {
        text.[|Substring(0, length)|];
        return length;
    }

    static string Behave(string text, int length)
    {
        text.[|Substring(0, length)|];
        return text;
    }
}
