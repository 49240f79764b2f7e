// title: `text.Split(',').Length` of a text that is not null
// rule: ALLOC302
// bytes: 144
// message: the number of the parts and their lengths are not known
// fix: ALLOC302.Count
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = "abcd,efgh,ijkl") => text is null ? 0 : [|text.Split(',')|].Length;

    static int Behave(string text) => text is null ? 0 : [|text.Split('a')|].Length;

    static int BehaveJoined(string[] items)
    {
        var text = string.Join("--", items ?? []);
        return text is null ? 0 : [|text.Split("--")|].Length * 2;
    }
}
