// title: int.Parse of a text in a dictionary
// rule: ALLOC901
// bytes: 0
// il: elsewhere: the finding is about time
static class Case
{
    static readonly Dictionary<string, string> Texts = new() { ["a"] = "8080" };

    static int Probe(string key = "a") => int.[|Parse(Texts[key])|];
}
