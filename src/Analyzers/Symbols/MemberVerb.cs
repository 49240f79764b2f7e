using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>The word of a method's name that tells what the method does.</summary>
internal static class MemberVerb
{
    private const string Async = "Async";

    /// <summary>
    /// The first word of the name; of <c>TryRead</c> and its like, the second; empty where the name is an event handler's, as <c>Open_Click</c>.
    /// </summary>
    public static string Of(IMethodSymbol method)
    {
        var name = ExplicitImplementations.NameOf(method);
        var (start, end) = SpanIn(name);
        return end < name.Length && name[end] == '_' ? "" : name.Substring(start, end - start);
    }

    /// <summary>Whether the name has no other word, but for <c>Try</c> before and <c>Async</c> behind it.</summary>
    public static bool IsWholeName(IMethodSymbol method)
    {
        var name = ExplicitImplementations.NameOf(method);
        var end = SpanIn(name).End;
        return end == name.Length || (end + Async.Length == name.Length && name.EndsWith(Async, StringComparison.Ordinal));
    }

    private static (int Start, int End) SpanIn(string name)
    {
        var start = name.Length > 3 && name.StartsWith("Try", StringComparison.Ordinal) && char.IsUpper(name[3]) ? 3 : 0;
        var end = start + 1;
        while (end < name.Length && char.IsLower(name[end]))
            end++;
        return (start, Math.Min(end, name.Length));
    }
}
