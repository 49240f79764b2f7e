namespace Headers;

/// <summary>Reads the lines that begin a value in the protocol of a key-value server: <c>$12</c>, <c>:1000</c>, <c>*3</c>, <c>+OK</c>.</summary>
public static class RespHead
{
    /// <summary>The bytes of the values that follow, as the lines say.</summary>
    /// <exception cref="FormatException">A line is none of the protocol.</exception>
    public static long BytesOf(string[] lines)
    {
        long bytes = 0;
        foreach (var line in lines)
        {
            if (line.Length == 0)
            {
                continue;
            }

            switch (line.Substring(0, 1))
            {
                case "$":
                    bytes += Math.Max(0, long.Parse(line.Substring(1).TrimEnd()));
                    break;
                case "*":
                case ":":
                    bytes += long.Parse(line.Substring(1).TrimEnd()) >= 0 ? 8 : 0;
                    break;
                case "+":
                    bytes += line.Substring(1).TrimEnd() == "OK" ? 1 : 0;
                    break;
                default:
                    throw new FormatException("No line of the protocol: " + line);
            }
        }

        return bytes;
    }

    /// <summary>The seconds that servers have been up, together, as the lines of their <c>INFO</c> say: <c>uptime_in_seconds:86400</c>.</summary>
    /// <exception cref="FormatException">A line does not say a number.</exception>
    public static long UptimeOf(string[] infos)
    {
        long seconds = 0;
        foreach (var info in infos)
        {
            if (info.Length == 0)
            {
                continue;
            }

            foreach (var line in info.Split('\n'))
            {
                if (line.StartsWith("uptime_in_seconds:", StringComparison.Ordinal))
                {
                    seconds += long.Parse(line.Substring(18).Trim());
                }
            }
        }

        return seconds;
    }
}
