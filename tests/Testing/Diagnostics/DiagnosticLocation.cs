namespace Microsoft.CodeAnalysis.Testing;

/// <summary>How an expected location is compared with the one reported.</summary>
[Flags]
public enum DiagnosticLocationOptions
{
    /// <summary>Start and end must be equal.</summary>
    None = 0,

    /// <summary>Only the start must be equal.</summary>
    IgnoreLength = 1 << 0,

    /// <summary>The start line is the number of a <c>{|#0:…|}</c> span, to be looked up in the sources.</summary>
    InterpretAsMarkupKey = 1 << 1,
}

/// <summary>What is not compared between an expected diagnostic and a reported one.</summary>
[Flags]
public enum DiagnosticOptions
{
    /// <summary>Everything is compared.</summary>
    None = 0,

    /// <summary>Additional locations are not compared.</summary>
    IgnoreAdditionalLocations = 1 << 0,

    /// <summary>The severity is not compared.</summary>
    IgnoreSeverity = 1 << 1,
}

/// <summary>Where a diagnostic is expected.</summary>
public readonly struct DiagnosticLocation(FileLinePositionSpan span, DiagnosticLocationOptions options)
{
    /// <summary>The expected file and span.</summary>
    public FileLinePositionSpan Span { get; } = span;

    /// <summary>How the span is compared.</summary>
    public DiagnosticLocationOptions Options { get; } = options;

    internal bool IsMarkupKey => Options.HasFlag(DiagnosticLocationOptions.InterpretAsMarkupKey);

    internal bool Matches(Location actual)
    {
        var span = actual.GetLineSpan();
        return span.Path == Span.Path
            && span.StartLinePosition == Span.StartLinePosition
            && (Options.HasFlag(DiagnosticLocationOptions.IgnoreLength) || span.EndLinePosition == Span.EndLinePosition);
    }
}
