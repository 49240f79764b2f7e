// silent: ALLOC505
// Copies that keep what a sequence was while something changes it.
using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;

sealed class Bus
{
    readonly List<Action> _handlers = new List<Action>();
    readonly HashSet<int> _seen = new HashSet<int>();

    public void Subscribe(Action handler) => _handlers.Add(handler);

    public void Publish() => Run(_handlers.ToArray());

    void Run(IEnumerable<Action> handlers)
    {
        foreach (var handler in handlers)
            handler();
    }

    public int Forget(int above)
    {
        for (var i = 0; i < 5; i++)
            _seen.Add(i);
        var old = _seen.Where(n => n > above);
        _seen.ExceptWith(old.ToList());
        _seen.UnionWith(_seen.Select(n => n * 10).ToArray());
        return _seen.Count;
    }

    public ReadOnlyCollection<Action> View() => new ReadOnlyCollection<Action>(_handlers.ToList());

    public IEnumerable<Action> Others(Action one) => View().Except(_handlers.ToArray());
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var bus = new Bus();
        bus.Subscribe(() => bus.Subscribe(() => Console.Write("late ")));
        bus.Publish();
        var others = bus.Others(() => { });
        bus.Subscribe(() => { });
        Console.WriteLine(bus.View().Count + " " + others.Count() + " " + bus.Forget(2));
    }
}
