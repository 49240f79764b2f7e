// title: the text of a file of 80 lines that is split
// rule: ALLOC605
// bytes: 14872
// message: the text grows with the file
// il: elsewhere: the framework makes the text
// fix: ALLOC605.Lines
// safety: unsafe
// difference: none follows the last
// shows: "a"
static class Case
{
    static string s_path = Make();

    static string Make()
    {
        var path = Path.GetTempFileName();
        AppDomain.CurrentDomain.ProcessExit += (_, _) => File.Delete(path);
        File.WriteAllText(path, new string('a', 80).Replace("a", "some line\n"));
        return path;
    }

    static int Probe() => Take([|File.ReadAllText(s_path)|].Split('\n'));

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Take(string[] lines) => lines.Length;

    static string[] Behave(string text)
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, text + "\n");
        try
        {
            return [|File.ReadAllText(path)|].Split('\n');
        }
        finally
        {
            File.Delete(path);
        }
    }
}
