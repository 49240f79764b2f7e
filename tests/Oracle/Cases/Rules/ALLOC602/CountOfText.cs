// title: `text.Count(c => c == 'l')` of a string
// rule: ALLOC602
// bytes: 32
// user: net10 0/32 | 32
// il: elsewhere: the operator asks for an enumerator
// fix: ALLOC602.Loop
// safety: safe
// after: 0
static class Case
{
    static readonly string Text = "hello";

    static int Probe()
    {
        var text = Text;
        if (text is null)
            return 0;
        return [|text.Count(c => c == 'l')|];
    }

    static string Behave(string text, char c)
    {
        if (text is null)
            return "none";
        var first = [|text.FirstOrDefault(x => x > c)|];
        return first + "/" + [|text.Count(x => x == c)|];
    }
}
