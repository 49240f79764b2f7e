// title: a record with a text and a number that is created twice and compared
// rule: ALLOC905
// bytes: 64
// message: it tells the bytes of one, and two are created
// il: elsewhere: the finding is at the declaration
// fix: ALLOC905.Struct
// safety: safe
// after: 0
record [|Entry|](string Name, int Number);

static class Case
{
    static bool Probe(int number = 2) => Same(new Entry("a", number), number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static bool Same(Entry entry, int number) => entry == Next("a", number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static Entry Next(string name, int number) => new(name, number + 1);

    static string Behave(string[] names)
    {
        List<string> log = [];
        foreach (var name in names)
        {
            var entry = new Entry(name, name.Length);
            var (text, length) = entry with { Number = 3 };
            log.Add(entry.ToString());
            log.Add(text);
            log.Add((length, entry == new Entry(names[0], 1), entry.Equals(entry with { Name = "b" })).ToString());
        }

        return string.Concat(log);
    }
}
