using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Finds overloads that read a span where a call passes a string.</summary>
internal static class CharSpanOverloads
{
    /// <summary>Whether a type is <c>ReadOnlySpan&lt;char&gt;</c>.</summary>
    public static bool IsReadOnlySpanOfChar(ITypeSymbol? type) =>
        type is INamedTypeSymbol { Name: "ReadOnlySpan", Arity: 1, ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } } span
        && span.TypeArguments[0].SpecialType == SpecialType.System_Char;

    /// <summary>Whether a method is <c>MemoryExtensions.AsSpan</c>.</summary>
    public static bool IsAsSpan(IMethodSymbol method) =>
        method is { Name: "AsSpan",
            ContainingType: { Name: "MemoryExtensions", ContainingNamespace: { Name: nameof(System), ContainingNamespace.IsGlobalNamespace: true } } };

    /// <summary>
    /// The overload that takes <c>ReadOnlySpan&lt;char&gt;</c> in place of the string parameter and is otherwise called alike: the other
    /// parameters have the same types in the same order (another string may be a span as well), what comes after them is optional, and it
    /// returns the same. Null if there is no such overload. A binary writer puts the length before a string and nothing before a span.
    /// </summary>
    public static IMethodSymbol? Of(IMethodSymbol method, IParameterSymbol parameter)
    {
        if (parameter.Type.SpecialType != SpecialType.System_String || parameter.IsParams || method.ContainingType is not { } type
            || type.IsOrDerivesFrom("BinaryWriter", "System.IO"))
        {
            return null;
        }

        foreach (var member in type.GetMembers(method.Name))
        {
            if (member is not IMethodSymbol candidate || candidate.Parameters.Length < method.Parameters.Length
                || !IsReadOnlySpanOfChar(candidate.Parameters[parameter.Ordinal].Type))
            {
                continue;
            }

            if (candidate.Arity == method.Arity && method.Arity > 0)
                candidate = candidate.Construct(method.TypeArguments.ToArray());
            if (IsCalledAlike(method, candidate))
                return candidate;
        }

        return null;
    }

    /// <summary>
    /// The overload that gives the span of a part of a span, for a method of the library that gives the same part of a text as a string, such as
    /// <c>Path.GetExtension</c>; null for any other method. One that may give null for a text is not the same.
    /// </summary>
    public static IMethodSymbol? SliceOf(IMethodSymbol method)
    {
        if (method is not { IsStatic: true, Parameters: { Length: 1 } parameters, ReturnType.SpecialType: SpecialType.System_String }
            || parameters[0].Type.SpecialType != SpecialType.System_String || !IsOfLibrary(method) || MayGiveNull(method))
        {
            return null;
        }

        foreach (var member in method.ContainingType.GetMembers(method.Name))
        {
            if (member is IMethodSymbol { IsStatic: true, Parameters: { Length: 1 } theirs } candidate
                && IsReadOnlySpanOfChar(theirs[0].Type) && IsReadOnlySpanOfChar(candidate.ReturnType))
            {
                return candidate;
            }
        }

        return null;
    }

    private static bool MayGiveNull(IMethodSymbol method)
    {
        if (method.ReturnNullableAnnotation != NullableAnnotation.Annotated)
            return false;
        foreach (var attribute in method.GetReturnTypeAttributes())
        {
            if (attribute.AttributeClass?.Name == "NotNullIfNotNullAttribute")
                return false;
        }

        return true;
    }

    /// <summary>Whether a method is the library's own, whose overloads for strings and spans give the same results.</summary>
    public static bool IsOfLibrary(IMethodSymbol method)
    {
        if (method.ContainingType is not { } type || !type.DeclaringSyntaxReferences.IsEmpty)
            return false;
        var space = type.ContainingNamespace;
        while (space is { IsGlobalNamespace: false, ContainingNamespace.IsGlobalNamespace: false })
            space = space.ContainingNamespace;
        return space is { Name: nameof(System) };
    }

    private static bool IsCalledAlike(IMethodSymbol method, IMethodSymbol candidate)
    {
        if (candidate.IsStatic != method.IsStatic || candidate.Arity != method.Arity || candidate.DeclaredAccessibility < method.DeclaredAccessibility
            || !SymbolEqualityComparer.Default.Equals(candidate.ReturnType, method.ReturnType))
        {
            return false;
        }

        for (var i = 0; i < candidate.Parameters.Length; i++)
        {
            var theirs = candidate.Parameters[i];
            if (i >= method.Parameters.Length)
            {
                if (!theirs.IsOptional)
                    return false;
                continue;
            }

            var ours = method.Parameters[i];
            if (ours.RefKind != theirs.RefKind || ours.IsParams != theirs.IsParams
                || !(SymbolEqualityComparer.Default.Equals(ours.Type, theirs.Type)
                    || (ours.Type.SpecialType == SpecialType.System_String && IsReadOnlySpanOfChar(theirs.Type))))
            {
                return false;
            }
        }

        return true;
    }
}
