// title: a file of 80 lines that a reader reads
// rule: none: no text is made of the whole file
// bytes: 7632
// il: elsewhere: the reader makes its buffers
static class Case
{
    static string s_path = Make();

    static string Make()
    {
        var path = Path.GetTempFileName();
        AppDomain.CurrentDomain.ProcessExit += (_, _) => File.Delete(path);
        File.WriteAllText(path, "<a>" + new string('a', 80).Replace("a", "some line\n") + "</a>");
        return path;
    }

    static int Probe()
    {
        using var reader = File.OpenText(s_path);
        return reader.Peek();
    }
}
