// title: `text.Trim();` whose result was meant for the text
// rule: ALLOC105
// bytes: 32
// message: the message tells of the bug, not of bytes
// fix: ALLOC105.assign
// safety: unsafe
// difference: 'text' gets the new value
// shows: " a"
// except: text is not null && text != text.Trim()
// after: 32
static class Case
{
    static int Probe(string text = " abc")
    {
        text.[|Trim()|];
        return text.Length;
    }

    static string Behave(string text)
    {
        text.[|Trim()|];
        return text;
    }
}
