// refuses: ALLOC107
// What the encoding is given is read nowhere else: a field or a parameter of the primary constructor would be unused.
using System;
using System.Text;

sealed class Coder
{
    private bool _mark = true;

    public int Length(string text) => new UTF8Encoding(_mark).GetByteCount(text);
}

sealed class OtherCoder(bool mark)
{
    public int Length(string text) => new UTF8Encoding(mark).GetByteCount(text);
}

static class Program
{
    static void Main() => Console.WriteLine(new Coder().Length("ä") + new OtherCoder(true).Length("ä"));
}
