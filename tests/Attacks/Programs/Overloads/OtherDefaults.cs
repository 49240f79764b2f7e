// silent: ALLOC103
// Overloads that give what a call leaves out another value, or do not ask who calls.
using System;
using System.Runtime.CompilerServices;
sealed class Sink
{
    public void Put(int[] items, string tag = "many") { foreach (var item in items) Put(item, tag); }
    public void Put(int item, string tag = "one") { Console.WriteLine(item + tag); }
    public void Tell(int[] items, [CallerMemberName] string member = "") { foreach (var item in items) Tell(item, member); }
    public void Tell(int item, string member = "nobody") { Console.WriteLine(item + member); }
    public void Same(int[] items, int level = 3) { foreach (var item in items) Console.WriteLine(item * level); }
    public void Same(int item, int level = 2) { Console.WriteLine(item * level); }
}
static class Use
{
    static readonly Sink S = new Sink();
    public static void All(int n)
    {
        for (var i = 0; i < 2; i++)
        {
            S.Put(new[] { n + i });
            S.Tell(new[] { n + i });
            S.Same(new[] { n + i });
        }
    }
}
static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++) Use.All(i);
    }
}
