// title: two elements of `reader.ReadBytes(4)`
// rule: ALLOC505
// bytes: 32
// il: elsewhere: ReadBytes makes the array
static class Case
{
    static readonly BinaryReader s_reader = new(new MemoryStream(new byte[100]));

    static int Probe()
    {
        s_reader.BaseStream.Position = 0;
        var bytes = [|s_reader.ReadBytes(4)|];
        return bytes[0] << 8 | bytes[1];
    }
}
