// title: `new Guid(data.Skip(i).Take(16).ToArray())`
// rule: ALLOC505
// bytes: 136
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: unsafe
// difference: a part that ends past the end throws instead of being shorter
// shows: new byte[] { 1, 2, 3 }, (byte)2, (byte)5
// except: data is null || (start & 7) + (count & 7) > data.Length
// after: 0
static class Case
{
    static byte[] s_data = new byte[100];

    static Guid Probe(int start = 4, int count = 16) => new Guid([|s_data.Skip(start).Take(count).ToArray()|]);

    static string Behave(byte[] data, byte start, byte count) => Convert.ToHexString([|data.Skip(start & 7).Take(count & 7).ToArray()|]);
}
