// title: `builder.Append(number.ToString("x", provider))` with a provider of any type
// rule: ALLOC305
// bytes: 32
// message: the length of the text is not known
// fix: ALLOC305.Value
// safety: unsafe
// difference: the provider is asked before the value, also for a formatter of its own
// shows: 10, true
// except: formats
// after: 0
sealed class Own(bool formats) : IFormatProvider, ICustomFormatter
{
    public object? GetFormat(Type? type) => formats && type == typeof(ICustomFormatter) ? this : null;

    public string Format(string? format, object? value, IFormatProvider? provider) => "own";
}

static class Case
{
    static StringBuilder s_builder = new(100);
    static IFormatProvider s_provider = new Own(false);

    static int Probe(int number = 200)
    {
        s_builder.Clear();
        s_builder.Append([|number.ToString("x", s_provider)|]);
        return s_builder.Length;
    }

    static string Behave(int number, bool formats)
    {
        s_provider = new Own(formats);
        s_builder.Clear();
        s_builder.Append([|number.ToString("x", s_provider)|]);
        return s_builder.ToString();
    }
}
