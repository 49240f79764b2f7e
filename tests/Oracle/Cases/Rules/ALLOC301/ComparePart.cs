// title: `text.Substring(start, 2) == "ab"` without spans
// rule: ALLOC301
// bytes: 32
// target: netstandard2.0
// fix: ALLOC301.ComparePart
// safety: unsafe
// difference: a text that is null or too short differs instead of throwing
// shows: "a", 0
// except: text == null || start < 0 || start > text.Length - 2
// after: 0
static class Case
{
    static bool Probe(string text = "xab", int start = 1) => [|text.Substring(start, 2)|] == "ab";

    static bool Behave(string text, byte start) => [|text.Substring(start, 2)|] == "aa";

    static bool BehaveNot(string text, byte start) => "\u0130i" != [|text.Substring(start, 2)|];
}
