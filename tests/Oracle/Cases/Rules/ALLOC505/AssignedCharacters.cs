// title: a local that is given `text.ToCharArray()` after its declaration
// rule: ALLOC505
// bytes: 40
// message: the length of a copy is not computed
// fix: ALLOC505.PassSequence
// safety: safe
// nulls: annotations
// after: 0
static class Case
{
    static string s_text = "abcdef";

    static int Probe()
    {
        char[] chars;
        chars = [|s_text.ToCharArray()|];
        var sum = 0;
        foreach (var c in chars)
            sum += c;
        return sum;
    }

    static int Behave(string text)
    {
        char[] chars;
        chars = [|text.ToCharArray()|];
        return chars.Length == 0 ? 0 : chars[0] + chars.Length;
    }
}
