using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>
/// Determines whether a dictionary or set compares its keys by the default comparer. That is known of all collections where only this assembly sees
/// the type of the keys and no file speaks of it and of a comparer of anything but strings. Else it is known where each value that the variable is given
/// is a creation in sight without a comparer; a collection that comes from elsewhere may have one.
/// </summary>
internal static class DefaultComparers
{
    private static readonly ConditionalWeakTable<Compilation, ConcurrentDictionary<INamedTypeSymbol, bool>> OfKeys = new();

    private static readonly ConditionalWeakTable<Compilation, SyntaxTree[]> WithComparers = new();

    /// <summary>Whether no comparer for the keys can exist: no other assembly sees their type, and no file names it together with a comparer.</summary>
    public static bool AreTheOnlyOnesFor(INamedTypeSymbol key, Compilation compilation)
    {
        if (!Accessibilities.IsWithinAssembly(key))
            return false;
        var known = OfKeys.GetValue(compilation, static _ => new(SymbolEqualityComparer.Default));
        return known.TryGetValue(key, out var answer) ? answer : known.GetOrAdd(key, !IsNamedWithComparer(key.Name, compilation));
    }

    // Few files speak of comparers, and all types of keys ask for the same ones.
    private static bool IsNamedWithComparer(string key, Compilation compilation)
    {
        foreach (var tree in WithComparers.GetValue(compilation, static key => FilesWithComparers(key)))
        {
            if (TreeText.Contains(tree, key, CancellationToken.None))
                return true;
        }

        return false;
    }

    private static SyntaxTree[] FilesWithComparers(Compilation compilation) => [.. compilation.SyntaxTrees.Where(NamesComparer)];

    /// <summary>Whether a file names a comparer other than <c>StringComparer</c>, which compares no structs.</summary>
    private static bool NamesComparer(SyntaxTree tree)
    {
        const string Comparer = "Comparer";
        const string OfStrings = "StringComparer";

        var text = TreeText.Of(tree, CancellationToken.None);
        for (var at = 0; (at = text.IndexOf(Comparer, at, StringComparison.Ordinal)) >= 0; at += Comparer.Length)
        {
            var end = at + Comparer.Length;
            if (TreeText.IndexOfWord(text, OfStrings, Math.Max(0, end - OfStrings.Length), end) < 0)
                return true;
        }

        return false;
    }

    /// <summary>Whether every collection that a local, field or property can hold is made in sight and without a comparer.</summary>
    public static bool AreUsedBy(IOperation collection)
    {
        var variable = collection switch
        {
            ILocalReferenceOperation local => local.Local,
            IFieldReferenceOperation field => field.Field.OriginalDefinition,
            IPropertyReferenceOperation { Property.IsIndexer: false } property => property.Property.OriginalDefinition,
            _ => (ISymbol?)null,
        };
        if (variable is null)
            return false;
        var hasValue = false;
        foreach (var value in ValuesOf(variable))
        {
            if (!IsMadeWithoutComparer(value))
                return false;
            hasValue = true;
        }

        return hasValue;
    }

    /// <summary>What a variable is initialised with, and what is assigned to its name where it is declared.</summary>
    private static IEnumerable<ExpressionSyntax> ValuesOf(ISymbol variable)
    {
        foreach (var reference in variable.DeclaringSyntaxReferences)
        {
            var declaration = reference.GetSyntax();
            var initial = declaration switch
            {
                VariableDeclaratorSyntax declarator => declarator.Initializer?.Value,
                PropertyDeclarationSyntax property => property.Initializer?.Value ?? property.ExpressionBody?.Expression,
                _ => null,
            };
            if (initial is not null)
                yield return initial;
        }

        var scopes = variable is ILocalSymbol ? variable.ContainingSymbol.DeclaringSyntaxReferences : variable.ContainingType.DeclaringSyntaxReferences;
        foreach (var scope in scopes)
        {
            foreach (var name in MemberIndex.Names(variable.Name, scope.GetSyntax()))
            {
                ExpressionSyntax target = name.Parent is MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } access ? access : name;
                if (target.Parent is AssignmentExpressionSyntax assignment && assignment.Left == target)
                    yield return assignment.Right;
            }
        }
    }

    private static bool IsMadeWithoutComparer(ExpressionSyntax value) => value switch
    {
        BaseObjectCreationExpressionSyntax creation => TakesOnlyNumbers(creation.ArgumentList),
        LiteralExpressionSyntax literal => literal.IsKind(SyntaxKind.NullLiteralExpression),
        PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } suppressed => IsMadeWithoutComparer(suppressed.Operand),
        { RawKind: NewerCompilers.CollectionExpressionSyntax } => !value.ToString().StartsWith("[with(", StringComparison.Ordinal),
        ParenthesizedExpressionSyntax inner => IsMadeWithoutComparer(inner.Expression),
        _ => false,
    };

    /// <summary>Whether creation takes nothing, or numbers such as a capacity.</summary>
    private static bool TakesOnlyNumbers(ArgumentListSyntax? arguments)
    {
        if (arguments is null)
            return true;
        foreach (var argument in arguments.Arguments)
        {
            if (!argument.Expression.IsKind(SyntaxKind.NumericLiteralExpression)
                && argument.Expression is not MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Count" or "Length" })
            {
                return false;
            }
        }

        return true;
    }
}
