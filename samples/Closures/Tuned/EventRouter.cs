using System.Collections.Concurrent;

namespace Closures;

/// <summary>
/// Hands events to whoever has asked for their topic. The handlers of a topic are an array that each subscription replaces, and the last events are in a
/// ring, so that publishing makes no object and holds a lock only while it writes one number.
/// </summary>
public sealed class EventRouter
{
    private readonly ConcurrentDictionary<string, Channel> _channels = new();
    private readonly int _kept;

    /// <summary>A router whose topics remember their last events.</summary>
    /// <param name="kept">How many of them.</param>
    public EventRouter(int kept) => _kept = kept;

    /// <summary>Asks for the events of a topic from a level on.</summary>
    public void Subscribe(string topic, int level, Action<string, int> handler) => ChannelOf(topic).Add(new Subscription(level, handler));

    /// <summary>Hands events to their handlers.</summary>
    /// <returns>How many handlers ran.</returns>
    public int PublishAll(IReadOnlyList<(string Topic, int Level)> events)
    {
        var delivered = 0;
        for (var i = 0; i < events.Count; i++)
        {
            var (topic, level) = events[i];
            var channel = ChannelOf(topic);
            channel.Remember(level);
            foreach (ref readonly var handler in channel.Handlers.AsSpan())
            {
                if (handler.Level > level)
                    continue;
                handler.Run(topic, level);
                delivered++;
            }
        }

        return delivered;
    }

    /// <summary>The levels of the last events of a topic, the latest first.</summary>
    public IReadOnlyList<int> LastOf(string topic) => ChannelOf(topic).Latest();

    private Channel ChannelOf(string topic) =>
        _channels.TryGetValue(topic, out var channel) ? channel : _channels.GetOrAdd(topic, static (_, kept) => new Channel(kept), _kept);

    private readonly record struct Subscription(int Level, Action<string, int> Run);

    private sealed class Channel(int kept)
    {
        private readonly int[] _ring = new int[kept];
        private readonly Lock _gate = new();
        private Subscription[] _handlers = [];
        private int _count;
        private int _next;

        public Subscription[] Handlers => Volatile.Read(ref _handlers);

        public void Add(Subscription handler)
        {
            lock (_gate)
                Volatile.Write(ref _handlers, [.. _handlers, handler]);
        }

        public void Remember(int level)
        {
            lock (_gate)
            {
                _ring[_next] = level;
                _next = _next + 1 == _ring.Length ? 0 : _next + 1;
                _count = Math.Min(_count + 1, _ring.Length);
            }
        }

        public int[] Latest()
        {
            lock (_gate)
            {
                var latest = new int[_count];
                for (var i = 0; i < latest.Length; i++)
                    latest[i] = _ring[(_next - 1 - i + _ring.Length) % _ring.Length];
                return latest;
            }
        }
    }
}
