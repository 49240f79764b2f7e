using System.Runtime.InteropServices;

namespace Routes;

/// <summary>
/// The handlers of each route of a web framework. Each handler is in one list once, and a route is a chain of indexes of two bytes, those of all
/// routes in one list as well. So a route runs through one range, whatever groups it is in, and a handler costs it two bytes.
/// </summary>
/// <typeparam name="TContext">What handlers are given.</typeparam>
public sealed class RouteTable<TContext>
{
    private readonly List<Action<TContext>> _handlers = [];
    private readonly List<ushort[]> _groups = [[]];
    private readonly List<ushort> _chains = [];
    private readonly List<int> _ends = [];

    // Delegates that are equal call the same method on the same object, so any of them will do.
    private Dictionary<Action<TContext>, ushort> _indexes = [];

    /// <summary>The group that has no handlers, and that every other is in.</summary>
    public static int Root => 0;

    /// <summary>Adds a group, whose routes run the handlers of the group that it is in and then its own.</summary>
    /// <returns>The number of the group.</returns>
    /// <exception cref="OverflowException">There are more different handlers than an index of two bytes tells apart.</exception>
    public int AddGroup(int parent, params ReadOnlySpan<Action<TContext>> handlers)
    {
        var chain = new ushort[_groups[parent].Length + handlers.Length];
        _groups[parent].CopyTo(chain, 0);
        for (var i = 0; i < handlers.Length; i++)
        {
            chain[_groups[parent].Length + i] = IndexOf(handlers[i]);
        }

        _groups.Add(chain);
        return _groups.Count - 1;
    }

    /// <summary>Adds a route.</summary>
    /// <returns>The number of the route.</returns>
    /// <exception cref="OverflowException">There are more different handlers than an index of two bytes tells apart.</exception>
    public int AddRoute(int group, params ReadOnlySpan<Action<TContext>> handlers)
    {
        _chains.AddRange(_groups[group]);
        foreach (var handler in handlers)
        {
            _chains.Add(IndexOf(handler));
        }

        _ends.Add(_chains.Count);
        return _ends.Count - 1;
    }

    /// <summary>Gives back what only adding needs.</summary>
    public void Trim()
    {
        _handlers.TrimExcess();
        _groups.TrimExcess();
        _chains.TrimExcess();
        _ends.TrimExcess();
        _indexes = [];
    }

    /// <summary>Runs the handlers of a route in order.</summary>
    public void Run(int route, TContext context)
    {
        var start = route == 0 ? 0 : _ends[route - 1];
        var handlers = CollectionsMarshal.AsSpan(_handlers);
        foreach (var index in CollectionsMarshal.AsSpan(_chains)[start.._ends[route]])
        {
            handlers[index](context);
        }
    }

    private ushort IndexOf(Action<TContext> handler)
    {
        if (!_indexes.TryGetValue(handler, out var index))
        {
            index = checked((ushort)_handlers.Count);
            _handlers.Add(handler);
            _indexes.Add(handler, index);
        }

        return index;
    }
}
