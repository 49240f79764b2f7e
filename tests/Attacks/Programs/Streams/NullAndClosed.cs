// Data that is null, a stream that is closed before its content is taken, a position in between.
// silent: ALLOC505
using System;
using System.IO;
using System.Text;

static class Program
{
    static string Try(Func<string> action)
    {
        try { return action(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static string Text(byte[] data, bool closes)
    {
        var stream = new MemoryStream();
        stream.WriteByte(65);
        stream.Write(data, 0, data.Length);
        if (closes) stream.Dispose();
        stream.Position = closes ? stream.Position : 1;
        return Encoding.UTF8.GetString(stream.ToArray());
    }

    static string Closed(byte[] data)
    {
        var stream = new MemoryStream();
        using (var writer = new StreamWriter(stream))
            writer.Write("text" + data.Length);
        return Encoding.UTF8.GetString(stream.ToArray()) + Convert.ToBase64String(stream.ToArray());
    }

    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine(Try(() => Text(new byte[] { 66, 67 }, false)) + Try(() => Text(new byte[] { 66 }, true)) + Try(() => Text(null, false)) + Try(() => Closed(new byte[3])) + Try(() => Closed(null)));
    }
}
