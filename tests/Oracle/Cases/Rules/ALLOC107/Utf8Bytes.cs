// title: `new UTF8Encoding().GetByteCount(text)`
// rule: ALLOC107
// bytes: 96
// message: the fields of an encoding are not known
// fix: ALLOC107.Kept
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = "abc") => [|new UTF8Encoding()|].GetByteCount(text);

    static byte[] Behave(string text) => [|new UTF8Encoding()|].GetBytes(text);
}
