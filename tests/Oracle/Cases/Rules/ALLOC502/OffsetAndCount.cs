// title: ten times `new byte[n]` for a call that takes offset and count, 1000 bytes
// rule: ALLOC502
// bytes: 10240
// message: the length is not known
// unflagged: what the call returns is needed
// fix: ALLOC502.Rent
// safety: unsafe
// difference: an offset or count outside the array may be accepted
// shows: (ushort)300, (ushort)301
// except: count > length
// after: 0
static class Case
{
    static readonly System.Security.Cryptography.HashAlgorithm s_hash = System.Security.Cryptography.SHA256.Create();

    static int Probe(ushort length = 1000)
    {
        var sum = 0;
        for (var i = 0; i < 10; i++)
        {
            if (i > 90)
                continue;
            var bytes = [|new byte[(int)length]|];
            bytes[i] = 7;
            sum += s_hash.TransformBlock(bytes, 0, length, null, 0);
        }

        return sum;
    }

    static List<string> Behave(ushort length, ushort count)
    {
        var result = new List<string>();
        for (var i = 0; i < 2; i++)
        {
            if (i > 90)
                continue;
            var bytes = [|new byte[(int)length]|];
            if (bytes.Length > 3)
                bytes[3] = (byte)i;
            result.Add(Convert.ToHexString(s_hash.ComputeHash(bytes, 0, count)) + bytes.Length);
        }

        return result;
    }
}
