using Allocations.Oracle.Format;

namespace Allocations.Oracle.Reporting;

/// <summary>How bytes and titles look in the cell of a table.</summary>
internal static class ByteText
{
    /// <summary>The bytes of all runtimes: once where they agree, else each with its runtime.</summary>
    public static string Of(IReadOnlyDictionary<string, ByteCount> ofRuntimes) => ofRuntimes.Values.Distinct().Count() == 1
        ? ofRuntimes.Values.First().ToString()
        : string.Join(
            ", ",
            ofRuntimes.GroupBy(static pair => pair.Value, static pair => pair.Key)
                .Select(static group => group.Key + " on " + string.Join(" and ", group.Select(NameOf))));

    /// <summary>The name of a runtime as people write it.</summary>
    public static string NameOf(string runtime) => ".NET " + runtime["net".Length..];

    /// <summary>A text that does not end its cell and hides nothing.</summary>
    public static string Cell(string text) =>
        string.Join(
            '`',
            text.Replace("|", "\\|", StringComparison.Ordinal)
                .Split('`')
                .Select(static (part, index) => index % 2 == 0 ? part.Replace("<", "\\<", StringComparison.Ordinal) : part));
}
