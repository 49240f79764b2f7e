// title: the same, kept as bytes
// rule: none: what is looked up is decoded already
// bytes: 0
// il: none
static class Case
{
    static readonly Dictionary<string, byte[]> Decoded = new() { ["a"] = [1, 2, 3, 4, 5, 6, 7, 8] };

    static byte[] Probe(string key = "a") => Decoded[key];
}
