using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>The word of a method's name that tells what the method does.</summary>
internal static class MemberVerb
{
    /// <summary>
    /// The first word of the name; of <c>TryRead</c> and its like, the second; empty where the name is an event handler's, as <c>Open_Click</c>.
    /// </summary>
    public static string Of(IMethodSymbol method)
    {
        var name = ExplicitImplementations.NameOf(method);
        var start = name.Length > 3 && name.StartsWith("Try", StringComparison.Ordinal) && char.IsUpper(name[3]) ? 3 : 0;
        var end = start + 1;
        while (end < name.Length && char.IsLower(name[end]))
            end++;
        return end < name.Length && name[end] == '_' ? "" : name.Substring(start, Math.Min(end, name.Length) - start);
    }
}
