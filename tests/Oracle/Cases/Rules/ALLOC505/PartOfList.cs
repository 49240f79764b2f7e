// title: `BitConverter.ToInt32(list.GetRange(i, 4).ToArray(), 0)`
// rule: ALLOC505
// bytes: 96
// user: net10 64/96 | 96
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: unsafe
// difference: a part outside the list throws another exception
// shows: new List<byte> { 1, 2, 3 }, (byte)1
// except: list is null || (start & 7) > list.Count - 4
// after: 0
static class Case
{
    static List<byte> s_list = [1, 2, 3, 4, 5, 6, 7, 8];

    static int Probe(int start = 4) => BitConverter.ToInt32([|s_list.GetRange(start, 4).ToArray()|], 0);

    static int Behave(List<byte> list, byte start) => BitConverter.ToInt32([|list.GetRange(start & 7, 4).ToArray()|], 0);
}
