// fixes: ALLOC501
// An encoding that overrides what has to be overridden alone, and a decoder that also overrides the form with a flush: the forms for spans call those.
using System;
using System.Text;

sealed class Shifting : Encoding
{
    public static int Calls;
    public override int GetByteCount(char[] chars, int index, int count) => count + Calls++ * 0;
    public override int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex)
    {
        for (var i = 0; i < charCount; i++) bytes[byteIndex + i] = (byte)(chars[charIndex + i] + 1);
        return charCount;
    }
    public override int GetCharCount(byte[] bytes, int index, int count) => count - 1;
    public override int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex)
    {
        for (var i = 0; i < byteCount - 1; i++) chars[charIndex + i] = (char)(bytes[byteIndex + i] - 1);
        return byteCount - 1;
    }
    public override int GetMaxByteCount(int charCount) => charCount;
    public override int GetMaxCharCount(int byteCount) => byteCount;
}

sealed class Flushing : Decoder
{
    public override int GetCharCount(byte[] bytes, int index, int count) => count;
    public override int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex) => chars[charIndex] = (char)bytes[byteIndex];
    public override int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex, bool flush) => flush ? -2 : -3;
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Count(new Shifting(), i) + Chars(new Shifting(), i) + Known(i) + Decoded(new Flushing(), i) + Shifting.Calls);
    }

    static int Count(Encoding encoding, int i) { var b = new byte[8]; b.AsSpan().Fill((byte)(65 + i)); return encoding.GetCharCount(b, 0, 4); }
    static string Chars(Encoding encoding, int i)
    {
        var b = new byte[8];
        for (var j = 0; j < 8; j++) b[j] = (byte)(66 + i + j);
        var c = new char[8];
        var n = encoding.GetChars(b, 0, 8, c, 0);
        return n + new string(c, 0, 7);
    }
    static string Known(int i) { var b = new byte[8]; b.AsSpan().Fill((byte)(65 + i)); return Encoding.UTF8.GetString(b, 0, 4); }
    static int Decoded(Decoder decoder, int i)
    {
        var b = new byte[8];
        b.AsSpan().Fill((byte)(65 + i));
        return decoder.GetChars(b, 0, 8, new char[8], 0, i > 0);
    }
}
