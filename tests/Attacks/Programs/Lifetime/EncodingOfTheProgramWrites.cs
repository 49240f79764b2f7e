// refuses: ALLOC505
// An encoding of the program changes the source while it decodes the copy.
using System;
using System.Text;

sealed class ChangingEncoding : Encoding
{
    private readonly byte[] _source;
    public ChangingEncoding(byte[] source) => _source = source;
    public override int GetByteCount(char[] chars, int index, int count) => count;
    public override int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex) => 0;
    public override int GetCharCount(byte[] bytes, int index, int count)
    {
        _source[0] = (byte)'z';
        return count;
    }

    public override int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex)
    {
        for (var i = 0; i < byteCount; i++)
            chars[charIndex + i] = (char)bytes[byteIndex + i];
        return byteCount;
    }

    public override int GetMaxByteCount(int charCount) => charCount;
    public override int GetMaxCharCount(int byteCount) => byteCount;
}

static class Program
{
    static string Decode(Encoding encoding, ReadOnlySpan<byte> bytes) => encoding.GetString(bytes.ToArray());

    static void Main()
    {
        var source = new byte[] { 65, 66, 67 };
        Console.WriteLine(Decode(new ChangingEncoding(source), source.AsSpan()));
        Console.WriteLine(source[0]);
    }
}
