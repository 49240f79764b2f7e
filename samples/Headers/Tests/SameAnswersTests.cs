extern alias After;
extern alias Before;

namespace Headers.Tests;

/// <summary>That the fixes left every answer and every exception of the parsers as they were.</summary>
public sealed class SameAnswersTests
{
    private static readonly string[] Names = ["Content-Length", "content-length ", "Connection", "Accept-Encoding", "Range", "Host", "", "$", ":", "*", "+", "uptime_in_seconds"];

    private static readonly string[] Values =
    [
        "", " ", "12", " 12 ", "-1", "+5", "1,000", "99999999999999999999", "keep-alive", " Keep-Alive", "close", "gzip, br", "gzip,br,", ",", "GZIP", "br;q=1",
        "bytes=1-2", "bytes=1-", "bytes=-2", "bytes=1-2-3", "bytes=", "bytes= 7 -9", "items=1-2", "OK", "OK\r", "OK ", "\u00a07", "\u0130", "12\r\nuptime_in_seconds:7", "x\nuptime_in_seconds:8",
    ];

    public static TheoryData<string> Lines
    {
        get
        {
            var lines = new TheoryData<string>();
            foreach (var name in Names)
            {
                foreach (var value in Values)
                {
                    lines.Add(name + ":" + value);
                    lines.Add(name + value);
                }
            }

            return lines;
        }
    }

    [Theory]
    [MemberData(nameof(Lines))]
    public void EveryLine_IsReadAlike(string line)
    {
        string[] lines = ["Host: example.org", line, line];

        Assert.Equal(Answer(() => Before::Headers.HttpHead.Parse(lines).ToString()), Answer(() => After::Headers.HttpHead.Parse(lines).ToString()));
        Assert.Equal(Answer(() => Before::Headers.RespHead.BytesOf([line])), Answer(() => After::Headers.RespHead.BytesOf([line])));
        Assert.Equal(Answer(() => Before::Headers.RespHead.UptimeOf([line])), Answer(() => After::Headers.RespHead.UptimeOf([line])));
    }

    [Fact]
    public void Head_SaysWhatItsLinesSay()
    {
        var head = After::Headers.HttpHead.Parse(["Content-Length: 12", "Connection: Keep-Alive", "Accept-Encoding: gzip, deflate, br", "Range: bytes=200-499"]);

        Assert.Equal(new After::Headers.HttpHead(12, true, After::Headers.Codings.GZip | After::Headers.Codings.Brotli, 200, 499), head);
        Assert.Equal(8 + 12 + 8 + 1, After::Headers.RespHead.BytesOf(["*3\r", "$12\r", ":1000\r", "+OK\r"]));
        Assert.Equal(86400, After::Headers.RespHead.UptimeOf(["# Server\r\nuptime_in_seconds:86400\r\nhz:10"]));
    }

    private static string Answer<T>(Func<T> read)
    {
        try
        {
            return read()?.ToString() ?? "null";
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }
}
