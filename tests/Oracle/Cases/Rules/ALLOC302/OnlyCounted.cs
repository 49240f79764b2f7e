// title: `text.Split(',').Length`
// rule: ALLOC302
// bytes: 144
// message: the number of the parts and their lengths are not known
static class Case
{
    static int Probe(string text = "abcd,efgh,ijkl") => [|text.Split(',')|].Length;
}
