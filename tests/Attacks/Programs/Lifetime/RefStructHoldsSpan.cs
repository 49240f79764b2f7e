// silent: ALLOC104, ALLOC501, ALLOC502
// Fields, constructors, methods and out arguments of a ref struct carry the span out of the iteration.
using System;

ref struct Holder
{
    private Span<char> _text;
    public Holder(Span<char> text) => _text = text;
    public Span<char> All => _text;
    public void Set(Span<char> text) => _text = text;
    public void Give(out ReadOnlySpan<char> text) => text = _text;
}

static class Program
{
    static void Main()
    {
        string[] words = { "delta", "alpha", "charlie", "bravo" };

        var kept = new Holder();
        var made = new Holder();
        ReadOnlySpan<char> given = default;
        foreach (var word in words)
        {
            var buf = new char[16];
            word.AsSpan().CopyTo(buf);
            var inner = new Holder(buf.AsSpan(0, 3));
            if (given.IsEmpty)
            {
                kept.Set(buf);
                made = inner;
                inner.Give(out given);
            }

            Console.WriteLine(inner.All.ToString());
        }

        Console.WriteLine(kept.All.Slice(0, 4).ToString() + made.All.ToString() + given.ToString());
    }
}
