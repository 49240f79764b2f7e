// title: the number of the 100 lines of a file
// rule: ALLOC605
// bytes: 14648
// message: the array grows with the file
// il: elsewhere: the framework makes the array
// fix: ALLOC605.OneByOne
// safety: safe
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

    static int Probe() => [|File.ReadAllLines(s_path)|].Length;

    static int Behave(string text)
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, text);
        try
        {
            return [|File.ReadAllLines(path)|].Length;
        }
        finally
        {
            File.Delete(path);
        }
    }
}
