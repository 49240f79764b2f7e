using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Determines whether code of a compilation sets the current culture, so that a number that becomes text before a function runs may be another text after it.
/// </summary>
internal static class CultureChanges
{
    private const string Current = "CurrentCulture";

    private static readonly ConditionalWeakTable<Compilation, StrongBox<bool>> OfCompilations = new();

    /// <summary>Whether it does.</summary>
    public static bool AreIn(Compilation compilation, CancellationToken cancellationToken) =>
        OfCompilations.TryGetValue(compilation, out var known)
            ? known.Value
            : OfCompilations.GetValue(compilation, key => new StrongBox<bool>(Sets(key, cancellationToken))).Value;

    /// <summary>Whether the texts of a type's values are the same in each culture.</summary>
    public static bool LeaveTextsOf(ITypeSymbol type) =>
        type.SpecialType is SpecialType.System_String or SpecialType.System_Char or SpecialType.System_Boolean;

    /// <summary>Whether a target is the current culture, holds it among others, or is a part of it.</summary>
    private static bool Names(ExpressionSyntax target)
    {
        foreach (var token in target.DescendantTokens())
        {
            if (token.ValueText.EndsWith(Current, StringComparison.Ordinal))
                return true;
        }

        return false;
    }

    private static bool Sets(Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (!tree.GetText(cancellationToken).ToString().Contains(Current))
                continue;
            foreach (var node in tree.GetRoot(cancellationToken).DescendantNodes())
            {
                if (node is AssignmentExpressionSyntax { Left: var left } && Names(left))
                    return true;
            }
        }

        return false;
    }
}
