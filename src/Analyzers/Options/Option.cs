using System.Collections.Concurrent;
using System.Globalization;
using System.Runtime.CompilerServices;

namespace Allocations.Analyzers.Options;

/// <summary>One documented key of <c>.editorconfig</c>: its name, default, accepted values and meaning.</summary>
internal abstract class Option(string name, string values, string description)
{
    private readonly ConcurrentDictionary<string, string> _keys = new(StringComparer.Ordinal);

    /// <summary>The last part of the key: <c>dotnet_code_quality.allocations.{Name}</c>.</summary>
    public string Name { get; } = name;

    /// <summary>The accepted values, as documentation prints them.</summary>
    public string Values { get; } = values;

    public string Description { get; } = description;

    /// <summary>The default as it would be written in <c>.editorconfig</c>.</summary>
    public abstract string DefaultText { get; }

    /// <summary>The key for a rule's id, or for <c>allocations</c>. Keys are kept, because they are asked for at each candidate.</summary>
    public string KeyFor(string scope) =>
        _keys.TryGetValue(scope, out var key) ? key : _keys.GetOrAdd(scope, "dotnet_code_quality." + scope + "." + Name);

    /// <summary>Whether <paramref name="text"/> is an accepted value.</summary>
    public abstract bool IsValid(string text);
}

/// <summary>An option with a typed value.</summary>
internal sealed class Option<T>(
    string name, T defaultValue, string values, string description, Func<string, (bool IsValid, T Value)> parse, Func<T, string> format)
    : Option(name, values, description)
{
    public T Default { get; } = defaultValue;

    public override string DefaultText => format(Default);

    public override bool IsValid(string text) => parse(text).IsValid;

    /// <summary>The value of <paramref name="text"/>, or the default where it is not valid: a wrong value never throws.</summary>
    public bool TryParse(string text, out T value)
    {
        (var isValid, value) = parse(text);
        if (!isValid)
            value = Default;
        return isValid;
    }
}

/// <summary>Every option of the package. Documentation, validation and tests enumerate <see cref="All"/>.</summary>
internal static class AllocationOptions
{
    public static readonly Option<HeatLevel> MinimumHeat = new(
        "minimum_heat", HeatLevel.Cold, "hot | warm | unknown", "The least heat at which a rule reports; each rule has its own default",
        static text => text.ToLowerInvariant() switch
        {
            "hot" => (true, HeatLevel.Hot),
            "warm" => (true, HeatLevel.Warm),
            "unknown" => (true, HeatLevel.Unknown),
            _ => (false, HeatLevel.Cold),
        },
        static _ => "the rule's own");

    public static readonly Option<int> MaxStackallocBytes = new(
        "max_stackalloc_bytes", 512, "0 to 65536", "The largest stack buffer, in bytes, that a fix introduces",
        static text => int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var bytes) && bytes <= 65536 ? (true, bytes) : (false, 0),
        static bytes => bytes.ToString(CultureInfo.InvariantCulture));

    public static readonly Option<bool> AssumeOptimized = Flag(
        "assume_optimized", true, "Judge boxing as optimised code behaves, whatever the optimisation level of this build");

    public static readonly Option<bool> UnsafeFixes = Flag(
        "unsafe_fixes", false, "Let Fix All apply fixes that change behaviour in the way their title names");

    public static readonly Option<bool> TrustJit = Flag(
        "trust_jit", false, "Hide findings that the JIT of a newer runtime may remove");

    public static readonly Option<NullEvidence> NullProof = new(
        "null_proof", NullEvidence.Annotations, "annotations | strict",
        "What proves to a fix that a value is not null: nullable annotations too, or only tests and values that cannot be null",
        static text => text.ToLowerInvariant() switch
        {
            "annotations" => (true, NullEvidence.Annotations),
            "strict" => (true, NullEvidence.Strict),
            _ => (false, NullEvidence.Annotations),
        },
        static evidence => evidence == NullEvidence.Strict ? "strict" : "annotations");

    public static readonly Option<MemberPatterns> HotMembers = Members("hot_members", "Members that count as hot, as [HotPath] marks them, separated by `\\|`");

    public static readonly Option<MemberPatterns> ColdMembers = Members(
        "cold_members", "Members in which nothing is reported, as [ColdPath] marks them, separated by `\\|`");

    // By text and for as long as the host keeps that text: a list is read once, not at each candidate.
    private static readonly ConditionalWeakTable<string, StrongBox<(bool IsValid, MemberPatterns Value)>> MemberLists = new();

    public static IReadOnlyList<Option> All { get; } =
        [MinimumHeat, HotMembers, ColdMembers, MaxStackallocBytes, NullProof, AssumeOptimized, UnsafeFixes, TrustJit];

    private static Option<bool> Flag(string name, bool defaultValue, string description) => new(
        name, defaultValue, "true | false", description,
        static text => bool.TryParse(text, out var value) ? (true, value) : (false, false),
        static value => value ? "true" : "false");

    private static Option<MemberPatterns> Members(string name, string description) => new(
        name, MemberPatterns.None, "documentation ids | Type.Member | Ns.Type.*", description,
        static text => MemberLists.GetValue(
            text, static key => new(MemberPatterns.TryParse(key, out var patterns) ? (true, patterns) : (false, MemberPatterns.None))).Value,
        static _ => "none");
}
