// refuses: ALLOC401
// The overload would implement a member of an interface, in a class that derives from that of the callee.
#nullable enable
using System;
interface IRunner
{
    string Run<TState>(Func<TState, string> f, TState state) => "default";
}
class Base
{
    public string Run(Func<string> f) => f() + "!";
}
sealed class Derived : Base, IRunner;
static class Calls
{
    public static string All(int n)
    {
        var text = new string[n];
        var derived = new Derived();
        for (var i = 0; i < n; i++)
        {
            var x = i;
            text[i] = derived.Run(() => "a" + x) + ((IRunner)derived).Run(static y => "b" + y, x);
        }
        return string.Concat(text);
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3));
}
