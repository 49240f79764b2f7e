namespace Routes;

/// <summary>The handlers of each route of a web framework. Each route has an array of its own: the handlers of its group, then its own.</summary>
/// <typeparam name="TContext">What handlers are given.</typeparam>
public sealed class RouteTable<TContext>
{
    private readonly List<Action<TContext>[]> _groups = [[]];
    private readonly List<Action<TContext>[]> _routes = [];

    /// <summary>The group that has no handlers, and that every other is in.</summary>
    public static int Root => 0;

    /// <summary>Adds a group, whose routes run the handlers of the group that it is in and then its own.</summary>
    /// <returns>The number of the group.</returns>
    public int AddGroup(int parent, params ReadOnlySpan<Action<TContext>> handlers)
    {
        _groups.Add([.. _groups[parent], .. handlers]);
        return _groups.Count - 1;
    }

    /// <summary>Adds a route.</summary>
    /// <returns>The number of the route.</returns>
    public int AddRoute(int group, params ReadOnlySpan<Action<TContext>> handlers)
    {
        _routes.Add([.. _groups[group], .. handlers]);
        return _routes.Count - 1;
    }

    /// <summary>Gives back what only adding needs.</summary>
    public void Trim()
    {
        _groups.TrimExcess();
        _routes.TrimExcess();
    }

    /// <summary>Runs the handlers of a route in order.</summary>
    public void Run(int route, TContext context)
    {
        foreach (var handler in _routes[route])
        {
            handler(context);
        }
    }
}
