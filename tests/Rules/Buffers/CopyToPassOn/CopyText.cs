namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>The class around the statements of tests about copies.</summary>
internal static class CopyText
{
    public static string Method(string body) =>
        """
        using System;
        using System.Collections.Generic;
        using System.IO;
        using System.Linq;
        using System.Text;
        class Base { protected virtual byte[] Virtual(int n) => new byte[n]; }
        class Derived : Base { static byte[] _all; protected override byte[] Virtual(int n) => _all; }
        static class Extensions
        {
            public static int ToNumber(this byte[] data) => data.Length < 2 ? 0 : BitConverter.ToInt16(data, 0) + data[0];
            public static byte[] ReadPart(this Stream stream, long length)
            {
                if (length == 0) return Array.Empty<byte>();
                var buf = new byte[length];
                stream.Read(buf, 0, buf.Length);
                return buf;
            }
        }
        class C : Base
        {
            byte[] _kept;
            static void Read(ReadOnlySpan<byte> s) { }
            static void Write(Span<byte> s) { }
            static void Segment(ArraySegment<byte> s) { }
            void Keep(byte[] x) => _kept = x;
            byte[] Own(int count) { var b = new byte[count]; if (count > 9) return null; Fill(b); return b; }
            static void Fill(byte[] b) { }
            static int ToInt(byte[] b) => b.ToNumber();
            static void Swap(byte[] b) => (b[0], b[1]) = (b[1], b[0]);
            byte[] Cached(int count) { var b = new byte[count]; _kept = b; return b; }
            void M(int n, ReadOnlySpan<byte> span, Memory<byte> memory, ArraySegment<byte> segment, byte[] bytes, List<byte> list, ReadOnlySpan<char> chars,
                string text, Stream stream, BinaryReader reader, char[] letters)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);
}
