// title: `BitConverter.GetBytes(number)`, reversed and written
// rule: ALLOC506
// bytes: 32
// fix: ALLOC506
// safety: safe
// after: 0
static class Case
{
    static MemoryStream s_stream = new(1024);

    static long Probe(int number = 300)
    {
        s_stream.Position = 0;
        var bytes = [|BitConverter.GetBytes(number)|];
        if (BitConverter.IsLittleEndian)
            Array.Reverse(bytes);
        s_stream.Write(bytes, 0, bytes.Length);
        return s_stream.Position;
    }

    static string Behave(long number, short small, double fraction, float single, char character, bool isSet, Guid id)
    {
        var stream = new MemoryStream();
        var bytes = [|BitConverter.GetBytes(number)|];
        if (BitConverter.IsLittleEndian)
            Array.Reverse(bytes);
        stream.Write(bytes, 0, bytes.Length);
        var others = [|BitConverter.GetBytes(small)|];
        others[1] ^= 1;
        stream.Write(others);
        var fractions = [|BitConverter.GetBytes(fraction)|];
        stream.WriteByte(fractions[7]);
        var singles = [|BitConverter.GetBytes(single)|];
        foreach (var b in singles)
            stream.WriteByte(b);
        var flags = [|BitConverter.GetBytes(isSet)|];
        stream.WriteByte(flags[0]);
        var characters = [|BitConverter.GetBytes(character)|];
        stream.Write(characters, 0, 2);
        var ids = [|id.ToByteArray()|];
        Array.Reverse(ids);
        return Convert.ToHexString(stream.GetBuffer(), 0, (int)stream.Length) + Convert.ToHexString(ids);
    }

    static List<int> BehaveInLoop(int[] numbers)
    {
        var result = new List<int>(16);
        foreach (var number in numbers)
        {
            var bytes = [|BitConverter.GetBytes(number)|];
            Array.Reverse(bytes);
            result.Add(bytes[0] + bytes[3]);
        }

        return result;
    }
}
