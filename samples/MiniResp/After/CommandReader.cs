using System.Globalization;
using System.Text;

namespace MiniResp;

/// <summary>Reads the commands of a client, as arrays of bulk strings or as inline commands. Each char is a byte.</summary>
internal sealed class CommandReader(ClientStream stream, RespServerOptions options)
{
    private const int PieceLength = 16 * 1024;

    private readonly StreamReader _reader = new(stream, Encoding.Latin1, detectEncodingFromByteOrderMarks: false, PieceLength, leaveOpen: true);
    private readonly char[] _letters = new char[PieceLength];
    private int _position;
    private int _end;

    /// <summary>The next command, its name first, or <see langword="null"/> where the client sends no more.</summary>
    /// <exception cref="ProtocolException">The client sent no command, or one that is too big.</exception>
    public async Task<List<string>?> ReadAsync(CancellationToken cancellationToken)
    {
        while (await ReadLineAsync(cancellationToken) is { } line)
        {
            if (!line.StartsWith('*'))
            {
                var words = line.Split((char[])[' ', '\t'], StringSplitOptions.RemoveEmptyEntries);
                if (words.Length > options.MaxArguments)
                    throw new ProtocolException("too many arguments");
                if (words.Length > 0)
                    return [.. words];
                continue;
            }

            if (!int.TryParse(line.Substring(1), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var count) || count > options.MaxArguments)
                throw new ProtocolException("invalid multibulk length");
            if (count > 0)
                return await ReadArrayAsync(count, cancellationToken);
        }

        return null;
    }

    private async Task<List<string>?> ReadArrayAsync(int count, CancellationToken cancellationToken)
    {
        var arguments = new List<string>();
        for (var i = 0; i < count; i++)
        {
            if (await ReadLineAsync(cancellationToken) is not { } line)
                return null;
            if (!line.StartsWith('$'))
                throw new ProtocolException($"expected '$', got '{(line.Length > 0 ? line[0] : ' ')}'");
            if (!int.TryParse(line.Substring(1), NumberStyles.None, CultureInfo.InvariantCulture, out var length) || length > options.MaxBulkLength)
                throw new ProtocolException("invalid bulk length");
            if (await ReadBulkAsync(length, cancellationToken) is not { } argument)
                return null;
            arguments.Add(argument);
        }

        return arguments;
    }

    /// <summary>Reads a bulk string piece by piece, so that memory is taken only for what arrives.</summary>
    private async Task<string?> ReadBulkAsync(int length, CancellationToken cancellationToken)
    {
        var text = new StringBuilder();
        while (text.Length < length + 2)
        {
            stream.Expect(PieceLength);
            if (_position == _end && !await FillAsync(cancellationToken))
                return null;
            var piece = Math.Min(length + 2 - text.Length, _end - _position);
            text.Append(_letters, _position, piece);
            _position += piece;
        }

        if (text[length] != '\r' || text[length + 1] != '\n')
            throw new ProtocolException("expected the end of a bulk string");
        return text.ToString(0, length);
    }

    /// <summary>Reads a line. A carriage return belongs to its end only right before the line feed; <c>StreamReader</c> would end a line at each.</summary>
    private async Task<string?> ReadLineAsync(CancellationToken cancellationToken)
    {
        stream.Expect(options.MaxLineLength);
        var begun = "";
        while (true)
        {
            var end = Array.IndexOf(_letters, '\n', _position, _end - _position);
            var line = begun + new string(_letters, _position, (end < 0 ? _end : end) - _position);
            _position = end < 0 ? _end : end + 1;
            if (line.Length > options.MaxLineLength + 1)
                throw new ProtocolException("too big inline request");
            if (end >= 0)
                return line.EndsWith('\r') ? line.Substring(0, line.Length - 1) : line;
            if (!await FillAsync(cancellationToken))
                return null;
            begun = line;
        }
    }

    private async Task<bool> FillAsync(CancellationToken cancellationToken)
    {
        _position = 0;
        _end = await _reader.ReadAsync(_letters, cancellationToken);
        return _end > 0;
    }
}
