// title: `text.AppendFormat("a{0}b{1}", number, kind)`
// rule: ALLOC207
// bytes: 48
// fix: ALLOC207.Append
// safety: safe
// after: 0
enum Colour { None, Red = 1 }

static class Case
{
    static StringBuilder s_text = new(64);

    static int Probe(int number = 5, Colour colour = Colour.Red) => s_text.Clear().[|AppendFormat("a{0}b{1}", number, colour)|].Length;

    static string Behave(string text, int number, Colour colour) => new StringBuilder(text).[|AppendFormat("a{0,3}b{1:x}", number, colour)|].ToString();

    static string BehaveInvariant(double value, DateTime date) =>
        new StringBuilder().[|AppendFormat(System.Globalization.CultureInfo.InvariantCulture, "{0:F3} {1}", value, date)|].ToString();

    static string BehaveBadFormat(string text, Guid guid)
    {
        var builder = new StringBuilder(16, int.MaxValue).Append("a");
        try
        {
            builder.[|AppendFormat("b{0}c{1:Q}d", text, guid)|];
        }
        catch (FormatException)
        {
            builder.Append("!");
        }

        return builder.ToString();
    }

    static string BehaveNull(bool isNull, int number)
    {
        var builder = isNull ? null : new StringBuilder();
        return builder!.[|AppendFormat("{0};", number)|].ToString();
    }
}
