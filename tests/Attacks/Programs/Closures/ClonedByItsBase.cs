// refuses: ALLOC104
// A class of the framework clones the object with its fields, and so with the delegate of the other.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

sealed class CaesarEncoding : Encoding
{
    public int Shift { get; set; }

    private byte Move(char c) => (byte)(c + Shift);

    public override int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex)
    {
        var part = new List<char>(chars).GetRange(charIndex, charCount);
        foreach (var b in part.ConvertAll(Move))
            bytes[byteIndex++] = b;
        return charCount;
    }

    public override int GetByteCount(char[] chars, int index, int count) => count;
    public override int GetCharCount(byte[] bytes, int index, int count) => count;
    public override int GetMaxByteCount(int charCount) => charCount;
    public override int GetMaxCharCount(int byteCount) => byteCount;

    public override int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex)
    {
        for (var i = 0; i < byteCount; i++)
            chars[charIndex + i] = (char)(bytes[byteIndex + i] - Shift);
        return byteCount;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            var one = new CaesarEncoding { Shift = 1 };
            var text = Convert.ToHexString(one.GetBytes("abc"));
            var other = (CaesarEncoding)one.Clone();
            other.Shift = 2;
            Console.WriteLine(text + " " + Convert.ToHexString(other.GetBytes("abc")));
        }
    }
}
