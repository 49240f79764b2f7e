// title: a lambda as an expression tree
// row: lambda converted to Expression<T>
// rule: none: expression trees are left alone
// bytes: 408
static class Case
{
    static void Probe()
    {
        System.Linq.Expressions.Expression<Func<int, bool>> isLarge = number => number > 3;
        Sink.Keep(isLarge);
    }
}
