// fixes: ALLOC401
// The state comes before the lambda or the method group, first or between other arguments.
using System;
using System.Collections.Generic;

sealed class Runner
{
    private readonly string _name = "runner";
    public List<string> Log { get; } = new();

    public void Run(Action<int> action) => Run(action, static (i, run) => run(i));
    public void Run<TState>(TState state, Action<int, TState> action) { for (var i = 0; i < 2; i++) action(i, state); }

    public int Get(string key, Func<string, int> make) => Get(key, make, static (k, run) => run(k));
    public int Get<TArg>(string key, TArg arg, Func<string, TArg, int> make) => make(key, arg);

    public void Each() => Run(Note);
    public void EachThis(int n) => Run(i => Log.Add(_name + i + n));
    private void Note(int i) => Log.Add(_name + i);
}

static class Program
{
    static int Sum(Runner runner, int n) { var sum = new int[1]; runner.Run(i => sum[0] += i + n); return sum[0]; }
    static int Length(Runner runner, int n) => runner.Get("k" + n, k => k.Length + n);
    static int Block(Runner runner, int n) => runner.Get("k", (string k) => { var m = n + k.Length; return m * 2; });

    static void Main()
    {
        var runner = new Runner();
        for (var i = 0; i < 4; i++)
        {
            runner.Each();
            runner.EachThis(i);
            Console.WriteLine(Sum(runner, i) + " " + Length(runner, i) + " " + Block(runner, i));
        }

        Console.WriteLine(string.Join("|", runner.Log));
    }
}
