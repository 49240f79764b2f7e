// fixes: ALLOC401
// The callee has its delegate checked by methods that only compare it with null.
#nullable enable
using System;
using System.Runtime.CompilerServices;
static class Check
{
    public static void NotNull(object? value, [CallerArgumentExpression(nameof(value))] string name = "") { if (value is null) throw new ArgumentNullException(name); }
    public static bool Is<T>(T? value) where T : class => value is not null;
}
static class Steps
{
    public static int Run(Func<int> f) { Check.NotNull(f); return f(); }
    public static int Maybe(Func<int>? f) => Check.Is(f) ? f!() : -1;
    public static int Default(Func<int>? f) => f?.Invoke() ?? -2;
}
static class Calls
{
    public static string All(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var x = i;
            sum += Steps.Run(() => x + n) + Steps.Maybe(() => x * n) + Steps.Default(() => x - n);
        }
        try { Steps.Run(null!); } catch (ArgumentNullException e) { return sum + e.ParamName + Steps.Maybe(null) + Steps.Default(null); }
        return "";
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3));
}
