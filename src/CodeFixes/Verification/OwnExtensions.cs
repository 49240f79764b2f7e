using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether calls that a rewrite writes find extension methods that only the project or a library has. A rewrite that writes <c>AsSpan()</c> means
/// the method of the framework; one of the project may be nearer, and no error tells.
/// </summary>
internal static class OwnExtensions
{
    /// <summary>
    /// Whether no extension method is called more often than before by calls that were not written before, unless they are marked with what they must find;
    /// overloads count as one.
    /// </summary>
    public static bool AreNotFound(EditedFile file, CancellationToken cancellationToken)
    {
        var before = CallsIn(file.MembersBefore);
        var after = CallsIn(file.MembersAfter);
        var found = CountsOf(Without(after, before), file.ModelAfter, cancellationToken);
        if (found.Count == 0)
            return true;
        var known = CountsOf(Without(before, after), file.ModelBefore, cancellationToken);
        foreach (var pair in found)
        {
            if (!known.TryGetValue(pair.Key, out var count) || count < pair.Value)
                return false;
        }

        return true;
    }

    /// <summary>The calls that are written as those of a member, by their texts.</summary>
    private static ILookup<string, InvocationExpressionSyntax> CallsIn(IReadOnlyList<MemberDeclarationSyntax> members) =>
        members.SelectMany(static member => member.DescendantNodes())
            .OfType<InvocationExpressionSyntax>()
            .Where(static call => call.Expression is MemberAccessExpressionSyntax or MemberBindingExpressionSyntax)
            .ToLookup(static call => call.ToString());

    private static IEnumerable<InvocationExpressionSyntax> Without(
        ILookup<string, InvocationExpressionSyntax> calls, ILookup<string, InvocationExpressionSyntax> others) =>
        calls.Where(same => same.Count() != others[same.Key].Count()).SelectMany(static same => same);

    /// <summary>How often each extension method that is not the framework's is called.</summary>
    private static Dictionary<string, int> CountsOf(IEnumerable<InvocationExpressionSyntax> calls, SemanticModel model, CancellationToken cancellationToken)
    {
        var counts = new Dictionary<string, int>(StringComparer.Ordinal);
        foreach (var call in calls)
        {
            if (ExpectedSymbols.IsMarked(call) || model.GetSymbolInfo(call, cancellationToken).Symbol is not IMethodSymbol method
                || (method.ReducedFrom is null && method.ContainingType.TypeKind != NewerCompilers.ExtensionBlock)
                || method.ContainingType.IsOfFramework())
            {
                continue;
            }

            var id = method.ContainingType.OriginalDefinition.ToDisplayString() + "." + method.Name;
            counts[id] = counts.TryGetValue(id, out var count) ? count + 1 : 1;
        }

        return counts;
    }
}
