namespace Headers;

/// <summary>The codings that a client understands.</summary>
[Flags]
public enum Codings
{
    /// <summary>None that the server has.</summary>
    None = 0,

    /// <summary>GZip.</summary>
    GZip = 1,

    /// <summary>Brotli.</summary>
    Brotli = 2,
}

/// <summary>What a server has to know of a request before it reads the body.</summary>
/// <param name="ContentLength">The bytes of the body; -1 where no header says it, -2 where one says nonsense.</param>
/// <param name="KeepAlive">Whether the connection stays open.</param>
/// <param name="Codings">The codings of the answer.</param>
/// <param name="RangeStart">The first byte that is asked for.</param>
/// <param name="RangeEnd">The last byte that is asked for; -1 for all.</param>
public readonly record struct HttpHead(long ContentLength, bool KeepAlive, Codings Codings, long RangeStart, long RangeEnd)
{
    /// <summary>Reads the header lines of a request, without the line that names the method.</summary>
    public static HttpHead Parse(string[] lines)
    {
        var head = new HttpHead(-1, false, Codings.None, 0, -1);
        foreach (var line in lines)
        {
            var colon = line.IndexOf(':');
            if (colon <= 0)
            {
                continue;
            }

            var name = line.AsSpan(0, colon).Trim();
            if (name.Equals("Content-Length", StringComparison.OrdinalIgnoreCase))
            {
                head = head with { ContentLength = long.TryParse(line.AsSpan(colon + 1).Trim(), out var length) ? length : -2 };
            }
            else if (name.Equals("Connection", StringComparison.OrdinalIgnoreCase))
            {
                head = head with { KeepAlive = line.AsSpan(colon + 1).Trim().Equals("keep-alive", StringComparison.OrdinalIgnoreCase) };
            }
            else if (name.Equals("Accept-Encoding", StringComparison.OrdinalIgnoreCase))
            {
                head = head with { Codings = ParseCodings(line.Substring(colon + 1)) };
            }
            else if (name.Equals("Range", StringComparison.OrdinalIgnoreCase))
            {
                head = ParseRange(head, line.Substring(colon + 1).Trim());
            }
        }

        return head;
    }

    private static Codings ParseCodings(string value)
    {
        var codings = Codings.None;
        if (value.Length == 0)
        {
            return codings;
        }

        foreach (var codingRange in value.AsSpan().Split(','))
        {
            var coding = value.AsSpan()[codingRange];
            var name = coding.Trim();
            if (name.SequenceEqual("gzip"))
            {
                codings |= Codings.GZip;
            }
            else if (name.SequenceEqual("br"))
            {
                codings |= Codings.Brotli;
            }
        }

        return codings;
    }

    /// <summary>Reads <c>bytes=200-499</c> and <c>bytes=200-</c>.</summary>
    private static HttpHead ParseRange(HttpHead head, string value)
    {
        if (!value.StartsWith("bytes=", StringComparison.Ordinal))
        {
            return head;
        }

        Span<Range> endsRanges = stackalloc Range[4];
        var endsCount = value.AsSpan().Split(endsRanges, '-');
        if (endsCount != 2 || !long.TryParse(value.AsSpan(6, value.AsSpan()[endsRanges[0]].Length - 6).Trim(), out var first))
        {
            return head;
        }

        return head with { RangeStart = first, RangeEnd = long.TryParse(value.AsSpan()[endsRanges[1]], out var last) ? last : -1 };
    }
}
