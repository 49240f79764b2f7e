// title: `stream.Write(BitConverter.GetBytes(number), 0, 4)`
// rule: ALLOC506
// bytes: 32
// fix: ALLOC506
// safety: safe
// after: 0
sealed class Log : Stream
{
    public StringBuilder Text { get; } = new();

    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => 0;

    public override long Position { get; set; }

    public override void Flush()
    {
    }

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count)
    {
        if (count == 2)
            throw new IOException();
        Text.Append(Convert.ToHexString(buffer, offset, count)).Append(' ').Append(count).Append(';');
    }
}

static class Case
{
    static Stream s_stream = new MemoryStream(1024);

    static long Probe(int number = 300)
    {
        s_stream.Position = 0;
        s_stream.Write([|BitConverter.GetBytes(number)|], 0, 4);
        return s_stream.Position;
    }

    static string Behave(long number, Guid id, decimal amount)
    {
        var memory = new MemoryStream();
        Stream stream = memory;
        stream.Write([|BitConverter.GetBytes(number)|], 0, 8);
        stream.Write([|BitConverter.GetBytes(number)|], 2, 3);
        stream.Write([|id.ToByteArray()|], 0, 16);
        var bits = [|decimal.GetBits(amount)|];
        return Convert.ToHexString(memory.GetBuffer(), 0, (int)memory.Length) + bits[0] + bits[3];
    }

    static string BehaveDerived(int[] numbers, short small, bool fails)
    {
        var log = new Log();
        Stream target = log;
        try
        {
            foreach (var number in numbers)
                target.Write([|BitConverter.GetBytes(number)|], 0, 4);
            if (fails)
                target.Write([|BitConverter.GetBytes(small)|], 0, 2);
        }
        catch (IOException)
        {
            log.Text.Append("failed");
        }

        return log.Text.ToString();
    }
}
