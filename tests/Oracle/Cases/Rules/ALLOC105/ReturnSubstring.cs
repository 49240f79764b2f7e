// title: `text.Substring(0, 2);` whose result was meant to be returned
// rule: ALLOC105
// bytes: 32
// message: the message tells of the bug, not of bytes
// fix: ALLOC105.return
// safety: unsafe
// difference: the function ends here
// shows: "abc"
// except: text is not null && text.Length > 2
// after: 32
static class Case
{
    static string Probe(string text = "abc")
    {
        if (text.Length > 2)
            text.[|Substring(0, 2)|];

        return text;
    }

    static string Behave(string text)
    {
        if (text.Length > 2)
            text.[|Substring(0, 2)|];

        return text;
    }
}
