// title: `Encoding.UTF8.GetBytes("\r\n")` in a local, written twice
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
        var end = [|Encoding.UTF8.GetBytes("\r\n")|];
        s_stream.Position = 0;
        s_stream.Write(end, 0, end.Length);
        s_stream.Write(end);
    }

    static string Behave(byte[] data, byte index)
    {
        byte[] all = [|Encoding.UTF8.GetBytes("\u00e9\u20ac$12\r\n")|];
        var sum = 0;
        foreach (var b in all)
            sum = sum * 31 + b;
        return data.AsSpan().SequenceEqual(all) + ":" + sum + all[index & 7] + Convert.ToHexString(all) + all.Length;
    }
}
