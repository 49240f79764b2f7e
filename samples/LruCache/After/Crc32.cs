namespace Lru;

/// <summary>The checksum of Ethernet, gzip and many hash rings.</summary>
public static class Crc32
{
    private static readonly uint[] Table = MakeTable();

    /// <summary>The checksum of some bytes.</summary>
    public static uint Compute(ReadOnlySpan<byte> bytes)
    {
        var crc = uint.MaxValue;
        foreach (var b in bytes)
        {
            crc = Table[(byte)(crc ^ b)] ^ crc >> 8;
        }

        return ~crc;
    }

    private static uint[] MakeTable()
    {
        var table = new uint[256];
        for (var i = 0u; i < table.Length; i++)
        {
            var crc = i;
            for (var bit = 0; bit < 8; bit++)
            {
                crc = (crc & 1) == 0 ? crc >> 1 : 0xEDB88320 ^ crc >> 1;
            }

            table[i] = crc;
        }

        return table;
    }
}
