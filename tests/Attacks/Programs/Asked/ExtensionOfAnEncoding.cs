// silent: ALLOC107
// language: 14
// A member of an extension block is called as one of the type, and another one for the base class does something else.
using System;
using System.Text;

static class Encodings
{
    extension(UTF8Encoding encoding)
    {
        public byte[] GetBytes(StringBuilder text) => encoding.GetBytes("utf8:" + text);
    }

    extension(Encoding encoding)
    {
        public byte[] GetBytes(StringBuilder text) => encoding.GetBytes(text.ToString());
    }
}

static class Program
{
    private static string Hex(StringBuilder text)
    {
        var encoding = new UTF8Encoding();
        return Convert.ToHexString(encoding.GetBytes(text));
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Hex(new StringBuilder("a" + i)));
    }
}
