using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which calls report a failure by their name alone: what throws, and what logs or collects errors and warnings. What they are given is made
/// only where something went wrong.
/// </summary>
internal static class FailureReports
{
    public const string Reason = "in a report of a failure";

    private static readonly string[] Verbs = ["Log", "Report", "Raise", "Add", "Emit"];
    private static readonly string[] Failures = ["Error", "Warning", "Exception", "Critical", "Fatal"];

    /// <summary>
    /// Whether a call reports a failure: by its name, or because it writes to the stream of errors. What is named <c>ThrowIf…</c> asks for one first.
    /// </summary>
    public static bool IsOne(InvocationExpressionSyntax call) => WritesToErrors(call) || CalledName.Of(call)?.Identifier.ValueText switch
    {
        "Error" or "Fatal" or "Critical" or "Warn" or "Warning" or "Fail" or "AddModelError" => true,
        { Length: > 5 } name => (name.StartsWith("Throw", StringComparison.Ordinal) && char.IsUpper(name[5])
            && !name.StartsWith("ThrowIf", StringComparison.Ordinal)) || TellsOfOne(name),
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

    /// <summary><c>Console.Error.WriteLine(…)</c>, and the same for a writer that something else has under that name.</summary>
    private static bool WritesToErrors(InvocationExpressionSyntax call) =>
        call.Expression is MemberAccessExpressionSyntax
        {
            Name.Identifier.ValueText: "Write" or "WriteLine" or "WriteAsync" or "WriteLineAsync",
            Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Error" },
        };
}
