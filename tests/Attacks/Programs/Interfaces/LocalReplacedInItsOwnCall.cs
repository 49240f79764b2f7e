// refuses: ALLOC204
// A lambda replaces the local while a method is called on it.
using System;
interface IStep { string Run(); }
struct Step : IStep
{
    private readonly int _n;
    public Step(int n) => _n = n;
    public string Run() { Program.Hook(); return "ran " + _n; }
}
static class Program
{
    public static Action Hook;
    static void Use(int n)
    {
        IStep step = new Step(n);
        Hook = () => step = new Step(n + 10);
        for (var i = 0; i < 2; i++) Console.WriteLine(step.Run());
    }
    static void Main()
    {
        for (var i = 1; i < 3; i++) Use(i);
    }
}
