// title: foreach over the 100 lines of a file
// rule: ALLOC605
// bytes: 14648
// message: the array grows with the file
// il: elsewhere: the framework makes the array
// fix: ALLOC605.OneByOne
// safety: unsafe
// difference: the file stays open
// shows: "a"
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

    static int Probe()
    {
        var sum = 0;
        foreach (var line in [|File.ReadAllLines(s_path)|])
            sum += line.Length;
        return sum;
    }

    static int Behave(string text)
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, "1\n2\n3\n");
        var count = 0;
        try
        {
            foreach (var line in [|File.ReadAllLines(path)|])
            {
                using var stream = new FileStream(path, FileMode.Open, FileAccess.ReadWrite, FileShare.None);
                count += text.Length;
            }

            return count;
        }
        finally
        {
            File.Delete(path);
        }
    }
}
