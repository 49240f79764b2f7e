// fixes: ALLOC306
// A block moves to the left, and lines of texts in it stay.
#nullable enable
using System;
using System.Collections.Generic;
using System.Security.Cryptography;
using System.Text;

static class Program
{
    static string Sign(string user, string text)
    {
        using (var sha = SHA256.Create())
        {
            var body = $@"<user>
    {user}
    {text}
</user>";
            var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(body));
            return body + Convert.ToHexString(hash);
        }
    }

    static string Sign2(string user, string text)
    {
        using (var sha = SHA256.Create())
        {
            var body = $"""
                {user}
                  {text}
                """;
            var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(body));
            return body + Convert.ToHexString(hash);
        }
    }

    static string Sign3(string user, string text)
    {
        using (var sha = SHA256.Create())
        {
            var body = $@"{user}
            {text}";
            var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(body));
            return body + Convert.ToHexString(hash);
        }
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Sign("u" + i, "t").Replace("\n", "|"));
            Console.WriteLine(Sign2("u" + i, "t").Replace("\n", "|"));
            Console.WriteLine(Sign3("u" + i, "t").Replace("\n", "|"));
        }
    }
}
