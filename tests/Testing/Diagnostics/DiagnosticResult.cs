using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis.Text;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>A diagnostic that a test expects. What is not set is not compared.</summary>
public readonly struct DiagnosticResult
{
    /// <summary>For tests that expect no diagnostic.</summary>
    public static readonly DiagnosticResult[] EmptyDiagnosticResults = [];

    private readonly ImmutableArray<DiagnosticLocation> _spans;
    private readonly string? _message;
    private readonly bool _anyMessage;

    /// <summary>Expects a diagnostic with this id and severity, and any message.</summary>
    public DiagnosticResult(string id, DiagnosticSeverity severity)
    {
        Id = id;
        Severity = severity;
    }

    /// <summary>Expects a diagnostic of this descriptor, with its default severity and its message.</summary>
    public DiagnosticResult(DiagnosticDescriptor descriptor)
        : this(descriptor.Id, descriptor.DefaultSeverity) => MessageFormat = descriptor.MessageFormat;

    private DiagnosticResult(
        DiagnosticResult other,
        ImmutableArray<DiagnosticLocation>? spans = null,
        DiagnosticSeverity? severity = null,
        DiagnosticOptions? options = null,
        LocalizableString? format = null,
        object?[]? arguments = null)
    {
        Id = other.Id;
        _message = other._message;
        _anyMessage = other._anyMessage;
        _spans = spans ?? other.Spans;
        Severity = severity ?? other.Severity;
        Options = options ?? other.Options;
        MessageFormat = format ?? other.MessageFormat;
        MessageArguments = arguments ?? other.MessageArguments;
    }

    private DiagnosticResult(DiagnosticResult other, string? message)
        : this(other)
    {
        _message = message;
        _anyMessage = message is null;
    }

    /// <summary>The expected locations: the diagnostic's own first, additional ones after it.</summary>
    public ImmutableArray<DiagnosticLocation> Spans => _spans.IsDefault ? [] : _spans;

    /// <summary>Whether a location is expected.</summary>
    public bool HasLocation => !Spans.IsEmpty;

    /// <summary>The expected severity.</summary>
    public DiagnosticSeverity Severity { get; }

    /// <summary>What is not compared.</summary>
    public DiagnosticOptions Options { get; }

    /// <summary>The expected id.</summary>
    public string Id { get; }

    /// <summary>The expected message, or null when any will do.</summary>
    public string? Message => _anyMessage
        ? null
        : _message ?? (MessageFormat is null ? null : Format(MessageFormat.ToString(CultureInfo.InvariantCulture), MessageArguments ?? []));

    /// <summary>The format from which the expected message is made.</summary>
    public LocalizableString? MessageFormat { get; }

    /// <summary>The expected message arguments, compared one by one when there is no expected message.</summary>
    public object?[]? MessageArguments { get; }

    /// <summary>Expects a compiler error.</summary>
    public static DiagnosticResult CompilerError(string identifier) => new(identifier, DiagnosticSeverity.Error);

    /// <summary>Expects a compiler warning.</summary>
    public static DiagnosticResult CompilerWarning(string identifier) => new(identifier, DiagnosticSeverity.Warning);

    /// <summary>Expects this span of the first source file; lines and columns count from one.</summary>
    public DiagnosticResult WithSpan(int startLine, int startColumn, int endLine, int endColumn) =>
        WithSpan("", startLine, startColumn, endLine, endColumn);

    /// <summary>Expects this span; lines and columns count from one.</summary>
    public DiagnosticResult WithSpan(string path, int startLine, int startColumn, int endLine, int endColumn) =>
        WithSpan(new FileLinePositionSpan(path, Position(startLine, startColumn), Position(endLine, endColumn)));

    /// <summary>Expects this span.</summary>
    public DiagnosticResult WithSpan(FileLinePositionSpan span) => WithSpan(span, DiagnosticLocationOptions.None);

    /// <summary>Expects this span.</summary>
    public DiagnosticResult WithSpan(FileLinePositionSpan span, DiagnosticLocationOptions options) =>
        new(this, spans: Spans.Add(new DiagnosticLocation(span, options)));

    /// <summary>Expects a start in the first source file, and any length; line and column count from one.</summary>
    public DiagnosticResult WithLocation(int line, int column) => WithLocation("", Position(line, column));

    /// <summary>Expects a start in the first source file, and any length.</summary>
    public DiagnosticResult WithLocation(LinePosition location) => WithLocation("", location);

    /// <summary>Expects a start, and any length; line and column count from one.</summary>
    public DiagnosticResult WithLocation(string path, int line, int column) => WithLocation(path, Position(line, column));

    /// <summary>Expects a start, and any length.</summary>
    public DiagnosticResult WithLocation(string path, LinePosition location) =>
        WithLocation(path, location, DiagnosticLocationOptions.None);

    /// <summary>Expects a start, and any length.</summary>
    public DiagnosticResult WithLocation(string path, LinePosition location, DiagnosticLocationOptions options) =>
        WithSpan(new FileLinePositionSpan(path, location, location), options | DiagnosticLocationOptions.IgnoreLength);

    /// <summary>Expects the span that <c>{|#markupKey:…|}</c> marks.</summary>
    public DiagnosticResult WithLocation(int markupKey) => WithLocation(markupKey, DiagnosticLocationOptions.None);

    /// <summary>Expects the span that <c>{|#markupKey:…|}</c> marks.</summary>
    public DiagnosticResult WithLocation(int markupKey, DiagnosticLocationOptions options)
    {
        var key = new LinePosition(markupKey, 0);
        return WithSpan(new FileLinePositionSpan("", key, key), options | DiagnosticLocationOptions.InterpretAsMarkupKey);
    }

    /// <summary>Expects a diagnostic that is not in a file.</summary>
    public DiagnosticResult WithNoLocation() => new(this, spans: []);

    /// <summary>Puts the locations that name no file into this one.</summary>
    public DiagnosticResult WithDefaultPath(string path) => WithSpans(location =>
        location.Span.Path.Length > 0 || location.IsMarkupKey
            ? location
            : new DiagnosticLocation(new FileLinePositionSpan(path, location.Span.Span), location.Options));

    /// <summary>Moves the locations down by so many lines.</summary>
    public DiagnosticResult WithLineOffset(int offset) => WithSpans(location => new DiagnosticLocation(
        new FileLinePositionSpan(
            location.Span.Path,
            new LinePosition(location.Span.StartLinePosition.Line + offset, location.Span.StartLinePosition.Character),
            new LinePosition(location.Span.EndLinePosition.Line + offset, location.Span.EndLinePosition.Character)),
        location.Options));

    /// <summary>Expects this severity.</summary>
    public DiagnosticResult WithSeverity(DiagnosticSeverity severity) => new(this, severity: severity);

    /// <summary>Sets what is not compared.</summary>
    public DiagnosticResult WithOptions(DiagnosticOptions options) => new(this, options: options);

    /// <summary>Expects these arguments of the message.</summary>
    public DiagnosticResult WithArguments(params object?[] arguments) => new(this, arguments: arguments);

    /// <summary>Expects this message; null accepts any.</summary>
    public DiagnosticResult WithMessage(string? message) => new(this, message);

    /// <summary>Expects a message of this format.</summary>
    public DiagnosticResult WithMessageFormat(LocalizableString messageFormat) => new(this, format: messageFormat);

    /// <summary>The expectation in the form of a compiler message.</summary>
    public override string ToString()
    {
        var place = HasLocation ? $"{Spans[0].Span.Path}{Place(Spans[0])}: " : "";
        var severity = Options.HasFlag(DiagnosticOptions.IgnoreSeverity) ? "" : $"{Severity.ToString().ToLowerInvariant()} ";
        var message = Message ?? (MessageArguments is { Length: > 0 } arguments ? $"arguments '{string.Join("', '", arguments)}'" : null);
        return $"{place}{severity}{Id}{(message is null ? "" : ": " + message)}";
    }

    internal DiagnosticResult WithSpans(Func<DiagnosticLocation, DiagnosticLocation> change) =>
        new(this, spans: [.. Spans.Select(change)]);

    private static string Place(DiagnosticLocation location)
    {
        var (start, end) = (location.Span.StartLinePosition, location.Span.EndLinePosition);
        return location.IsMarkupKey ? $"#{start.Line}"
            : location.Options.HasFlag(DiagnosticLocationOptions.IgnoreLength) ? $"({start.Line + 1},{start.Character + 1})"
            : $"({start.Line + 1},{start.Character + 1})-({end.Line + 1},{end.Character + 1})";
    }

    private static LinePosition Position(int line, int column) => new(line - 1, column - 1);

    private static string Format(string format, object?[] arguments)
    {
        try
        {
            return string.Format(CultureInfo.InvariantCulture, format, arguments);
        }
        catch (FormatException)
        {
            // Fewer arguments than placeholders: show the placeholders that nothing filled.
            return format;
        }
    }
}
