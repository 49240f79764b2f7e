// title: Convert.FromBase64String of a text in a dictionary
// rule: ALLOC901
// bytes: 32
// message: how long the texts are is not known, so no number is named
static class Case
{
    static readonly Dictionary<string, string> Texts = new() { ["a"] = "AQIDBAUGBwg=" };

    static byte[] Probe(string key = "a") => Convert.[|FromBase64String(Texts[key])|];
}
