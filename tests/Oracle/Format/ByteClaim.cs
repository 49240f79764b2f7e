using System.Collections.Immutable;
using System.Globalization;
using Allocations.Oracle.Measuring;

namespace Allocations.Oracle.Format;

/// <summary>Bytes of one call and of one iteration in a loop.</summary>
internal readonly record struct ByteCount(decimal Once, decimal Loop)
{
    /// <inheritdoc/>
    public override string ToString() => Once == Loop ? Text(Once) : Text(Once) + "/" + Text(Loop);

    /// <summary>
    /// Without what a runtime that still compiles allocates now and then for itself. An object takes a multiple of 8 bytes, so a rest below that is
    /// not of the measured code.
    /// </summary>
    public ByteCount WithoutStrayBytes() => new(Once - (Once % 8), Loop - (Loop % 8));

    /// <summary>A number of bytes without needless zeros.</summary>
    public static string Text(decimal bytes) => bytes.ToString("0.####", CultureInfo.InvariantCulture);
}

/// <summary>
/// What a case claims for each runtime: entries separated by commas, each <c>[runtime ]once[/loop]</c> with alternatives separated by <c>|</c>. An
/// entry without runtime holds for all that have none of their own.
/// </summary>
internal sealed class ByteClaim
{
    private readonly ImmutableDictionary<string, ImmutableArray<ByteCount>> _allowed;

    private ByteClaim(ImmutableDictionary<string, ImmutableArray<ByteCount>> allowed) => _allowed = allowed;

    /// <summary>Whether the claim holds for what was measured on a runtime.</summary>
    public bool Allows(string runtime, ByteCount measured) => _allowed[runtime].Any(count => count == measured);

    /// <summary>What is claimed for a runtime; the first where there are alternatives.</summary>
    public ByteCount Of(string runtime) => _allowed[runtime][0];

    /// <summary>The claim for one runtime, with its alternatives.</summary>
    public string TextOf(string runtime) => string.Join(" | ", _allowed[runtime]);

    /// <inheritdoc/>
    public override string ToString()
    {
        var groups = _allowed.OrderBy(static pair => pair.Key.Length)
            .ThenBy(static pair => pair.Key, StringComparer.Ordinal)
            .GroupBy(pair => TextOf(pair.Key))
            .ToArray();
        return groups.Length == 1 ? groups[0].Key : string.Join(", ", groups.SelectMany(static group => group.Select(pair => pair.Key + " " + group.Key)));
    }

    /// <summary>Reads a claim; runtimes that it does not mention are taken from <paramref name="inherited"/>.</summary>
    /// <exception cref="FormatException">An entry cannot be read, or a runtime is without claim.</exception>
    public static ByteClaim Parse(string? text, Target target, ByteClaim? inherited)
    {
        var allowed = target.Runtimes.Where(_ => inherited is not null)
            .ToImmutableDictionary(static runtime => runtime, runtime => inherited!._allowed[runtime]);
        foreach (var entry in (text ?? "").Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
            .OrderBy(static entry => entry.StartsWith("net", StringComparison.Ordinal)))
        {
            var space = entry.StartsWith("net", StringComparison.Ordinal) ? entry.IndexOfAny([' ', ':']) : 0;
            if (space < 0)
                throw new FormatException($"'{entry}' has no bytes.");
            var counts = entry[space..].TrimStart(':').Split('|', StringSplitOptions.TrimEntries).Select(CountOf).ToImmutableArray();
            foreach (var runtime in RuntimesOf(entry[..space], target))
                allowed = allowed.SetItem(runtime, counts);
        }

        if (target.Runtimes.FirstOrDefault(runtime => !allowed.ContainsKey(runtime)) is { } missing)
            throw new FormatException($"'{text}' says nothing about {missing}.");
        return new ByteClaim(allowed);
    }

    /// <summary>The runtimes that a name such as <c>net9</c> or <c>net9+</c> means among those of the target; all for an empty name.</summary>
    private static IEnumerable<string> RuntimesOf(string name, Target target)
    {
        if (name.Length == 0)
            return target.Runtimes;
        var first = Array.IndexOf(Target.AllRuntimes, name.TrimEnd('+'));
        if (first < 0)
            throw new FormatException($"'{name}' is not one of {string.Join(", ", Target.AllRuntimes)}.");
        return (name.EndsWith('+') ? Target.AllRuntimes[first..] : [Target.AllRuntimes[first]]).Where(runtime => target.Runtimes.Contains(runtime));
    }

    private static ByteCount CountOf(string text)
    {
        var parts = text.Trim().Split('/', StringSplitOptions.TrimEntries);
        if (parts.Length > 2 || !decimal.TryParse(parts[0], NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var once)
            || !decimal.TryParse(parts[^1], NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var loop))
        {
            throw new FormatException($"'{text}' is not a number of bytes or two of them: once/loop.");
        }

        return new ByteCount(once, loop);
    }
}
