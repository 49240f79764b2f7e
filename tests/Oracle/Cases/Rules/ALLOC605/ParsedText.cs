// title: the text of a file of 80 lines that becomes a reader again
// rule: ALLOC605
// bytes: 11064
// message: the text grows with the file
// il: elsewhere: the framework makes the text
// unflagged: the reader is needed
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

    static TextReader Probe() => new StringReader([|File.ReadAllText(s_path)|]);
}
