using System.Runtime.InteropServices;

namespace Routes;

/// <summary>
/// The handlers of each route of a web framework. All handlers are in one list: those of a group next to each other, and those of a route too. A
/// route is two ranges of that list.
/// </summary>
/// <typeparam name="TContext">What handlers are given.</typeparam>
public sealed class RouteTable<TContext>
{
    private readonly List<Action<TContext>> _handlers = [];
    private readonly List<(int Start, ushort Count)> _groups = [(0, 0)];
    private readonly List<Route> _routes = [];

    /// <summary>The group that has no handlers, and that every other is in.</summary>
    public static int Root => 0;

    /// <summary>Adds a group, whose routes run the handlers of the group that it is in and then its own.</summary>
    /// <returns>The number of the group.</returns>
    /// <exception cref="OverflowException">There are more handlers than a range can hold.</exception>
    public int AddGroup(int parent, params ReadOnlySpan<Action<TContext>> handlers)
    {
        var (start, count) = _groups[parent];
        var group = (_handlers.Count, checked((ushort)(count + handlers.Length)));
        for (var i = start; i < start + count; i++)
        {
            _handlers.Add(_handlers[i]);
        }

        _handlers.AddRange(handlers);
        _groups.Add(group);
        return _groups.Count - 1;
    }

    /// <summary>Adds a route.</summary>
    /// <returns>The number of the route.</returns>
    /// <exception cref="OverflowException">There are more handlers than a range can hold.</exception>
    public int AddRoute(int group, params ReadOnlySpan<Action<TContext>> handlers)
    {
        var (start, count) = _groups[group];
        _routes.Add(new Route(start, _handlers.Count, count, checked((ushort)handlers.Length)));
        _handlers.AddRange(handlers);
        return _routes.Count - 1;
    }

    /// <summary>Gives back what only adding needs.</summary>
    public void Trim()
    {
        _handlers.TrimExcess();
        _groups.TrimExcess();
        _routes.TrimExcess();
    }

    /// <summary>Runs the handlers of a route in order.</summary>
    public void Run(int route, TContext context)
    {
        var ranges = _routes[route];
        var handlers = CollectionsMarshal.AsSpan(_handlers);
        foreach (var handler in handlers.Slice(ranges.GroupStart, ranges.GroupCount))
        {
            handler(context);
        }

        foreach (var handler in handlers.Slice(ranges.OwnStart, ranges.OwnCount))
        {
            handler(context);
        }
    }

    private readonly record struct Route(int GroupStart, int OwnStart, ushort GroupCount, ushort OwnCount);
}
