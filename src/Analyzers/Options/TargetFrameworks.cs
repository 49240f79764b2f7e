using System.Globalization;

namespace Allocations.Analyzers.Options;

/// <summary>What the better code of a finding calls, ordered by the version of the framework that brought it.</summary>
internal enum FrameworkApi
{
    /// <summary>Nothing that a supported framework lacks.</summary>
    Any,

    /// <summary>Overloads for spans: .NET Core 2.1 and .NET Standard 2.1.</summary>
    Spans,

    /// <summary>
    /// Hashes in one call, parts that are trimmed as a text is split, and dictionaries that can lose items while they are gone through: .NET 5.
    /// </summary>
    StaticHashes,

    /// <summary>
    /// Handlers of interpolated strings, spans of what a regular expression has matched, the random numbers that all share, and tasks that are awaited for a
    /// time: .NET 6.
    /// </summary>
    Handlers,

    /// <summary>The time since a reading of the stopwatch, and a span over one variable: .NET 7.</summary>
    ElapsedTime,

    /// <summary>Lookups of a text by its characters: .NET 9.</summary>
    AlternateLookups,
}

/// <summary>
/// Reads for which frameworks a project is built. Each of them is a compilation of its own, in which only the package's build files can tell of the
/// others: <c>build_property.AllocationsTargetFrameworks</c> lists them, separated by commas.
/// </summary>
internal static class TargetFrameworks
{
    /// <summary>The property as compilers pass it on. A semicolon would begin a comment there.</summary>
    public const string Property = "build_property.AllocationsTargetFrameworks";

    /// <summary>What all frameworks of a list have; everything where the list is empty or names none that is known.</summary>
    public static FrameworkApi CommonTo(string? frameworks)
    {
        var common = FrameworkApi.AlternateLookups;
        if (string.IsNullOrWhiteSpace(frameworks))
            return common;
        foreach (var framework in Listed(frameworks!))
        {
            var known = Of(framework.Trim().ToLowerInvariant());
            if (known < common)
                common = known;
        }

        return common;
    }

    /// <summary>How many frameworks a list names.</summary>
    public static int CountOf(string frameworks) => Listed(frameworks).Length;

    private static string[] Listed(string frameworks) => frameworks.Split([',', ';'], StringSplitOptions.RemoveEmptyEntries);

    private static FrameworkApi Of(string moniker)
    {
        var platform = moniker.IndexOf('-');
        var name = platform < 0 ? moniker : moniker.Substring(0, platform);
        if (VersionAfter("netstandard", name) is { } standard)
            return standard >= new Version(2, 1) ? FrameworkApi.Spans : FrameworkApi.Any;
        if (VersionAfter("netcoreapp", name) is { } core)
            return core >= new Version(2, 1) ? FrameworkApi.Spans : FrameworkApi.Any;
        if (VersionAfter("net", name) is { } modern)
            return Of(modern);

        // Without a dot, it is the .NET Framework: net48, net472.
        return name.StartsWith("net", StringComparison.Ordinal) && int.TryParse(name.Substring(3), NumberStyles.None, CultureInfo.InvariantCulture, out _)
            ? FrameworkApi.Any
            : FrameworkApi.AlternateLookups;
    }

    private static FrameworkApi Of(Version modern) => modern.Major switch
    {
        < 5 => FrameworkApi.Any,
        5 => FrameworkApi.StaticHashes,
        6 => FrameworkApi.Handlers,
        7 or 8 => FrameworkApi.ElapsedTime,
        _ => FrameworkApi.AlternateLookups,
    };

    private static Version? VersionAfter(string prefix, string name) =>
        name.StartsWith(prefix, StringComparison.Ordinal) && Version.TryParse(name.Substring(prefix.Length), out var version) ? version : null;
}
