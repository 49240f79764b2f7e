using System.Text;

namespace MiniResp;

/// <summary>A command where it lies in the buffer of its connection.</summary>
internal readonly ref struct CommandArguments(ReadOnlySpan<byte> command, CommandParser parser)
{
    private readonly ReadOnlySpan<byte> _command = command;

    /// <summary>How many arguments there are, the name included.</summary>
    public int Count => parser.Count;

    public ReadOnlySpan<byte> this[int index]
    {
        get
        {
            var (start, length) = parser[index];
            return _command.Slice(start, length);
        }
    }

    /// <summary>Whether an argument is a word, whatever its case.</summary>
    public bool Is(int index, ReadOnlySpan<byte> word) => Ascii.EqualsIgnoreCase(this[index], word);
}
