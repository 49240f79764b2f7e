using System.Collections.Immutable;
using System.Globalization;
using System.Reflection;
using System.Text;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Pairs the expected diagnostics with the reported ones and describes those that have no partner.</summary>
internal static class DiagnosticMatcher
{
    // Not public in Roslyn, but the only way to the arguments of a message.
    private static readonly PropertyInfo ArgumentsProperty =
        typeof(Diagnostic).GetProperty("Arguments", BindingFlags.Instance | BindingFlags.NonPublic)
        ?? throw new MissingMemberException(nameof(Diagnostic), "Arguments");

    /// <summary>Fails if an expected diagnostic is missing, or a reported one is unexpected.</summary>
    public static async Task VerifyAsync(
        Solution solution,
        IReadOnlyList<DiagnosticResult> expected,
        ImmutableArray<Diagnostic> actual,
        IVerifier verifier,
        Action<Diagnostic, DiagnosticResult, IVerifier>? each,
        CancellationToken cancellationToken)
    {
        var unexpected = actual.ToList();
        var missing = new List<DiagnosticResult>();

        // The choosiest first, so that one which takes any message does not take the partner of one that names it.
        foreach (var result in expected.OrderByDescending(Choosiness))
        {
            var index = unexpected.FindIndex(diagnostic => DifferenceBetween(result, diagnostic) is null);
            if (index < 0)
            {
                missing.Add(result);
            }
            else
            {
                each?.Invoke(unexpected[index], result, verifier);
                unexpected.RemoveAt(index);
            }
        }

        if (missing.Count > 0 || unexpected.Count > 0)
        {
            verifier.Fail(await DescribeAsync(solution, expected.Count, actual.Length, missing, unexpected, cancellationToken).ConfigureAwait(false));
        }
    }

    private static int Choosiness(DiagnosticResult expected) =>
        (expected.Message is not null ? 4 : expected.MessageArguments is { Length: > 0 } ? 2 : 0)
        + (expected.HasLocation && !expected.Spans[0].Options.HasFlag(DiagnosticLocationOptions.IgnoreLength) ? 1 : 0);

    /// <summary>The first thing in which a reported diagnostic is not the expected one, or null when it is.</summary>
    private static string? DifferenceBetween(DiagnosticResult expected, Diagnostic actual)
    {
        if (expected.Id != actual.Id)
        {
            return "id";
        }

        if (expected.HasLocation ? !expected.Spans[0].Matches(actual.Location) : actual.Location != Location.None)
        {
            return "location";
        }

        if (!expected.Options.HasFlag(DiagnosticOptions.IgnoreAdditionalLocations)
            && !SameAdditionalLocations(expected, actual.AdditionalLocations))
        {
            return "additional locations";
        }

        if (!expected.Options.HasFlag(DiagnosticOptions.IgnoreSeverity) && expected.Severity != actual.Severity)
        {
            return "severity";
        }

        if (expected.Message is { } message)
        {
            return message == actual.GetMessage(CultureInfo.InvariantCulture) ? null : "message";
        }

        return expected.MessageArguments is { Length: > 0 } arguments && !Texts(arguments).SequenceEqual(Texts(ArgumentsOf(actual)))
            ? "message arguments"
            : null;
    }

    private static bool SameAdditionalLocations(DiagnosticResult expected, IReadOnlyList<Location> actual) =>
        Math.Max(expected.Spans.Length - 1, 0) == actual.Count
        && expected.Spans.Skip(1).Zip(actual).All(static pair => pair.First.Matches(pair.Second));

    private static IEnumerable<object?> ArgumentsOf(Diagnostic diagnostic) =>
        (IReadOnlyList<object?>?)ArgumentsProperty.GetValue(diagnostic) ?? [];

    private static IEnumerable<string> Texts(IEnumerable<object?> arguments) =>
        arguments.Select(static argument => Convert.ToString(argument, CultureInfo.InvariantCulture) ?? "");

    private static async Task<string> DescribeAsync(
        Solution solution,
        int expectedCount,
        int actualCount,
        List<DiagnosticResult> missing,
        List<Diagnostic> unexpected,
        CancellationToken cancellationToken)
    {
        var text = new StringBuilder()
            .AppendLine(CultureInfo.InvariantCulture, $"The diagnostics differ: {expectedCount} expected, {actualCount} reported.");
        foreach (var result in missing)
        {
            text.AppendLine().AppendLine(CultureInfo.InvariantCulture, $"Missing: {result}");
            if (result.HasLocation)
            {
                var span = result.Spans[0].Span;
                text.Append(await SourceFrame.OfAsync(solution, span, cancellationToken).ConfigureAwait(false));
            }
        }

        foreach (var diagnostic in unexpected)
        {
            text.AppendLine().AppendLine(CultureInfo.InvariantCulture, $"Unexpected: {Describe(diagnostic)}");
            var near = missing.Where(result => result.Id == diagnostic.Id).Select(result => DifferenceBetween(result, diagnostic)).ToArray();
            if (near.Length > 0)
            {
                text.AppendLine(CultureInfo.InvariantCulture, $"  differs from a missing one in: {string.Join(", ", near.Distinct())}");
            }

            text.Append(await SourceFrame.OfAsync(solution, diagnostic.Location.GetLineSpan(), cancellationToken).ConfigureAwait(false));
        }

        return text.ToString();
    }

    private static string Describe(Diagnostic diagnostic)
    {
        var span = diagnostic.Location.GetLineSpan();
        var place = diagnostic.Location == Location.None
            ? ""
            : $"{span.Path}({span.StartLinePosition.Line + 1},{span.StartLinePosition.Character + 1})"
                + $"-({span.EndLinePosition.Line + 1},{span.EndLinePosition.Character + 1}): ";
        var severity = diagnostic.Severity.ToString().ToLowerInvariant();
        return $"{place}{severity} {diagnostic.Id}: {diagnostic.GetMessage(CultureInfo.InvariantCulture)}";
    }
}
