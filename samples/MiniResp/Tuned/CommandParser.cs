using System.Buffers.Text;

namespace MiniResp;

/// <summary>
/// Finds the arguments of commands in the bytes that have arrived, without copying them. Where a command is not complete it goes on at the same place
/// once more bytes are there, so that each header is read once.
/// </summary>
internal sealed class CommandParser(RespServerOptions options)
{
    private const int Kept = 1024;

    private (int Start, int Length)[] _arguments = new (int, int)[8];
    private int _missing;
    private int _bulkLength = -1;
    private int _position;

    /// <summary>How many arguments the last command has, its name included.</summary>
    public int Count { get; private set; }

    /// <summary>Where an argument lies, from the beginning of its command.</summary>
    public (int Start, int Length) this[int index] => _arguments[index];

    /// <summary>Looks for a command at the beginning of the input.</summary>
    /// <param name="input">The bytes that have arrived and belong to no earlier command.</param>
    /// <param name="consumed">The bytes that are done with; 0 where the command is not complete.</param>
    /// <returns>Whether a command is complete; it may have no arguments.</returns>
    /// <exception cref="ProtocolException">It is no command, or too big.</exception>
    public bool TryRead(ReadOnlySpan<byte> input, out int consumed)
    {
        consumed = 0;
        if (_missing == 0 && _bulkLength < 0)
        {
            Count = 0;
            if (_arguments.Length > Kept)
                _arguments = new (int, int)[8];
            if (!TryReadLine(input, out var line))
                return false;
            if (line is not [(byte)'*', .. var digits])
                ReadWords(line);
            else if (!TryParse(digits, out var count) || count > options.MaxArguments)
                throw new ProtocolException("invalid multibulk length");
            else
                _missing = (int)Math.Max(count, 0);
        }

        while (_missing > 0)
        {
            if (_bulkLength < 0 && !TryReadHeader(input))
                return false;
            if (input.Length - _position < _bulkLength + 2)
                return false;
            if (!input.Slice(_position + _bulkLength, 2).SequenceEqual("\r\n"u8))
                throw new ProtocolException("expected the end of a bulk string");
            Add(_position, _bulkLength);
            _position += _bulkLength + 2;
            _bulkLength = -1;
            _missing--;
        }

        consumed = _position;
        _position = 0;
        return true;
    }

    /// <summary>How many more bytes the command needs at least.</summary>
    public int Needed(int available) => _bulkLength < 0 ? 1 : _position + _bulkLength + 2 - available;

    private bool TryReadHeader(ReadOnlySpan<byte> input)
    {
        if (!TryReadLine(input, out var line))
            return false;
        if (line is not [(byte)'$', .. var digits])
            throw new ProtocolException($"expected '$', got '{(line.Length > 0 ? (char)line[0] : ' ')}'");
        if (!TryParse(digits, out var length) || length < 0 || length > options.MaxBulkLength)
            throw new ProtocolException("invalid bulk length");
        _bulkLength = (int)length;
        return true;
    }

    private bool TryReadLine(ReadOnlySpan<byte> input, out ReadOnlySpan<byte> line)
    {
        var rest = input[_position..];
        var end = rest.IndexOf((byte)'\n');
        if ((end < 0 ? rest.Length : end) > options.MaxLineLength + 1)
            throw new ProtocolException("too big inline request");
        line = end < 0 ? default : rest[..end];
        if (end < 0)
            return false;
        _position += end + 1;
        if (line is [.. var text, (byte)'\r'])
            line = text;
        return true;
    }

    /// <summary>Reads an inline command, whose line is all there is to it.</summary>
    private void ReadWords(ReadOnlySpan<byte> line)
    {
        foreach (var range in line.SplitAny(" \t"u8))
        {
            var (offset, length) = range.GetOffsetAndLength(line.Length);
            if (length == 0)
                continue;
            if (Count == options.MaxArguments)
                throw new ProtocolException("too many arguments");
            Add(offset, length);
        }
    }

    private void Add(int start, int length)
    {
        if (Count == _arguments.Length)
            Array.Resize(ref _arguments, Count * 2);
        _arguments[Count++] = (start, length);
    }

    private static bool TryParse(ReadOnlySpan<byte> digits, out long number) => Utf8Parser.TryParse(digits, out number, out var used) && used == digits.Length;
}
