namespace Slab;

/// <summary>Milliseconds that only go forward, for deadlines. Reads the coarse counter of the system unless a test brings its own time.</summary>
internal readonly struct CacheClock(TimeProvider time)
{
    private readonly TimeProvider? _time = ReferenceEquals(time, TimeProvider.System) ? null : time;

    /// <summary>Milliseconds since some fixed moment.</summary>
    public long Milliseconds => _time is null ? Environment.TickCount64 : (long)_time.GetElapsedTime(0).TotalMilliseconds;
}
