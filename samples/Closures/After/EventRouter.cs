using System.Collections.Concurrent;
using Allocations;

namespace Closures;

/// <summary>Hands events to whoever has asked for their topic, as people write it: with a lambda wherever one is short.</summary>
public sealed class EventRouter
{
    private readonly ConcurrentDictionary<string, Channel> _channels = new();
    private readonly object _gate = new();
    private readonly int _kept;

    /// <summary>A router whose topics remember their last events.</summary>
    /// <param name="kept">How many of them.</param>
    public EventRouter(int kept) => _kept = kept;

    /// <summary>Asks for the events of a topic from a level on.</summary>
    public void Subscribe(string topic, int level, Action<string, int> handler)
    {
        var channel = ChannelOf(topic);
        Locked(() => channel.Handlers.Add(new Subscription(level, handler)));
    }

    /// <summary>Hands events to their handlers, which a program does all day: the attribute says so to the analyzers.</summary>
    /// <returns>How many handlers ran.</returns>
    [HotPath]
    public int PublishAll(IReadOnlyList<(string Topic, int Level)> events)
    {
        var delivered = 0;
        for (var i = 0; i < events.Count; i++)
        {
            var (topic, level) = events[i];
            var channel = ChannelOf(topic);
            Locked(static state => state.channel.Remember(state.level), (channel, level));
            delivered += Deliver(channel, topic, level);
        }

        return delivered;
    }

    /// <summary>The levels of the last events of a topic, the latest first.</summary>
    public IReadOnlyList<int> LastOf(string topic)
    {
        var channel = ChannelOf(topic);
        return channel.Last.AsEnumerable().Reverse().ToList();
    }

    [HotPath]
    private static int Deliver(Channel channel, string topic, int level)
    {
        var found = false;
        foreach (var handler in channel.Handlers)
        {
            if (handler.Level <= level)
            {
                found = true;
                break;
            }
        }
        if (!found)
            return 0;

        var delivered = 0;
        foreach (var handler in channel.Handlers)
        {
            if (handler.Level > level)
                continue;
            handler.Run(topic, level);
            delivered++;
        }

        return delivered;
    }

    private Channel ChannelOf(string topic) => _channels.GetOrAdd(topic, static (_, self) => new Channel(self._kept), this);

    private void Locked(Action action)
    {
        lock (_gate)
        {
            action();
        }
    }

    private void Locked<TState>(Action<TState> action, TState state)
    {
        lock (_gate)
        {
            action(state);
        }
    }

    private sealed record Subscription(int Level, Action<string, int> Run);

    private sealed class Channel(int kept)
    {
        public List<Subscription> Handlers { get; } = new();

        public List<int> Last { get; } = new();

        public void Remember(int level)
        {
            if (Last.Count == kept)
                Last.RemoveAt(0);
            Last.Add(level);
        }
    }
}
