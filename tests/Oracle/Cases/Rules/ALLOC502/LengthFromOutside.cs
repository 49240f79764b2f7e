// title: ten times `new byte[n]`, 1000 bytes
// rule: ALLOC502
// bytes: 10240
// message: the length is not known
// fix: ALLOC502.Rent
// safety: unsafe
// difference: a negative length throws ArgumentOutOfRangeException
// shows: -1
// except: length < 0
// after: 0
static class Case
{
    static int Probe(int length = 1000)
    {
        var sum = 0;
        for (var i = 0; i < 10; i++)
        {
            if (i > 90)
                continue;
            var bytes = [|new byte[length]|];
            bytes[i] = 7;
            sum += bytes[length - 1] + bytes.Length;
        }

        return sum;
    }

    static Func<int, int> s_zero = static _ => 0;

    static List<int> Behave(short length)
    {
        var result = new List<int>();
        for (var i = 0; i < 3; i++)
        {
            if (i > 90)
                continue;
            var bytes = [|new byte[length + s_zero(length)]|];
            foreach (var b in bytes)
                result.Add(b);
            for (var j = 0; j < bytes.Length; j++)
                bytes[j] = 0xAA;
            if (bytes.Length > 0)
                result.Add(bytes[^1] + bytes.Length);
        }

        return result;
    }

    static List<string> BehaveStream(short length)
    {
        var result = new List<string>();
        var stream = new MemoryStream();
        for (var i = 0; i < 3; i++)
        {
            if (i > 90)
                continue;
            var bytes = [|new byte[length]|];
            if (bytes.Length > 5)
                bytes[5] = (byte)(i + 1);
            stream.Write(bytes, 0, bytes.Length);
            stream.Write(bytes);
            Array.Fill(bytes, (byte)0xAA);
            stream.Position = 1;
            var count = stream.Read(bytes, 0, bytes.Length);
            result.Add(count + Convert.ToHexString(bytes));
            if (count > 2000)
                break;
        }

        return result;
    }

    static string BehaveFailing(short length)
    {
        for (var i = 0; i < 3; i++)
        {
            if (i > 90)
                continue;
            var bytes = [|new byte[length]|];
            bytes[i * 2]++;
            if (bytes[0] + bytes[2] != (i <= 1 ? 1 : 0))
                return "dirty " + bytes[0] + bytes[2];
            if (length > 100)
                throw new InvalidOperationException();
            Array.Fill(bytes, (byte)0xAA);
        }

        return length.ToString();
    }
}
