// title: `new Guid(reader.ReadBytes(16))`
// rule: ALLOC505
// bytes: 40
// il: elsewhere: the reader makes the array
static class Case
{
    static BinaryReader s_reader = new(new MemoryStream(new byte[100]));

    static Guid Probe()
    {
        s_reader.BaseStream.Position = 0;
        return new Guid([|s_reader.ReadBytes(16)|]);
    }
}
