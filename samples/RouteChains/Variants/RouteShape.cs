namespace Routes.Variants;

/// <summary>A table for a measurement: routes of one group, each with handlers of its own after those of the group.</summary>
/// <param name="Name">What the table stands for.</param>
/// <param name="Routes">Number of routes.</param>
/// <param name="GroupHandlers">Handlers of the group.</param>
/// <param name="OwnHandlers">Handlers of each route.</param>
/// <param name="DifferentHandlers">Number of different handlers, which take turns.</param>
public sealed record RouteShape(string Name, int Routes, int GroupHandlers, int OwnHandlers, int DifferentHandlers)
{
    private const int ArrayBytes = 24;
    private const int ReferenceBytes = 8;

    /// <summary>Handlers of a route.</summary>
    public int ChainLength => GroupHandlers + OwnHandlers;

    /// <summary>
    /// The configurations of the publication, and one whose chains are short, whose handlers differ and whose memory does not fit the caches.
    /// </summary>
    public static IReadOnlyList<RouteShape> All { get; } =
    [
        new("published, large", 100_000, 2_000, 0, 1),
        new("published, small", 100, 20, 0, 1),
        new("fair", 1_000_000, 8, 2, 64),
    ];

    /// <summary>One array per route, and a reference to it.</summary>
    public long BytesOfBefore => Routes * (ReferenceBytes + ArrayBytes + (long)ChainLength * ReferenceBytes);

    /// <summary>The handlers once per group and once per route, and ranges of 12 bytes.</summary>
    public long BytesOfSharedRange => (GroupHandlers + (long)Routes * OwnHandlers) * ReferenceBytes + Routes * 12L;

    /// <summary>An index of two bytes per handler, and the end of each chain.</summary>
    public long BytesOfTuned => Routes * (4 + (long)ChainLength * sizeof(ushort)) + DifferentHandlers * ReferenceBytes;

    /// <summary>Makes the table.</summary>
    public TTable Build<TTable>()
        where TTable : struct, IRouteVariant<TTable>
    {
        var handlers = DistinctHandlers.Take(DifferentHandlers);
        var table = TTable.Create();
        var own = new Action<RequestTrace>[Math.Max(GroupHandlers, OwnHandlers)];
        var group = table.AddGroup(0, Fill(own.AsSpan(0, GroupHandlers), handlers, 0));
        for (var i = 0; i < Routes; i++)
        {
            table.AddRoute(group, Fill(own.AsSpan(0, OwnHandlers), handlers, i * 7));
        }

        table.Trim();
        return table;
    }

    /// <summary>What the handlers of a route leave in a trace.</summary>
    public long SumOf(int route)
    {
        var trace = new RequestTrace();
        var handlers = DistinctHandlers.Take(DifferentHandlers);
        for (var i = 0; i < GroupHandlers; i++)
        {
            handlers[i % handlers.Length](trace);
        }

        for (var i = 0; i < OwnHandlers; i++)
        {
            handlers[(route * 7 + i) % handlers.Length](trace);
        }

        return trace.Sum;
    }

    private static ReadOnlySpan<Action<RequestTrace>> Fill(Span<Action<RequestTrace>> target, Action<RequestTrace>[] handlers, int first)
    {
        for (var i = 0; i < target.Length; i++)
        {
            target[i] = handlers[(first + i) % handlers.Length];
        }

        return target;
    }
}
