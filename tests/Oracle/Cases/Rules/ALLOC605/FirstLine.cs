// title: the first of the 100 lines of a file
// rule: ALLOC605
// bytes: 14648
// message: the array grows with the file
// il: elsewhere: the framework makes the array
// fix: ALLOC605.OneByOne
// safety: unsafe
// difference: another exception where there is none
// shows: ""
// except: text is null or ""
static class Case
{
    static string s_path = Make();

    static string Make()
    {
        var path = Path.GetTempFileName();
        AppDomain.CurrentDomain.ProcessExit += (_, _) => File.Delete(path);
        File.WriteAllText(path, new string('a', 100).Replace("a", "some line\n"));
        return path;
    }

    static string Probe() => [|File.ReadAllLines(s_path)|][0];

    static string Behave(string text)
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, text, Encoding.ASCII);
        try
        {
            return [|File.ReadAllLines(path)|][0];
        }
        finally
        {
            File.Delete(path);
        }
    }
}
