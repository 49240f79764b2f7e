namespace Routes.Tests;

public sealed class BeforeRouteTests : RouteTests<BeforeRoutes>;

public sealed class SharedRangeRouteTests : RouteTests<SharedRangeRoutes>;

public sealed class TunedRouteTests : RouteTests<TunedRoutes>;

/// <summary>That a route runs the handlers of its groups from the outermost on and then its own, and that a table takes what its layout says.</summary>
public abstract class RouteTests<TTable>
    where TTable : struct, IRouteVariant<TTable>
{
    private readonly TTable _table = TTable.Create();

    [Fact]
    public void Route_RunsTheHandlersOfItsGroupsAndThenItsOwn()
    {
        var outer = _table.AddGroup(0, Digit(1), Digit(2));
        var inner = _table.AddGroup(outer, Digit(3));
        var other = _table.AddGroup(outer);

        Assert.Equal(12345, Run(_table.AddRoute(inner, Digit(4), Digit(5))));
        Assert.Equal(126, Run(_table.AddRoute(outer, Digit(6))));
        Assert.Equal(127, Run(_table.AddRoute(other, Digit(7))));
        Assert.Equal(8, Run(_table.AddRoute(0, Digit(8))));
        Assert.Equal(123, Run(_table.AddRoute(inner)));
        Assert.Equal(0, Run(_table.AddRoute(0)));
    }

    [Fact]
    public void Trim_LeavesTheRoutesAndLetsOthersBeAdded()
    {
        var handler = Digit(1);
        var group = _table.AddGroup(0, handler);
        var first = _table.AddRoute(group, Digit(2));
        _table.Trim();
        var second = _table.AddRoute(_table.AddGroup(group, Digit(3)), handler);

        Assert.Equal(12, Run(first));
        Assert.Equal(131, Run(second));
    }

    [Fact]
    public void HandlerThatThrows_EndsTheRoute()
    {
        var trace = new RequestTrace();
        var route = _table.AddRoute(0, Digit(1), static _ => throw new InvalidOperationException(), Digit(2));

        Assert.Throws<InvalidOperationException>(() => _table.Run(route, trace));
        Assert.Equal(1, trace.Sum);
    }

    [Fact]
    public void UnknownRoute_Throws()
    {
        _table.AddRoute(0, Digit(1));

        Assert.ThrowsAny<ArgumentException>(() => Run(1));
        Assert.ThrowsAny<ArgumentException>(() => Run(-1));
        Assert.ThrowsAny<ArgumentException>(() => _table.AddRoute(5));
    }

    [Fact]
    public void GeneratedTable_RunsEachChain()
    {
        var shape = new RouteShape("test", 500, 8, 2, 64);
        var table = shape.Build<TTable>();
        for (var route = 0; route < shape.Routes; route++)
        {
            var trace = new RequestTrace();
            table.Run(route, trace);

            Assert.Equal(shape.SumOf(route), trace.Sum);
        }
    }

    [Fact]
    public void Run_AllocatesNothing()
    {
        var table = new RouteShape("test", 10, 8, 2, 64).Build<TTable>();
        var trace = new RequestTrace();
        var least = long.MaxValue;
        for (var round = 0; round < 5; round++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            for (var route = 0; route < 10; route++)
            {
                table.Run(route, trace);
            }

            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        Assert.Equal(0, least);
    }

    private static Action<RequestTrace> Digit(int digit) => trace => trace.Sum = trace.Sum * 10 + digit;

    private long Run(int route)
    {
        var trace = new RequestTrace();
        _table.Run(route, trace);
        return trace.Sum;
    }
}
