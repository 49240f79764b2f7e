// refuses: ALLOC202
// The equality of a record asks its field, and the values have one of their own.
using System;
readonly struct Tag : IEquatable<Tag>
{
    public readonly string Text;
    public Tag(string text) => Text = text;
    public bool Equals(Tag other) => string.Equals(Text, other.Text, StringComparison.OrdinalIgnoreCase);
}
sealed record Item
{
    private object _tag = new Tag("");
    public Item(string t) { _tag = new Tag(t); }
    public void Set(string t) => _tag = new Tag(t);
    public string Get() => ((Tag)_tag).Text;
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            var a = new Item("x"); var b = new Item("X");
            a.Set("a"); b.Set("A");
            Console.WriteLine(a.Get() + b.Get() + (a == b));
        }
    }
}
