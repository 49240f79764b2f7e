// title: a dictionary of two bytes whose values are objects
// rule: ALLOC606
// bytes: 0
// message: the table is made once
// il: elsewhere: the table is made where its class begins
// fix: ALLOC606.Frozen
// safety: safe
// after: 0
static class Case
{
    private static readonly Dictionary<byte, Version> [|s_versions|] = new() { [1] = new Version(1, 2), [4] = new Version(4, 0) };

    static int Probe(byte key = 4) => s_versions.TryGetValue(key, out var version) ? version.Major : 0;

    static int Behave(int key) => s_versions.TryGetValue((byte)key, out var version) ? version.Minor : s_versions[(byte)(key + 1)].Major;
}
