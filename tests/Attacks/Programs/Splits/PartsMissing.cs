// fixes: ALLOC302
// Parts are taken behind comparisons of the length, in each form.
using System;

static class Program
{
    static string Two(string text)
    {
        if (text == null) throw new ArgumentNullException();
        var parts = text.Split(':');
        if (parts.Length != 4) return "no" + parts.Length;
        return parts[1];
    }

    static string AtLeast(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        var parts = text.Split(':');
        return parts.Length >= 3 ? parts[2] : "few";
    }

    static void Main()
    {
        foreach (var text in new[] { "a:b", "a", "", ":", "::", "a:b:c", "a:b:c:d", "a::c:::" })
            Console.WriteLine(Two(text) + " " + AtLeast(text));
    }
}
