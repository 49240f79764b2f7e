// fixes: ALLOC107
// What an encoding is made with is read elsewhere too, or was written for the value that was given.
using System;
using System.Text;
sealed class Writer
{
    private readonly bool _mark = true;
    public bool Mark => _mark;
    public string Hex(string text) => Convert.ToHexString(new UTF8Encoding(_mark).GetBytes(text));
}
sealed class Given
{
    private readonly bool _mark;
    public Given(bool mark) => _mark = mark;
    public string Hex(string text) => Convert.ToHexString(new UTF8Encoding(_mark).GetBytes(text));
}
sealed class Other(bool mark)
{
    private readonly bool _mark = mark;
    public bool Mark => _mark;
    public string Hex(string text) => Convert.ToHexString(new UTF8Encoding(mark).GetBytes(text));
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(new Writer().Hex("a" + i) + new Given(i == 1).Hex("a" + i) + new Other(i == 0).Hex("a" + i));
            Console.WriteLine(new Writer().Mark || new Other(i == 0).Mark);
        }
    }
}
