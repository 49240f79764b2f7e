// refuses: ALLOC501
// An encoding and a decoder that override forms for arrays which those for spans do not call.
using System;
using System.Text;

sealed class Marking : UTF8Encoding
{
    public override string GetString(byte[] bytes, int index, int count) => "part " + base.GetString(bytes, index, count);
    public override string GetString(byte[] bytes) => "all " + base.GetString(bytes);
    public override int GetCharCount(byte[] bytes) => 77;
}

sealed class Counting : Decoder
{
    public override int GetCharCount(byte[] bytes, int index, int count) => count;
    public override int GetCharCount(byte[] bytes, int index, int count, bool flush) => count + (flush ? 100 : 200);
    public override int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex) => byteCount;
}

static class Program
{
    static readonly Encoding Own = new Marking();

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Part(Own, i) + All(Own, i) + Count(Own, i) + OfField(i) + OfClass(new Marking(), i) + Decoded(new Counting(), i));
    }

    static string Part(Encoding encoding, int i) { var b = new byte[8]; b.AsSpan().Fill((byte)(65 + i)); return encoding.GetString(b, 0, 4); }
    static string All(Encoding encoding, int i) { var b = new byte[8]; b.AsSpan().Fill((byte)(65 + i)); return encoding.GetString(b); }
    static int Count(Encoding encoding, int i) { var b = new byte[8]; b.AsSpan().Fill((byte)(65 + i)); return encoding.GetCharCount(b); }
    static string OfField(int i) { var b = new byte[8]; b.AsSpan().Fill((byte)(65 + i)); return Own.GetString(b, 1, 2); }
    static string OfClass(UTF8Encoding encoding, int i) { var b = new byte[8]; b.AsSpan().Fill((byte)(65 + i)); return encoding.GetString(b, 1, 2); }
    static int Decoded(Decoder decoder, int i) { var b = new byte[8]; b.AsSpan().Fill((byte)(65 + i)); return decoder.GetCharCount(b, 0, 4, i > 0); }
}
