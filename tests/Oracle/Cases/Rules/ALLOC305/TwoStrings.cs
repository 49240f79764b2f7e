// title: `builder.Append(a + b)`
// rule: ALLOC305
// bytes: 64
// message: the lengths of the strings are not known
// fix: ALLOC305.Parts
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_builder = new(100);

    static int Probe(string a = "aaaaaaaaaa", string b = "bbbbbbbbb")
    {
        s_builder.Clear();
        s_builder.Append([|a + b|]);
        return s_builder.Length;
    }

    static string Behave(string a, string b, int number, double fraction, char character, bool isSet, decimal amount)
    {
        var builder = new StringBuilder(16, int.MaxValue);
        builder.Append([|a + b|]);
        builder.Append([|a + number + "," + fraction + character + isSet + amount + (string?)null|]);
        builder.AppendLine([|a + ": " + b|]).AppendLine([|number + b + number|]);
        return builder.ToString();
    }

    static string BehaveObjects(object value, DateTime time, int? number, string text)
    {
        var builder = new StringBuilder("<", 0, 1, 16);
        builder.Append([|"a" + value + time + number|]);
        builder.AppendLine([|text + value|]);
        return builder.ToString();
    }

    static string BehaveFailing(string text, int divisor)
    {
        var builder = new StringBuilder(16, int.MaxValue);
        builder.Append([|"a" + text.Length + (1 / divisor)|]);
        return builder.ToString();
    }

    static string BehaveShared(string text, int number)
    {
        var builder = new StringBuilder(16, int.MaxValue);
        Add(builder, text, number);
        return builder.ToString();
    }

    static void Add(StringBuilder builder, string text, int number) => builder.Append([|text + number + "," + text|]);
}
