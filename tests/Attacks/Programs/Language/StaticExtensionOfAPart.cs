// fixes: ALLOC301
// A part of a text is given to a static method of an extension block.
#nullable enable
using System;
static class TextExtensions
{
    extension(string text)
    {
        public bool IsBlank => string.IsNullOrWhiteSpace(text);
        public bool Blank() => string.IsNullOrWhiteSpace(text);
        public static bool Same(string a, string b) => a.Length == b.Length && a[0] == b[0];
    }
}
static class Program
{
    static bool HasValue(string line) => string.Same(line.Substring(1), line);
    static int Parse(string line) => int.Parse(line.Trim());
    static void Main() { foreach (var line in new[] { "a=", "a= ", "a=b" }) Console.WriteLine(HasValue(line) + " " + Parse(" 3")); }
}
