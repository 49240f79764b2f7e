// fixes: ALLOC101, ALLOC401
// Other calls of the callee pass null, default, method groups, named and omitted arguments: they mean what they meant.
#nullable enable
using System;
using System.Collections.Generic;
static class Steps
{
    public static string Do(Action? action, params int[] numbers) { action?.Invoke(); return numbers.Length + ";"; }
    public static string Then(Action<int> action, int n = 3, string text = "t") { action(n); return text + ";"; }
    public static T Of<T>(Func<T> make) => make();
    public static string Given(Func<object?> make, object? other = null) => make() + "/" + other + ";";
    public static string Two(Action first, Action second) { first(); second(); return ";"; }
}
static class Calls
{
    static int s_count;
    static void Count() => s_count++;
    static void Add(int n) => s_count += n;
    public static string All(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            var x = i;
            text += Steps.Do(() => Add(x));
            text += Steps.Do(() => Add(x), 1);
            text += Steps.Do(() => Add(x), 1, 2);
            text += Steps.Do(null, x);
            text += Steps.Do(default, 1, 2, x);
            text += Steps.Do(Count, x);
            text += Steps.Do(numbers: [x, 2], action: () => Add(x));
            text += Steps.Then(y => Add(x + y));
            text += Steps.Then(y => Add(x + y), 4);
            text += Steps.Then(y => Add(x + y), text: "u" + x);
            text += Steps.Then(Add, x, "v");
            text += Steps.Of(() => x + 1) + "" + Steps.Of<object?>(() => x) + Steps.Of(() => (x, text.Length)) + Steps.Of(() => new { x }).x;
            text += Steps.Given(() => x) + Steps.Given(() => x, x) + Steps.Given(() => x, (Func<object?>)(() => n));
            text += Steps.Two(() => Add(x), () => Add(n)) + Steps.Two(Count, () => Add(x)) + Steps.Two(second: () => Add(x), first: Count);
        }
        return text + s_count;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3));
}
