using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which calls report a failure by their name alone: what throws, and what logs, collects, writes or sends errors. What they are given is made
/// only where something went wrong.
/// </summary>
internal static class FailureReports
{
    public const string Reason = "in a report of a failure";

    private static readonly string[] Verbs = ["Log", "Report", "Raise", "Add", "Emit"];
    private static readonly string[] Failures = ["Error", "Warning", "Exception", "Critical", "Fatal"];

    private static readonly HashSet<string> TellingVerbs = new(Verbs, StringComparer.Ordinal)
    {
        "Abort", "Append", "Display", "Notify", "Output", "Print", "Publish", "Record", "Reply", "Respond", "Send", "Show", "Trace", "Write",
    };

    // What is told of a failure. `WriteErrorRate` and `AddErrorHandler` are about something else.
    private static readonly HashSet<string> Forms = new(
        ["Async", "Code", "Event", "Line", "Message", "Messages", "Packet", "Page", "Reply", "Report", "Response", "Result", "Status", "Text"],
        StringComparer.Ordinal);

    /// <summary>
    /// Whether a call reports a failure: by its name, or because it writes to the stream of errors. What is named <c>ThrowIf…</c> asks for one first.
    /// </summary>
    public static bool IsOne(InvocationExpressionSyntax call) => WritesToErrors(call) || CalledName.Of(call)?.Identifier.ValueText switch
    {
        "Error" or "Fatal" or "Critical" or "Warn" or "Warning" or "Fail" or "AddModelError" => true,
        { Length: > 5 } name => (name.StartsWith("Throw", StringComparison.Ordinal) && char.IsUpper(name[5])
            && !name.StartsWith("ThrowIf", StringComparison.Ordinal)) || TellsOfOne(name) || WordsTellOfOne(name),
        _ => false,
    };

    /// <summary>Whether a name is a verb of telling and a word for a failure, as <c>LogError</c>.</summary>
    private static bool TellsOfOne(string name)
    {
        foreach (var verb in Verbs)
        {
            if (!name.StartsWith(verb, StringComparison.Ordinal))
                continue;
            foreach (var failure in Failures)
            {
                if (name.Length == verb.Length + failure.Length && name.EndsWith(failure, StringComparison.Ordinal))
                    return true;
            }
        }

        return false;
    }

    /// <summary>
    /// Whether the first word of a name, after <c>Try</c>, is a verb of telling, and a later one a word for a failure, as in <c>AbortWithErrorMessage</c>.
    /// After that only the form follows in which it is told.
    /// </summary>
    private static bool WordsTellOfOne(string name)
    {
        var at = Math.Max(name.IndexOf("Error", StringComparison.Ordinal), name.IndexOf("Failure", StringComparison.Ordinal));
        if (at <= 0 || !TellingVerbs.Contains(WordAt(name, WordAt(name, 0) == "Try" ? 3 : 0)))
            return false;
        if (WordAt(name, at) is not ("Error" or "Errors" or "Failure" or "Failures"))
            return false;
        for (at += WordAt(name, at).Length; at < name.Length; at += WordAt(name, at).Length)
        {
            if (!Forms.Contains(WordAt(name, at)))
                return false;
        }

        return true;
    }

    /// <summary>The word of a name that begins at a position: up to the next capital.</summary>
    private static string WordAt(string name, int start)
    {
        var end = start + 1;
        while (end < name.Length && !char.IsUpper(name[end]))
            end++;
        return end > name.Length ? "" : name.Substring(start, end - start);
    }

    /// <summary><c>Console.Error.WriteLine(…)</c>, and the same for a writer that something else has under that name.</summary>
    private static bool WritesToErrors(InvocationExpressionSyntax call) =>
        call.Expression is MemberAccessExpressionSyntax
        {
            Name.Identifier.ValueText: "Write" or "WriteLine" or "WriteAsync" or "WriteLineAsync",
            Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Error" },
        };
}
