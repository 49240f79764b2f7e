// refuses: ALLOC107
// What an encoding is made with is read nowhere else: without it, the compiler warns of a field and of a parameter that nothing reads.
using System;
using System.Text;
sealed class Writer
{
    private readonly bool _mark = true;
    public string Hex(string text) => Convert.ToHexString(new UTF8Encoding(_mark).GetBytes(text));
}
sealed class Other(bool mark)
{
    public string Hex(string text) => Convert.ToHexString(new UTF8Encoding(mark).GetBytes(text));
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(new Writer().Hex("a" + i) + new Other(i == 0).Hex("a" + i));
    }
}
