// title: a dictionary of three characters that is asked for one
// rule: ALLOC606
// bytes: 0
// message: the table is made once
// il: elsewhere: the table is made where its class begins
// fix: ALLOC606.Switch
// safety: safe
// after: 0
static class Case
{
    private static readonly Dictionary<char, string> [|s_names|] = new() { ['a'] = "one", ['b'] = "two", [' '] = null };

    static int Probe(char key = 'b') => s_names.TryGetValue(key, out var name) ? name.Length : 0;

    static string Behave(string text, int at) => s_names.TryGetValue(text[at], out var name) ? name : "none";

    static string BehaveElement(string text) => s_names[text[0]] + s_names.ContainsKey(text[1]);
}
