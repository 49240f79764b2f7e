// title: the lines of a file that are passed on
// rule: none: the array is needed
// bytes: 14648
// il: elsewhere: nothing is reported
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

    static int Probe() => Take(File.ReadAllLines(s_path));

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Take(string[] lines) => lines.Length;
}
