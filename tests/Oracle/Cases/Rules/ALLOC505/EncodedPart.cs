// title: `Encoding.UTF8.GetBytes(text.ToCharArray(1, 3))`
// rule: ALLOC505
// bytes: 64
// message: the length of a copy is not computed
static class Case
{
    static byte[] Probe(string text = "abcde") => Encoding.UTF8.GetBytes([|text.ToCharArray(1, 3)|]);
}
