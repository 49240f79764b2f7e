// refuses: ALLOC107
// What the encoding is given is a parameter of the primary constructor that nothing else reads.
using System;
using System.Text;

sealed class Coder(bool mark)
{
    public int Length(string text) => new UTF8Encoding(mark).GetByteCount(text);
}

static class Program
{
    static void Main() => Console.WriteLine(new Coder(true).Length("ä"));
}
