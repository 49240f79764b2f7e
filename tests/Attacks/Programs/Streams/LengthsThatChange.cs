// fixes: ALLOC507
// A stream is given its capacity before what its writes are of may have changed, failed or been made.
using System;
using System.Collections.Generic;
using System.IO;

sealed class Loud
{
    public static readonly byte[] Header = Make();

    static Loud() => Console.Write("[loud]");

    static byte[] Make()
    {
        Console.Write("[made]");
        return new byte[] { 1, 2 };
    }
}

sealed class Packet
{
    public byte[] Body = { 1 };
    public byte[] Counted => new byte[++Asked];
    public int Asked;
    public readonly byte[] Fixed = { 5, 6 };
}

static class Program
{
    static byte[] s_body = { 1, 2, 3 };

    static void Say(string text) => Console.Write(text);

    static void Change() => s_body = new byte[10_000];

    static byte[] ByStaticConstructor()
    {
        var stream = new MemoryStream();
        Say("<");
        stream.Write(Loud.Header);
        return stream.ToArray();
    }

    static byte[] ByCall()
    {
        var stream = new MemoryStream();
        stream.WriteByte(1);
        Change();
        stream.Write(s_body);
        return stream.ToArray();
    }

    static byte[] ByParameter(byte[] body)
    {
        var stream = new MemoryStream();
        stream.WriteByte(1);
        body = new byte[] { 3, 4, 5 };
        stream.Write(body);
        return stream.ToArray();
    }

    static byte[] ByReference(ref byte[] body, byte[] other)
    {
        var stream = new MemoryStream();
        stream.Write(other);
        body = null;
        stream.Write(other, 0, other.Length);
        return stream.ToArray();
    }

    static byte[] ByProperty(Packet packet)
    {
        var stream = new MemoryStream();
        stream.Write(packet.Counted);
        stream.Write(packet.Fixed);
        stream.Write(packet.Counted);
        return stream.ToArray();
    }

    static byte[] OfNull(Packet packet)
    {
        var stream = new MemoryStream();
        Say("a");
        stream.WriteByte(1);
        Say("b");
        stream.Write(packet.Fixed);
        return stream.ToArray();
    }

    static int Seen(byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(body);
        return stream.Capacity;
    }

    static int Given(byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(body);
        return stream.GetBuffer().Length;
    }

    static string Jumped(byte[] body)
    {
        var stream = new MemoryStream();
        stream.Write(body);
        stream.Position = 1;
        stream.Write(body);
        stream.SetLength(2);
        stream.Seek(20, SeekOrigin.End);
        stream.WriteByte(9);
        return Convert.ToHexString(stream.ToArray());
    }

    static string Caught(byte[] first, byte[] second)
    {
        var stream = new MemoryStream();
        try
        {
            stream.Write(first);
            stream.Write(second);
        }
        catch (Exception e)
        {
            Say(e.GetType().Name + stream.Length);
        }

        return Convert.ToHexString(stream.ToArray());
    }

    static byte[] InChecked(byte[] body, int count)
    {
        checked
        {
            var stream = new MemoryStream();
            stream.Write(body, 0, count);
            stream.Write(body, 0, body.Length);
            return stream.ToArray();
        }
    }

    static byte[] InSlices(byte[] body, int at)
    {
        var stream = new MemoryStream();
        stream.Write(body.AsSpan(at));
        stream.Write(body.AsSpan(at, 1));
        stream.Write(body.AsSpan());
        return stream.ToArray();
    }

    static byte[] OfElements(byte[][] parts, int i)
    {
        var stream = new MemoryStream();
        stream.Write(parts[i]);
        i++;
        stream.Write(parts[i]);
        return stream.ToArray();
    }

    static byte[] Closed(byte[] body)
    {
        var stream = new MemoryStream();
        Action grow = () => body = new byte[70];
        stream.WriteByte(1);
        grow();
        stream.Write(body);
        return stream.ToArray();
    }

    static IEnumerable<int> Lazy(Packet packet)
    {
        var stream = new MemoryStream();
        yield return 1;
        stream.Write(packet.Body);
        yield return (int)stream.Length;
    }

    static string Try(Func<object> action)
    {
        try
        {
            return action() switch { byte[] bytes => bytes.Length > 64 ? bytes.Length.ToString() : Convert.ToHexString(bytes), var other => other.ToString() };
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static void Main()
    {
        Console.WriteLine(Try(ByStaticConstructor));
        Console.WriteLine(Try(ByCall));
        Console.WriteLine(Try(() => ByParameter(null)) + Try(() => ByParameter(new byte[1])));
        var mine = new byte[] { 8 };
        Console.WriteLine(Try(() => ByReference(ref mine, new byte[] { 7 })) + (mine is null));
        mine = new byte[] { 8 };
        Console.WriteLine(Try(() => ByReference(ref mine, mine)) + (mine is null));
        var packet = new Packet();
        Console.WriteLine(Try(() => ByProperty(packet)) + packet.Asked);
        Console.WriteLine(Try(() => OfNull(null)));
        Console.WriteLine(Try(() => Seen(new byte[3])) + Try(() => Seen(new byte[300])) + Try(() => Given(new byte[3])));
        Console.WriteLine(Try(() => Jumped(new byte[] { 1, 2, 3 })));
        Console.WriteLine(Try(() => Caught(new byte[] { 1 }, null)) + Try(() => Caught(null, new byte[] { 1 })));
        Console.WriteLine(Try(() => InChecked(new byte[4], 2)) + Try(() => InChecked(new byte[4], -1)) + Try(() => InChecked(new byte[4], int.MaxValue)));
        Console.WriteLine(Try(() => InSlices(new byte[] { 1, 2, 3 }, 1)) + Try(() => InSlices(new byte[] { 1 }, 2)) + Try(() => InSlices(null, 0)));
        Console.WriteLine(Try(() => OfElements(new[] { new byte[] { 1 }, new byte[] { 2, 3 } }, 0)) + Try(() => OfElements(new[] { mine }, 0)));
        Console.WriteLine(Try(() => Closed(null)));
        var body = new Packet();
        foreach (var n in Lazy(body))
        {
            body.Body = new byte[9];
            Console.Write(n);
        }

        Console.WriteLine();
    }
}
