// title: `new FileInfo(path).Exists`
// rule: ALLOC107
// bytes: 192
// message: what a file object holds is not known
// fix: ALLOC107.Given
// safety: unsafe
// difference: no exception
// shows: null
// except: string.IsNullOrEmpty(path) || path.Contains('\0')
static class Case
{
    static bool Probe(string path = "/none/none") => [|new FileInfo(path)|].Exists;

    static bool Behave(string path) => [|new FileInfo(path)|].Exists;
}
