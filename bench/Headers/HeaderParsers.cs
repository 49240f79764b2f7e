extern alias HeadersBefore;
extern alias HeadersAfter;

namespace Allocations.Bench.Headers;

/// <summary>One version of the parsers.</summary>
public interface IHeaderParsers
{
    /// <summary>The version: Before or After.</summary>
    static abstract string Name { get; }

    /// <summary>All that a request head says, as one number.</summary>
    static abstract long Parse(string[] lines);

    /// <summary>The bytes that lines of a key-value server announce.</summary>
    static abstract long BytesOf(string[] lines);

    /// <summary>The uptime that texts of several lines say.</summary>
    static abstract long UptimeOf(string[] infos);
}

/// <summary>The parsers as people write them.</summary>
public readonly struct BeforeParsers : IHeaderParsers
{
    public static string Name => "Before";

    public static long Parse(string[] lines)
    {
        var head = HeadersBefore::Headers.HttpHead.Parse(lines);
        return HeadNumber.Of(head.ContentLength, head.KeepAlive, (int)head.Codings, head.RangeStart, head.RangeEnd);
    }

    public static long BytesOf(string[] lines) => HeadersBefore::Headers.RespHead.BytesOf(lines);

    public static long UptimeOf(string[] infos) => HeadersBefore::Headers.RespHead.UptimeOf(infos);
}

/// <summary>What the fixes make of them.</summary>
public readonly struct AfterParsers : IHeaderParsers
{
    public static string Name => "After";

    public static long Parse(string[] lines)
    {
        var head = HeadersAfter::Headers.HttpHead.Parse(lines);
        return HeadNumber.Of(head.ContentLength, head.KeepAlive, (int)head.Codings, head.RangeStart, head.RangeEnd);
    }

    public static long BytesOf(string[] lines) => HeadersAfter::Headers.RespHead.BytesOf(lines);

    public static long UptimeOf(string[] infos) => HeadersAfter::Headers.RespHead.UptimeOf(infos);
}

/// <summary>Every part of a request head in one number, so that no parser gets away with leaving one out.</summary>
internal static class HeadNumber
{
    public static long Of(long contentLength, bool keepAlive, int codings, long rangeStart, long rangeEnd) =>
        ((((((contentLength * 2) + (keepAlive ? 1 : 0)) * 4) + codings) * 1000) + rangeStart) * 1000 + rangeEnd;
}
