// title: `Count(a)` of a method that is looked up by its name
// rule: ALLOC101
// bytes: 32
// fix: ALLOC101.single
// safety: unsafe
// difference: a lookup of 'Count' by name finds two methods
// shows: "a", true
// except: isLookedUp
// after: 0
static class Case
{
    static int Probe(string item = "a") => [|Count(item)|];

    static int Behave(string item, bool isLookedUp)
    {
        if (isLookedUp)
        {
            var method = typeof(Case).GetMethod(nameof(Count), System.Reflection.BindingFlags.Static | System.Reflection.BindingFlags.NonPublic)!;
            return method.Name.Length;
        }

        return [|Count(item)|];
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
