// fixes: ALLOC107
// Encodings with and without options, in locals of their own type, asked for marks, hashes, equality and encoders.
#nullable enable
using System;
using System.Text;
static class Program
{
    static string T(string s, byte[] b)
    {
        var r = "";
        for (var i = 0; i < 2; i++)
        {
            r += new UTF8Encoding().GetBytes(s).Length;
            UTF8Encoding own = new UTF8Encoding();
            r += own.GetString(b);
            var inferred = new UTF8Encoding();
            r += inferred.GetByteCount(s) + inferred.GetMaxByteCount(3);
            r += new UTF8Encoding(true).GetPreamble().Length + "" + new UTF8Encoding().GetPreamble().Length + new UTF8Encoding(false).Preamble.Length;
            r += new UnicodeEncoding().GetBytes(s).Length + new ASCIIEncoding().GetString(b);
            r += new UnicodeEncoding(true, false).GetBytes(s)[0];
            r += new UTF8Encoding(false, true) is { } strict && Try(() => strict.GetString(b)) == "";
            r += new UTF8Encoding().GetHashCode() == new UTF8Encoding().GetHashCode();
            r += new UTF8Encoding().Equals(Encoding.UTF8) + new UTF8Encoding().EncodingName + new UTF8Encoding().IsReadOnly;
            Span<char> chars = stackalloc char[20];
            r += new UTF8Encoding().GetChars(b, chars);
            r += new UTF8Encoding().GetEncoder().GetByteCount("\ud83d".ToCharArray(), true);
            r += new UTF8Encoding(encoderShouldEmitUTF8Identifier: false).GetCharCount(b, 0, b.Length);
            r += new System.Text.UnicodeEncoding { }.GetString(b);
            r += Try(() => new UTF8Encoding().GetBytes((string)null!) + "") + Try(() => new ASCIIEncoding().GetString(b, 0, 99));
        }
        return r;
    }
    static string Try(Func<string> f) { try { return f(); } catch (Exception e) { return e.GetType().Name; } }
    static void Main() => Console.WriteLine(T("a\u00e9\ud800z", new byte[] { 97, 0xff, 0xc3, 0xa9 }));
}
