using System.Collections.Immutable;
using System.Globalization;
using Allocations.Oracle.Measuring;
using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Oracle.Format;

/// <summary>The claims at the top of a case: lines <c>// key: value</c>; a line that starts with two spaces continues the one before.</summary>
internal sealed class CaseHeader
{
    private static readonly string[] Keys =
        [
            "title", "row", "rule", "bytes", "jit", "user", "il", "unflagged", "message", "certainty", "target", "language", "build", "note", "fix", "safety",
            "nulls", "difference", "shows", "except", "after",
        ];

    private readonly Dictionary<string, string> _values;

    private CaseHeader(Dictionary<string, string> values)
    {
        _values = values;
        Title = Required("title");
        var rule = Required("rule");
        Unreported = ReasonOf(rule);
        Rules = Unreported is null ? [.. rule.Split(',', StringSplitOptions.TrimEntries)] : [];
        Target = TargetOf(Optional("target") ?? "net8.0");
        Language = LanguageOf(Optional("language"));
        IsOptimized = (Optional("build") ?? "release") switch
        {
            "release" => true,
            "debug" => false,
            var other => throw new FormatException($"build: '{other}' is neither release nor debug."),
        };
        Bytes = ByteClaim.Parse(Required("bytes"), Target, null);
        Jit = ByteClaim.Parse(Optional("jit"), Target, Bytes);
        User = ByteClaim.Parse(Optional("user"), Target, Jit);
        Fix = FixClaim.Of(this);
    }

    /// <summary>What allocates, in a few words.</summary>
    public string Title { get; }

    /// <summary>The rules that report the case; empty where none does.</summary>
    public ImmutableArray<string> Rules { get; }

    /// <summary>Why no rule reports it; null where one does.</summary>
    public string? Unreported { get; }

    /// <summary>Bytes as the compiler left them: nothing removed by the JIT.</summary>
    public ByteClaim Bytes { get; }

    /// <summary>Bytes with what the JIT removes without a profile.</summary>
    public ByteClaim Jit { get; }

    /// <summary>Bytes in the default environment.</summary>
    public ByteClaim User { get; }

    /// <summary>The framework that the case is compiled against.</summary>
    public Target Target { get; }

    /// <summary>The language version that it is compiled with.</summary>
    public LanguageVersion Language { get; }

    /// <summary>Whether it is compiled with optimisation.</summary>
    public bool IsOptimized { get; }

    /// <summary>What is claimed about a fix; null where the case has none.</summary>
    public FixClaim? Fix { get; }

    /// <summary>The row of the truth table that it shows.</summary>
    public string? Row => Optional("row");

    /// <summary>What the IL judge expects, when it is not the usual: <c>none</c>, or <c>elsewhere: reason</c>.</summary>
    public string? Il => Optional("il");

    /// <summary>Why an allocation beside the flagged ones may stay without a finding.</summary>
    public string? Unflagged => Optional("unflagged");

    /// <summary>Why the number of the message is not that of the measurement.</summary>
    public string? Message => Optional("message");

    /// <summary>Why a rule that is certain is not right on all runtimes, or the reverse.</summary>
    public string? Certainty => Optional("certainty");

    /// <summary>What a reader should know beside the title.</summary>
    public string? Note => Optional("note");

    /// <summary>The value of a key, or null.</summary>
    public string? Optional(string key) => _values.GetValueOrDefault(key);

    /// <summary>Reads the comment lines at the top of a file.</summary>
    /// <exception cref="FormatException">A key is unknown, missing or given twice.</exception>
    public static CaseHeader Parse(string text)
    {
        var values = new Dictionary<string, string>();
        var last = default(string);
        foreach (var line in text.Split('\n')
            .Select(static line => line.TrimEnd('\r'))
            .TakeWhile(static line => line.StartsWith("//", StringComparison.Ordinal)))
        {
            var content = line[2..];
            if (content.StartsWith("  ", StringComparison.Ordinal) && last is not null)
            {
                values[last] += " " + content.Trim();
                continue;
            }

            var colon = content.IndexOf(':', StringComparison.Ordinal);
            var key = colon < 0 ? "" : content[..colon].Trim();
            if (!Keys.Contains(key))
                throw new FormatException($"'{line}' does not begin with one of the keys {string.Join(", ", Keys)}.");
            if (!values.TryAdd(key, content[(colon + 1)..].Trim()))
                throw new FormatException($"'{key}' is given twice.");
            last = key;
        }

        return new CaseHeader(values);
    }

    /// <summary>The reason after <c>none:</c>; null where the value is something else.</summary>
    private static string? ReasonOf(string rule)
    {
        if (!rule.StartsWith("none", StringComparison.Ordinal))
            return null;
        var reason = rule["none".Length..].TrimStart(':').Trim();
        return reason.Length > 0 ? reason : throw new FormatException("rule: 'none' needs a reason: 'none: reason'.");
    }

    private static Target TargetOf(string moniker) =>
        Target.All.FirstOrDefault(target => target.Moniker == moniker)
            ?? throw new FormatException($"target: '{moniker}' is not one of {string.Join(", ", Target.All.Select(static t => t.Moniker))}.");

    private static LanguageVersion LanguageOf(string? version) =>
        version is null ? RoslynFacts.CSharp14
        : LanguageVersionFacts.TryParse(version, out var parsed) ? parsed.MapSpecifiedToEffectiveVersion()
        : throw new FormatException(string.Create(CultureInfo.InvariantCulture, $"language: '{version}' is not a version of C#."));

    private string Required(string key) => Optional(key) ?? throw new FormatException($"'{key}' is missing.");
}
