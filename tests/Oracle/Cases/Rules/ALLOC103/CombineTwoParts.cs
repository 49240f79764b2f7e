// title: `Path.Combine(new[] { a, b })`
// rule: ALLOC103
// bytes: 96
// message: the text takes the rest
// fix: ALLOC103.items
// safety: safe
// after: 56
using System.IO;

static class Case
{
    static string Probe(string a = "folder", string b = "file.txt") => Path.Combine([|new[] { a, b }|]);

    static string Behave(string a, string b, string c) =>
        Path.Combine([|new[] { a, b }|]) + Path.Combine([|new string[] { c, a, b }|]) + Path.Combine([|new[] { a, "b", c, b }|]);
}
