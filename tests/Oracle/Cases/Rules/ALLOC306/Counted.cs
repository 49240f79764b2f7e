// title: `Encoding.UTF8.GetBytes(text).Length`, 20 characters
// rule: ALLOC306
// bytes: 48
// message: the length of the text is not known
// fix: ALLOC306.Count
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = "abcdefghijklmnopqrst") => [|Encoding.UTF8.GetBytes(text)|].Length;

    static int Behave(string text) => [|Encoding.UTF8.GetBytes(text)|].Length + [|Encoding.Unicode.GetBytes(text)|].Length + [|Encoding.Latin1.GetBytes(text)|].Length;

    static Encoding s_strict = new UTF8Encoding(false, throwOnInvalidBytes: true);

    static int BehaveStrict(char first, char second, string text)
    {
        var all = first + text + second;
        return [|s_strict.GetBytes(all)|].Length;
    }
}
