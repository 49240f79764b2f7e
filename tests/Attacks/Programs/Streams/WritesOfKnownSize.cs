// fixes: ALLOC507
// A stream whose writes have a known size, with data that is empty, long or null.
using System;
using System.IO;

static class Program
{
    static readonly byte[] Header = { 1, 2 };

    static byte[] Frame(byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(Header);
        stream.Write(body);
        return stream.ToArray();
    }

    static byte[] Two(byte[] a, byte[] b)
    {
        var stream = new MemoryStream();
        stream.Write(a, 0, a.Length);
        stream.WriteByte(7);
        stream.Write(b, 0, b.Length);
        return stream.ToArray();
    }

    static string Try(Func<byte[]> action)
    {
        try { return Convert.ToHexString(action()); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static void Main()
    {
        Console.WriteLine(Try(() => Frame(new byte[] { 9 })) + Try(() => Frame(null)) + Frame(new byte[5000]).Length + Try(() => Frame(new byte[0])));
        Console.WriteLine(Try(() => Two(new byte[] { 9 }, new byte[] { 8 })) + Try(() => Two(null, new byte[1])) + Try(() => Two(new byte[1], null)));
    }
}
