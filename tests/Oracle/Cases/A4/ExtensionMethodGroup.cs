// title: an extension method of an object as a delegate
// row: not cached even on C# 11: instance methods, extension methods with a receiver, inside a static constructor, inside expression trees
// rule: none: delegates are for a later rule
// bytes: 64
static class Extensions
{
    public static int Number(this string text) => text.Length;
}

static class Case
{
    static string s_text = "a";

    static void Probe() => Sink.Keep<Func<int>>(s_text.Number);
}
