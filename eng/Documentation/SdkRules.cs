namespace Allocations.Documentation;

/// <summary>Allocation rules of the SDK that already have a good detection or fix, so that the presets raise them instead of repeating them.</summary>
internal static class SdkRules
{
    /// <summary>Rule and what it avoids, ordered by id.</summary>
    public static IReadOnlyList<(string Id, string Avoids)> All { get; } =
    [
        ("CA1825", "a zero-length array for each call"),
        ("CA1826", "LINQ where an indexer does"),
        ("CA1827", "`Count()` where `Any()` does"),
        ("CA1828", "`CountAsync` where `AnyAsync` does"),
        ("CA1829", "`Count()` where a property does"),
        ("CA1830", "`ToString` before a typed `Append`"),
        ("CA1831", "a string range where a span does"),
        ("CA1832", "an array range where a read-only span does"),
        ("CA1833", "an array range where a span does"),
        ("CA1834", "a one-letter string appended to a builder"),
        ("CA1835", "array-based asynchronous stream calls"),
        ("CA1836", "`Count` where `IsEmpty` does"),
        ("CA1846", "`Substring` where a span does"),
        ("CA1847", "a one-letter string in `Contains`"),
        ("CA1850", "a hash object for each call"),
        ("CA1854", "a second dictionary lookup"),
        ("CA1858", "`IndexOf` where `StartsWith` does"),
        ("CA1860", "`Any()` where a length does"),
        ("CA1861", "a constant array for each call"),
        ("CA1864", "a second dictionary lookup before `Add`"),
        ("CA1865", "a one-letter string in a comparison"),
        ("CA1868", "a second set lookup"),
        ("CA1869", "serializer options for each call"),
        ("CA1870", "a search set for each call"),
        ("CA1872", "a hex string with dashes that are then removed"),
        ("CA1874", "a match object where `IsMatch` does"),
        ("CA1875", "match objects where `Count` does"),
        ("CA2014", "a stack allocation that grows in a loop"),
    ];
}
