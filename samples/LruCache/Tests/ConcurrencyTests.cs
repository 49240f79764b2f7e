using System.Globalization;

namespace Lru.Tests;

/// <summary>What must hold while several threads use the same keys.</summary>
public abstract class ConcurrencyTests<TTexts, TPairs>
    where TTexts : struct, ILruVariant<TTexts, string>
    where TPairs : struct, ILruVariant<TPairs, Twin>
{
    private const int Threads = 4;
    private const int PerThread = 30_000;

    /// <summary>More keys than places, so that each place is given to one key after the other while others read it.</summary>
    [Fact]
    public void Get_WhilePlacesChangeHands_NeverGivesTheValueOfAnotherKey()
    {
        var cache = TPairs.Create(1, 8);
        var keys = KeysOf(24);
        var hits = 0;
        Together.Run(Threads, thread =>
        {
            var random = new Random(thread);
            for (var i = 0; i < PerThread; i++)
            {
                var number = random.Next(keys.Length);
                switch (random.Next(8))
                {
                    case 0:
                        cache.Remove(keys[number]);
                        break;
                    case < 4:
                        cache.Put(keys[number], Twin.Of(number, i));
                        break;
                    default:
                        if (cache.TryGet(keys[number], out var value))
                        {
                            Interlocked.Increment(ref hits);
                            Assert.True(value.IsOf(number), $"{value} for {number}");
                        }

                        break;
                }
            }
        });

        Assert.InRange(cache.Count, 0, 8);
        Assert.InRange(hits, 1, Threads * PerThread);
    }

    [Fact]
    public void GetAndPut_OfReferences_GiveTheKeysOwnValue()
    {
        var cache = TTexts.Create(2, 4);
        var keys = KeysOf(20);
        Together.Run(Threads, thread =>
        {
            var random = new Random(thread);
            for (var i = 0; i < PerThread; i++)
            {
                var key = keys[random.Next(keys.Length)];
                if (cache.TryGet(key, out var value))
                {
                    Assert.Equal(key, value);
                }
                else
                {
                    cache.Put(key, key);
                }
            }
        });

        Assert.InRange(cache.Count, 1, 8);
    }

    [Fact]
    public void Get_OfAKeyInUse_AlwaysHits()
    {
        var cache = TTexts.Create(1, 64);
        cache.Put("used", "value");
        Together.Run(2, thread =>
        {
            for (var i = 0; i < PerThread; i++)
            {
                if (thread == 0)
                {
                    Assert.True(cache.TryGet("used", out var value));
                    Assert.Equal("value", value);
                }
                else
                {
                    // Fewer other keys than places: nothing has to go.
                    cache.Put("other" + i % 60, "other");
                }
            }
        });

        Assert.Equal(61, cache.Count);
    }

    [Fact]
    public void CountAfterAll_IsWhatCanBeRead()
    {
        var cache = TTexts.Create(4, 16);
        var keys = KeysOf(200);
        Together.Run(Threads, thread =>
        {
            var random = new Random(thread);
            for (var i = 0; i < PerThread; i++)
            {
                var key = keys[random.Next(keys.Length)];
                if (random.Next(3) == 0)
                {
                    cache.Remove(key);
                }
                else
                {
                    cache.Put(key, key);
                }
            }
        });

        Assert.Equal(cache.Count, keys.Count(key => cache.TryGet(key, out _)));
        Assert.Equal(cache.Count, keys.Count(cache.Remove) + cache.Count);
        Assert.Equal(0, cache.Count);
    }

    private static string[] KeysOf(int count) => [.. Enumerable.Range(0, count).Select(static i => "key" + i.ToString(CultureInfo.InvariantCulture))];
}

/// <summary>A value of several words that says whether they belong together, and to which key.</summary>
public readonly record struct Twin(long Number, long Turn, long Check, string Text)
{
    public static Twin Of(long number, long turn) => new(number, turn, number * 31 + turn * 17, "twin");

    public bool IsOf(long number) => Number == number && Check == number * 31 + Turn * 17 && Text == "twin";
}
