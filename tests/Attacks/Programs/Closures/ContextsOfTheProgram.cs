// refuses: ALLOC401
// A context of the program gives its callback another state than it was given.
using System;
using System.Threading;
using System.Collections.Generic;

sealed class Other : SynchronizationContext
{
    public override void Post(SendOrPostCallback run, object state) => run("other");
    public override void Send(SendOrPostCallback run, object state) => run("sent");
}
static class Program
{
    static readonly List<string> Said = new();
    static void Run(SynchronizationContext context, string text)
    {
        context.Post(s => Said.Add(s + text), text);
        context.Send(s => Said.Add(s + text), text);
    }
    static void Main()
    {
        Run(new Other(), "a");
        Console.WriteLine(string.Join("|", Said));
    }
}
