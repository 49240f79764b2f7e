// title: `Path.GetExtension(path) == ".txt"`
// rule: ALLOC301
// bytes: 32
// message: a step may return the string that it was given, so no number is named
// fix: ALLOC301.Span
// safety: safe
// after: 0
using System.IO;

static class Case
{
    static bool Probe(string path = "some/file.txt") => path is not null && [|Path.GetExtension(path)|] == ".txt";

    static string Behave(string path)
    {
        if (path is null)
            return "";
        return ([|Path.GetExtension(path)|] == ".a") + "," + [|Path.GetFileName(path)|].Length + "," + [|Path.GetFileNameWithoutExtension(path)|].IndexOf('a');
    }
}
