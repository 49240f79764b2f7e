using System.Runtime.CompilerServices;

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
        var bytes = new long[5];
        for (var i = 0; i < bytes.Length; i++)
        {
            bytes[i] = BytesOf<TTable>(shape);
        }

        // The lists themselves are no part of the layout, and the test runner allocates and frees some objects meanwhile.
        const int Others = 16 << 10;
        Array.Sort(bytes);
        Assert.InRange(bytes[bytes.Length / 2], expected * 0.95 - Others, expected * 1.05 + Others);
    }

    // In a method of its own, so that the table is gone when the next one is measured.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static long BytesOf<TTable>(RouteShape shape)
        where TTable : struct, IRouteVariant<TTable>
    {
        var before = GC.GetTotalMemory(forceFullCollection: true);
        var table = shape.Build<TTable>();
        var bytes = GC.GetTotalMemory(forceFullCollection: true) - before;
        GC.KeepAlive(table);
        return bytes;
    }
}
