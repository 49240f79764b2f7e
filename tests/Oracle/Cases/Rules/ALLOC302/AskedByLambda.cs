// title: `text.Split(',').Count(part => part.Length > 3)`
// rule: ALLOC302
// bytes: 176, net9+ 144
// message: the number of the parts and their lengths are not known
static class Case
{
    static int Probe(string text = "abcd,efgh,ijkl") => [|text.Split(',')|].Count(part => part.Length > 3);
}
