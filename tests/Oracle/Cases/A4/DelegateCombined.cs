// title: += on delegates
// row: += and -= on delegates and field-like events
// rule: none: delegates are for a later rule
// bytes: 104
// note: the new delegate takes 64 bytes, the list of what it calls 40
static class Case
{
    static Action s_first = static () => { };
    static Action s_second = static () => { };

    static Action Probe()
    {
        var both = s_first;
        both += s_second;
        return both;
    }
}
