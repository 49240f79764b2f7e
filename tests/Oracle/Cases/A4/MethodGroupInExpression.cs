// title: a static method as a delegate in an expression tree
// row: not cached even on C# 11: instance methods, extension methods with a receiver, inside a static constructor, inside expression trees
// rule: none: expression trees are left alone
// bytes: 440
static class Case
{
    static void Probe()
    {
        System.Linq.Expressions.Expression<Func<Func<int>>> make = () => Number;
        Sink.Keep(make);
    }

    static int Number() => 1;
}
