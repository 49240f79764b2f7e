namespace Lru.Tests;

/// <summary>How often the caches have what is asked for, against the textbook's list and dictionary.</summary>
public sealed class HitRateTests
{
    private const int Keys = 100_000;
    private const int Requests = 1_000_000;

    private static readonly HitRate Zipf = HitRate.Zipf(0.86, Keys, Requests);
    private static readonly HitRate Uniform = HitRate.Uniform(Keys, Requests);

    [Theory]
    [InlineData(1, 10_000)]
    [InlineData(16, 625)]
    public void Zipf_Lru_HitsAsOftenAsTheTextbook(int buckets, int capacityPerBucket)
    {
        var textbook = Zipf.Measure(TextbookLru.Create(1, 10_000));

        Assert.InRange(textbook, 54, 56);
        Assert.InRange(Zipf.Measure(TunedLru<long>.Create(buckets, capacityPerBucket)), textbook - 0.5, textbook + 0.5);
    }

    [Theory]
    [InlineData(1, 10_000)]
    [InlineData(16, 625)]
    public void Zipf_Lru2_HitsFivePointsMoreOften(int buckets, int capacityPerBucket)
    {
        var textbook = Zipf.Measure(TextbookLru.Create(1, 10_000));

        // What the most frequent tenth of the keys would give, if it were known beforehand.
        Assert.InRange(Zipf.Measure(TunedLru2<long>.Create(buckets, capacityPerBucket)), textbook + 5, 66.5);
    }

    [Fact]
    public void Uniform_HitsAsOftenAsThereIsRoom()
    {
        Assert.InRange(Uniform.Measure(TunedLru<long>.Create(1, 10_000)), 9.5, 10.5);
        Assert.InRange(Uniform.Measure(TunedLru2<long>.Create(1, 10_000)), 9.5, 10.5);
    }
}

/// <summary>What a textbook makes of the task: a list in the order of use, and a dictionary to its nodes.</summary>
internal readonly struct TextbookLru : ILruOperations<TextbookLru, long>
{
    private readonly Dictionary<string, LinkedListNode<(string Key, long Value)>> _nodes = [];
    private readonly LinkedList<(string Key, long Value)> _order = [];
    private readonly int _capacity;

    private TextbookLru(int capacity) => _capacity = capacity;

    public static string Name => "Textbook";

    public static TextbookLru Create(int buckets, int capacityPerBucket) => new(buckets * capacityPerBucket);

    public void Put(string key, long value)
    {
        if (_nodes.Remove(key, out var old))
        {
            _order.Remove(old);
        }
        else if (_nodes.Count == _capacity)
        {
            _nodes.Remove(_order.Last!.Value.Key);
            _order.RemoveLast();
        }

        _nodes.Add(key, _order.AddFirst((key, value)));
    }

    public bool TryGet(string key, out long value)
    {
        if (!_nodes.TryGetValue(key, out var node))
        {
            value = 0;
            return false;
        }

        _order.Remove(node);
        _order.AddFirst(node);
        value = node.Value.Value;
        return true;
    }
}
