// fixes: ALLOC201
// Values that a builder takes as objects.
using System;
using System.Globalization;
using System.Text;

enum Kind { A, B }

static class Program
{
    static string All(Kind kind, Guid guid, DateTime date, TimeSpan span, nint native, Half half)
    {
        var builder = new StringBuilder();
        builder.Append(kind).Append(guid).Append(date).Append(span).Append(native).Append(half);
        builder.Insert(0, kind);
        builder.Append((object)5).Append((object)'c').Append((object)1.5);
        return builder.ToString();
    }

    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        Console.WriteLine(All(Kind.B, Guid.Empty, new DateTime(2020, 2, 3), TimeSpan.FromMinutes(5), 7, (Half)1.5));
        Console.WriteLine(All((Kind)77, default, default, default, -1, default));
    }
}
