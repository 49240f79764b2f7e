// title: `foreach` over `text.ToCharArray()`
// rule: ALLOC505
// bytes: 40
// message: the length of a copy is not computed
// fix: ALLOC505.PassSequence
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = "12345678")
    {
        var sum = 0;
        foreach (var c in [|text.ToCharArray()|])
            sum += c;
        return sum;
    }

    static int Behave(string text)
    {
        var sum = 0;
        foreach (var c in [|text.ToCharArray()|])
            sum = sum * 31 + c;
        return sum;
    }
}
