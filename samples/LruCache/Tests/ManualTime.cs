namespace Lru.Tests;

/// <summary>A time that stands still until a test moves it.</summary>
internal sealed class ManualTime : TimeProvider
{
    private long _ticks;
    private int _readings;

    /// <summary>How often the time was read.</summary>
    public int Readings
    {
        get => _readings;
        set => _readings = value;
    }

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;

    public override long GetTimestamp()
    {
        Interlocked.Increment(ref _readings);
        return Volatile.Read(ref _ticks);
    }

    public void Advance(TimeSpan time) => Interlocked.Add(ref _ticks, time.Ticks);
}
