// title: an instance method as a delegate
// row: not cached even on C# 11: instance methods, extension methods with a receiver, inside a static constructor, inside expression trees
// rule: none: delegates are for a later rule
// bytes: 64
static class Case
{
    static string s_text = "a";

    static void Probe() => Sink.Keep<Func<string>>(s_text.Trim);
}
