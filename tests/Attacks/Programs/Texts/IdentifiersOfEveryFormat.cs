// fixes: ALLOC307
// Identifiers in other formats, behind a question mark, and whose hyphens are replaced by other rules or texts.
#nullable enable
using System;
using System.Globalization;

static class Writer
{
    public static string Write(Guid id, Guid? maybe, IFormatProvider provider)
    {
        var text = id.ToString().Replace("-", "") + " ";
        text += id.ToString("D").Replace("-", string.Empty) + " ";
        text += id.ToString("d", provider).Replace("-", null) + " ";
        text += id.ToString("B").Replace("-", "") + " " + id.ToString("P").Replace("-", "") + " " + id.ToString("X").Replace("-", "") + " ";
        text += id.ToString().Replace("-", "", StringComparison.Ordinal) + " ";
        text += id.ToString().Replace("-", "", StringComparison.CurrentCulture) + " ";
        text += id.ToString().Replace("-", "", true, CultureInfo.CurrentCulture) + " ";
        text += id.ToString().Replace("-", "_") + " " + id.ToString().Replace("--", "") + " ";
        text += maybe.ToString()!.Replace("-", "") + " ";
        text += maybe?.ToString().Replace("-", "") + " ";
        text += id.ToString().ToUpperInvariant().Replace("-", "") + " ";
        text += id.ToString().Replace("-", "").ToUpper() + " ";
        text += id.ToString(null).Replace("-", "") + id.ToString("").Replace("-", "");
        return text;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var culture in new[] { "en-US", "tr-TR", "th-TH" })
        {
            CultureInfo.CurrentCulture = new CultureInfo(culture);
            var id = new Guid("0a1b2c3d-4e5f-6789-abcd-ef0123456789");
            Console.WriteLine(Writer.Write(id, id, CultureInfo.InvariantCulture));
            Console.WriteLine(Writer.Write(default, null, CultureInfo.CurrentCulture));
        }
    }
}
