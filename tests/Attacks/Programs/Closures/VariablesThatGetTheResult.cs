// silent: ALLOC401
// A variable that is assigned what the call gives is written after the lambda was given away, though it stands before it.
using System;
using System.Collections.Generic;
using System.Threading;

static class Program
{
    static readonly List<string> Said = new();
    static void Keep(Action action) => Keep(static inner => inner(), action);
    static List<Action> Later = new();
    static string Keep<TState>(Func<TState, string> action, TState state) { Later.Add(() => Said.Add(action(state))); return "kept"; }
    static void Keep<TState>(Action<TState> action, TState state) => Later.Add(() => action(state));

    static string Keep(Func<string> get) => Keep(static inner => inner(), get);

    static void Assigned(CancellationToken token)
    {
        CancellationTokenRegistration registration = default;
        registration = token.Register(() => Said.Add("registered " + (registration == default)));
    }
    static void AssignedText(string text)
    {
        text = Keep(() => text + "?");
    }
    static void AssignedDeconstructed(string text)
    {
        (text, _) = (Keep(() => text + "?"), 1);
    }
    static void AssignedFunction(CancellationToken token, List<string> list)
    {
        string name = "before";
        name = token.Register(() => list.Add(name)).ToString();
    }
    static void Case(int kind, string text, CancellationToken token)
    {
        switch (kind)
        {
            case 1:
                text = "one";
                break;
            case 2:
                token.Register(() => Said.Add("case" + text));
                goto case 1;
            case 3:
                token.Register(() => Said.Add("case" + text));
                break;
        }
    }
    static void Main()
    {
        using var source = new CancellationTokenSource();
        Assigned(source.Token);
        AssignedText("x");
        AssignedDeconstructed("y");
        Case(2, "z", source.Token);
        var list = new List<string>();
        AssignedFunction(source.Token, list);
        foreach (var later in Later) later();
        source.Cancel();
        Console.WriteLine(string.Join("|", Said) + list.Count + list[0].Length);
    }
}
