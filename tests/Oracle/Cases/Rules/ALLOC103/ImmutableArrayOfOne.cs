// title: `new[] { item }.ToImmutableArray()`
// rule: ALLOC103
// bytes: 64
// unflagged: the array of the result
// message: the message counts the array that is copied
// fix: ALLOC103.item
// safety: safe
// after: 32
using System.Collections.Immutable;

static class Case
{
    static int Probe(string item = "a") => [|new[] { item }|].ToImmutableArray().Length;

    static string Behave(string item, string other)
    {
        var all = [|new[] { item }|].ToImmutableArray().AddRange([|new[] { other }|]).InsertRange(1, [|new[] { other }|]);
        return all.Length + all[0] + all[1] + all[2];
    }

    static string BehaveOfSets(string item, string other)
    {
        var all = ImmutableHashSet.CreateRange([|new[] { item }|]).Union([|new[] { other }|]);
        return all.Count + " " + all.Except([|new[] { other }|]).Count + all.Contains(other);
    }
}
