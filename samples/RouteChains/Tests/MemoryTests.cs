namespace Routes.Tests;

/// <summary>That tables take what their layout says. Alone in its collection: memory of other tests would be counted too.</summary>
[Collection(nameof(MemoryTests))]
[CollectionDefinition(nameof(MemoryTests), DisableParallelization = true)]
public sealed class MemoryTests
{
    public static TheoryData<RouteShape> Shapes { get; } =
        [new RouteShape("long", 2_000, 2_000, 0, 1), new RouteShape("fair", 50_000, 8, 2, 64)];

    [Theory]
    [MemberData(nameof(Shapes))]
    public void Table_TakesWhatItsLayoutSays(RouteShape shape)
    {
        AssertBytes<BeforeRoutes>(shape);
        AssertBytes<SharedRangeRoutes>(shape);
        AssertBytes<TunedRoutes>(shape);
    }

    private static void AssertBytes<TTable>(RouteShape shape)
        where TTable : struct, IRouteVariant<TTable>
    {
        shape.Build<TTable>();
        var expected = TTable.BytesOf(shape);
        var before = GC.GetTotalMemory(forceFullCollection: true);
        var table = shape.Build<TTable>();
        var bytes = GC.GetTotalMemory(forceFullCollection: true) - before;
        GC.KeepAlive(table);

        // What is the same for every table, such as the lists themselves, is not a part of the layout.
        Assert.InRange(bytes, expected * 0.95 - 4096, expected * 1.05 + 4096);
    }
}
