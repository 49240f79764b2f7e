// title: `string.Format(provider, "a{0}", number)`
// rule: ALLOC207
// bytes: 56
// message: 24 B are the box, 32 B are the text
// fix: ALLOC207.Interpolate
// safety: unsafe
// difference: a custom formatter that returns null is asked for nothing else
// shows: 1, true
// except: isCustom
// after: 32
sealed class Silent : IFormatProvider, ICustomFormatter
{
    public object? GetFormat(Type? type) => type == typeof(ICustomFormatter) ? this : null;

    public string Format(string? format, object? value, IFormatProvider? provider) => null!;
}

static class Case
{
    static IFormatProvider s_provider = System.Globalization.CultureInfo.InvariantCulture;
    static IFormatProvider s_silent = new Silent();

    static string Probe(int number = 5) => string.[|Format(s_provider, "a{0}", number)|];

    static string Behave(int number, bool isCustom) => string.[|Format(isCustom ? s_silent : s_provider, "a{0,5}b", number)|];
}
