// title: `var e = text.GetEnumerator(); while (e.MoveNext())`
// rule: ALLOC601
// bytes: 32
// jit: net9 0/32, net10 0/32
// il: elsewhere: the finding is at what is enumerated
// certainty: the project references .NET 8, whose JIT removes none
static class Case
{
    static int Probe(string text = "abc")
    {
        var sum = 0;
        var e = [|text|].GetEnumerator();
        while (e.MoveNext())
            sum += e.Current;
        return sum;
    }
}
