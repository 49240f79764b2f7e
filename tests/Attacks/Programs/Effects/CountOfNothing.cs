// fixes: ALLOC306
// Counting the bytes refuses what encoding them refuses.
using System;
using System.Text;

static class Program
{
    static readonly Encoding Strict = new UTF8Encoding(false, throwOnInvalidBytes: true);

    static void Main()
    {
        foreach (var text in new[] { "abc", "", "\ud800", "\u20ac", null })
        {
            try
            {
                Console.WriteLine(Strict.GetBytes(text).Length);
            }
            catch (Exception exception)
            {
                Console.WriteLine(exception.GetType().Name);
            }
        }
    }
}
