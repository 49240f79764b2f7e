// title: `text.Split(',').Length`
// rule: ALLOC302
// bytes: 144
// message: the number of the parts and their lengths are not known
// fix: ALLOC302.Count
// safety: unsafe
// difference: null is treated as empty
// shows: null
// except: text is null
// after: 0
static class Case
{
    static int Probe(string text = "abcd,efgh,ijkl") => [|text.Split(',')|].Length;

    static int Behave(string text) => [|text.Split('a')|].Length;

    static int BehaveWithText(string text) => 3 * [|text.Split("ab")|].Length;
}
