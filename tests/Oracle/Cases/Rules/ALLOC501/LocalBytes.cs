// title: a small array that is filled and read in its own method
// rule: ALLOC501
// bytes: 32
// jit: net10 0/32
// fix: ALLOC501
// safety: safe
// after: 0
static class Case
{
    static uint Probe(int number = 300)
    {
        var bytes = [|new byte[4]|];
        for (var i = 0; i < 4; i++)
            bytes[3 - i] = (byte)(number >> i);
        return BitConverter.ToUInt32(bytes, 0);
    }

    static uint Behave(int number, int index)
    {
        var bytes = [|new byte[4]|];
        for (var i = 0; i < 4; i++)
            bytes[3 - i] = (byte)(number >> i);
        bytes[index]++;
        return BitConverter.ToUInt32(bytes, 0);
    }
}
