// title: message of a check for null that passes
// rule: ALLOC106
// bytes: 48
// message: the length of a text is not known
// fix: ALLOC106.Test
// safety: safe
// after: 0
#nullable enable
static class Check
{
    public static void NotNull<T>([System.Diagnostics.CodeAnalysis.NotNull] T? value, string message)
        where T : class
    {
        if (value == null)
            throw new ArgumentNullException(message);
    }
}

static class Case
{
    static int Probe(string? name = "a", string member = "name")
    {
        Check.NotNull(name, [|member + " is null"|]);
        return name.Length;
    }

    static int Behave(string? name, string? member, string? items)
    {
        Check.NotNull(items, [|$"{member} of {name}"|]);
        Check.NotNull(name, [|member + " is null"|]);
        return name.Length;
    }
}
