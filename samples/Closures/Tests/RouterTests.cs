namespace Closures.Tests;

/// <summary>That each event reaches those who asked for it, in their order.</summary>
public abstract class RouterTests<TClosures>
    where TClosures : struct, IClosuresVariant<TClosures>
{
    [Fact]
    public void Event_ReachesHandlersOfItsTopicAndLevel()
    {
        var router = TClosures.Create(4);
        var seen = new List<string>();
        router.Subscribe("a", 2, (topic, level) => seen.Add("1" + topic + level));
        router.Subscribe("a", 3, (topic, level) => seen.Add("2" + topic + level));
        router.Subscribe("b", 0, (topic, level) => seen.Add("3" + topic + level));

        Assert.Equal(4, router.PublishAll([("a", 1), ("a", 2), ("b", -1), ("c", 9), ("b", 0), ("a", 3)]));
        Assert.Equal(["1a2", "3b0", "1a3", "2a3"], seen);
    }

    [Fact]
    public void LastEvents_AreKeptByTopic()
    {
        var router = TClosures.Create(3);
        router.PublishAll([("a", 1), ("a", 2), ("b", 7), ("a", 3), ("a", 4)]);

        Assert.Equal([4, 3, 2], router.LastOf("a"));
        Assert.Equal([7], router.LastOf("b"));
        Assert.Empty(router.LastOf("c"));
    }

    [Fact]
    public void HandlerThatFails_StopsThePublication()
    {
        var router = TClosures.Create(3);
        var seen = 0;
        router.Subscribe("a", 0, (_, level) => seen += level == 2 ? throw new InvalidOperationException() : 1);

        Assert.Throws<InvalidOperationException>(() => router.PublishAll([("a", 1), ("a", 2), ("a", 3)]));
        Assert.Equal(1, seen);
        Assert.Equal([2, 1], router.LastOf("a"));
    }

    [Fact]
    public void NullTopic_Throws() => Assert.Throws<ArgumentNullException>(() => TClosures.Create(1).PublishAll([(null!, 1)]));
}
