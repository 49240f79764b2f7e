// silent: ALLOC507
#nullable enable
using System;
using System.IO;
static class Streams
{
    extension(MemoryStream stream)
    {
        public void Write(int[] values)
        {
            foreach (var v in values) stream.WriteByte((byte)v);
            Console.WriteLine("room " + (stream.Capacity - stream.Length));
        }
        public void WriteByte(int value)
        {
            Console.WriteLine("room " + (stream.Capacity - stream.Length));
            stream.WriteByte((byte)value);
        }
        public void Write(string text, int offset, int count)
        {
            for (var i = 0; i < count; i++) stream.WriteByte((byte)text[offset + i]);
            Console.WriteLine("room " + (stream.Capacity - stream.Length));
        }
    }
}
static class Program
{
    static byte[] One(byte[] a, int tag)
    {
        var stream = new MemoryStream();
        stream.Write(a);
        stream.WriteByte(tag);
        return stream.ToArray();
    }
    static byte[] Two(byte[] a, int[] b)
    {
        var stream = new MemoryStream();
        stream.Write(a);
        stream.Write(b);
        return stream.ToArray();
    }
    static byte[] Three(byte[] a, string b)
    {
        var stream = new MemoryStream();
        stream.Write(a);
        stream.Write(b, 0, 4);
        return stream.ToArray();
    }
    static void Main()
    {
        Console.WriteLine(One(new byte[3], 4).Length);
        Console.WriteLine(Two(new byte[3], new[] { 4, 5 }).Length);
        Console.WriteLine(Three(new byte[3], "abcdef").Length);
    }
}
