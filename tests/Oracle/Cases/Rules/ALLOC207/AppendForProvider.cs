// title: `text.AppendFormat(provider, "a{0}", number)`
// rule: ALLOC207
// bytes: 24
// fix: ALLOC207.Append
// safety: unsafe
// difference: a custom formatter that returns null is asked for nothing else
// shows: 1, true
// except: isCustom
// after: 0
sealed class Silent : IFormatProvider, ICustomFormatter
{
    public object? GetFormat(Type? type) => type == typeof(ICustomFormatter) ? this : null;

    public string Format(string? format, object? value, IFormatProvider? provider) => null!;
}

static class Case
{
    static IFormatProvider s_provider = System.Globalization.CultureInfo.InvariantCulture;
    static IFormatProvider s_silent = new Silent();
    static StringBuilder s_text = new(64);

    static int Probe(int number = 5)
    {
        s_text.Clear();
        return s_text.[|AppendFormat(s_provider, "a{0}", number)|].Length;
    }

    static string Behave(int number, bool isCustom)
    {
        var provider = isCustom ? s_silent : s_provider;
        return new StringBuilder("a").[|AppendFormat(provider, "a{0,5}b", number)|].ToString();
    }
}
