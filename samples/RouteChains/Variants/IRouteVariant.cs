namespace Routes.Variants;

/// <summary>What the table offers in each variant. Implemented by structs, so that code generic over one calls the table directly.</summary>
public interface IRouteVariant<TSelf>
    where TSelf : struct, IRouteVariant<TSelf>
{
    /// <summary>Name of the variant, for tables.</summary>
    static abstract string Name { get; }

    /// <summary>Makes a table without routes.</summary>
    static abstract TSelf Create();

    /// <summary>The bytes that a table with routes in one group must take, as the layout says, without the handlers themselves.</summary>
    /// <param name="shape">The table.</param>
    static abstract long BytesOf(RouteShape shape);

    int AddGroup(int parent, params ReadOnlySpan<Action<RequestTrace>> handlers);

    int AddRoute(int group, params ReadOnlySpan<Action<RequestTrace>> handlers);

    void Trim();

    void Run(int route, RequestTrace trace);
}

/// <summary>What handlers are given: it tells which of them ran, and in which order.</summary>
public sealed class RequestTrace
{
    /// <summary>A number that depends on each handler that ran and on their order.</summary>
    public long Sum { get; set; }
}
