// title: a `Predicate<string>` for a method of the project that only runs it
// rule: ALLOC401
// bytes: 88
// fix: ALLOC401.Overload
// safety: safe
// after: 0
static class Case
{
    private static readonly string[] Names = ["a", "bb", "ccc"];

    private delegate string Naming(int at, string? name);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool Has(string[] all, Predicate<string> test)
    {
        foreach (var one in all)
        {
            if (test(one))
                return true;
        }

        return false;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string Named(string[] all, Naming naming)
    {
        var found = "";
        for (var i = 0; i < all.Length; i++)
            found = naming(i, found);
        return found;
    }

    static bool Probe(int length = 2) => Has(Names, [|name => name.Length == length|]);

    static string Behave(string[] all, int number, string text) =>
        Has(all, [|name => name.Length == number|]) + Named(all, [|(at, name) => at + name?.Length + text|]);
}
