using System.Globalization;
using System.Text;

namespace MiniResp;

/// <summary>Reads the commands of a client, as arrays of bulk strings or as inline commands. Each char is a byte.</summary>
internal sealed class CommandReader(ClientStream stream, RespServerOptions options)
{
    private const int PieceLength = 16 * 1024;

    private readonly StreamReader _reader = new(stream, Encoding.Latin1, detectEncodingFromByteOrderMarks: false, PieceLength, leaveOpen: true);

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
        while (text.Length < length)
        {
            var piece = new char[Math.Min(length - text.Length, PieceLength)];
            stream.Expect(piece.Length);
            if (await _reader.ReadBlockAsync(piece, cancellationToken) < piece.Length)
                return null;
            text.Append(piece);
        }

        var end = await ReadLineAsync(cancellationToken);
        if (end?.Length > 0)
            throw new ProtocolException("expected the end of a bulk string");
        return end is null ? null : text.ToString();
    }

    private async Task<string?> ReadLineAsync(CancellationToken cancellationToken)
    {
        stream.Expect(options.MaxLineLength);
        var line = await _reader.ReadLineAsync(cancellationToken);
        if (line?.Length > options.MaxLineLength)
            throw new ProtocolException("too big inline request");
        return stream.EndedInMidLine ? null : line;
    }
}
