// title: `Count(a)` of a method that an expression tree calls
// rule: ALLOC101
// bytes: 32
// fix: ALLOC101.single
// safety: unsafe
// difference: expression trees show the new overload
// shows: "a", true
// except: isShown
// after: 0
static class Case
{
    static int Probe(string item = "a") => [|Count(item)|];

    static string Behave(string item, bool isShown)
    {
        System.Linq.Expressions.Expression<Func<string, int>> tree = text => Count(text);
        return isShown ? tree.ToString() : [|Count(item)|].ToString();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Count(params string[] items)
    {
        var count = 0;
        for (var i = 0; i < items.Length; i++)
            count += items[i] is null ? 0 : items[i].Length;
        return count;
    }
}
