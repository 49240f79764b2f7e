// fixes: ALLOC401
// The callee has a type parameter that only the delegate and one later parameter share: the added overload is read as if that one were the state.
#nullable enable
using System;
static class Program
{
    static string Run<T>(Func<T, string> f, T value) => f(value) + typeof(T).Name + (value is int);
    static string Call(int n) { var k = "k" + n; return Run(x => x + k, 5); }
    static void Main() { for (var n = 0; n < 2; n++) Console.WriteLine(Call(n)); }
}
