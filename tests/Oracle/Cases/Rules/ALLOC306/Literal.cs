// title: `stream.Write(Encoding.UTF8.GetBytes("VALUE "))`
// rule: ALLOC306
// bytes: 32
// fix: ALLOC306.Utf8
// safety: safe
// after: 0
static class Case
{
    static readonly MemoryStream s_stream = new(1024);

    static void Probe()
    {
        s_stream.Position = 0;
        s_stream.Write([|Encoding.UTF8.GetBytes("VALUE ")|]);
    }

    static string Behave(string text, int count)
    {
        var hex = Convert.ToHexString([|Encoding.UTF8.GetBytes("\u00e9\u20ac$12\r\n")|]);
        return hex + Convert.ToBase64String([|Encoding.ASCII.GetBytes("OK")|]) + text + count;
    }
}
