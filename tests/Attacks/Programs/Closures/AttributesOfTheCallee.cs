// fixes: ALLOC401
// Callees with attributes, modifiers, constraints and directives, of which an overload would have the same.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
class Base
{
    public void Twice(Action action) { action(); action(); action(); }
    protected internal static int Least<T>(T a, T b, Func<T, T, int> compare) => compare(a, b);
}
class Derived : Base
{
    public new void Twice(Action action) { action(); action(); }
    [return: NotNullIfNotNull(nameof(text))]
    public static string? Changed<T>(string? text, [NotNull] Func<string, T> change) where T : notnull, IComparable<T>
    {
        ArgumentNullException.ThrowIfNull(change);
        return text is null ? null : change(text).ToString()!;
    }
    [MethodImpl(MethodImplOptions.NoInlining), DebuggerStepThrough]
    public static unsafe int Marked(int* at, Func<int, int> f) => f(*at);
    [Conditional("ALWAYS")]
    public static void Never(Action action) => action();
    [Obsolete("old")]
    public static void Old(Action action) => action();
#if true
    public static int Switched(Func<int> f)
    {
#if DEBUG_ONLY
        f();
#endif
        return f();
    }
#endif
    public static ref int Picked(Func<bool> isFirst, ref int a, ref int b) => ref isFirst() ? ref a : ref b;
}
static class Calls
{
    public static unsafe string All(int n)
    {
        var text = "";
        var list = new List<int>();
        for (var i = 0; i < n; i++)
        {
            var x = i;
            new Derived().Twice(() => list.Add(x));
            ((Base)new Derived()).Twice(() => list.Add(x));
            text += Derived.Changed("t" + i, t => t.Length + x);
            text += Derived.Changed(null, t => t.Length + x);
            var at = i;
            text += Derived.Marked(&at, y => y + list.Count + x);
            Derived.Never(() => list.Add(x));
#pragma warning disable CS0618
            Derived.Old(() => list.Add(-list.Count));
#pragma warning restore CS0618
            int one = 1, two = 2;
            Derived.Picked(() => list.Count > 4, ref one, ref two)++;
            text += Derived.Switched(() => list.Count + n) + one + two;
        }
        return text + string.Join(",", list);
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3));
}
