namespace Allocations.Oracle.Format;

/// <summary>What a case claims about a fix.</summary>
internal sealed class FixClaim
{
    private FixClaim(CaseHeader header, string key)
    {
        Key = key;
        IsSafe = header.Optional("safety") switch
        {
            "safe" => true,
            "unsafe" => false,
            var other => throw new FormatException($"safety: '{other}' is neither safe nor unsafe."),
        };
        KeepsAnnotations = header.Optional("nulls") switch
        {
            null or "strict" => false,
            "annotations" => true,
            var other => throw new FormatException($"nulls: '{other}' is neither annotations nor strict."),
        };
        Difference = header.Optional("difference");
        Shows = header.Optional("shows");
        Except = header.Optional("except");
        After = header.Optional("after") is { } after ? ByteClaim.Parse(after, header.Target, null) : null;
        if (!IsSafe && (Difference is null || Shows is null))
            throw new FormatException("an unsafe fix needs 'difference' and 'shows'.");
        if (IsSafe && (Difference ?? Shows ?? Except) is not null)
            throw new FormatException("a safe fix has no 'difference', 'shows' or 'except'.");
    }

    /// <summary>The equivalence key without the mark of unsafe actions, or the id of the rule for its first action.</summary>
    public string Key { get; }

    /// <summary>The rule whose finding is fixed.</summary>
    public string Rule => Key.Split('.')[0];

    /// <summary>Whether no input may tell the difference.</summary>
    public bool IsSafe { get; }

    /// <summary>Whether annotations prove that a value is not null, and inputs keep to them.</summary>
    public bool KeepsAnnotations { get; }

    /// <summary>The words of the title that say how behaviour differs.</summary>
    public string? Difference { get; }

    /// <summary>Arguments for which behaviour differs, or <c>none: reason</c> where no call can show it.</summary>
    public string? Shows { get; }

    /// <summary>The condition under which generated inputs may differ.</summary>
    public string? Except { get; }

    /// <summary>Bytes after the fix, as the compiler left them.</summary>
    public ByteClaim? After { get; }

    /// <summary>The claim of a header; null where it has none.</summary>
    public static FixClaim? Of(CaseHeader header) => header.Optional("fix") is { } key ? new FixClaim(header, key) : null;
}
