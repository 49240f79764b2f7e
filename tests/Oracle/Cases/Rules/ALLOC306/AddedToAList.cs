// title: `list.AddRange(Encoding.UTF8.GetBytes(text))` of a list that has room
// rule: ALLOC306
// bytes: 40
// fix: ALLOC306.Scratch
// safety: safe
// nulls: annotations
// after: 0
#nullable enable
using System.Text;

static class Case
{
    private static readonly List<byte> List = new(64);

    static void Probe(string text = "0123456789")
    {
        List.Clear();
        List.AddRange([|Encoding.UTF8.GetBytes(text)|]);
    }

    static string Behave(string text, string other)
    {
        var list = new List<byte> { 1, 2 };
        list.AddRange([|Encoding.UTF8.GetBytes(text)|]);
        list.InsertRange(1, [|Encoding.UTF8.GetBytes(other)|]);
        return string.Join(",", list) + ":" + list.Capacity;
    }
}
