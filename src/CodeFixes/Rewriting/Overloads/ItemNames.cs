using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>Finds names for one item of an array, and for members that are generated beside a method.</summary>
internal static class ItemNames
{
    /// <summary>The singular of the array's name, or a plain word where that is not an English plural or is taken.</summary>
    public static string OfOne(string plural, ParameterListSyntax parameters, TypeParameterListSyntax? typeParameters)
    {
        foreach (var name in (string[])[Singular(plural), "item", "value", "element", plural + "Item"])
        {
            if (name.Length > 0 && SyntaxFacts.IsValidIdentifier(name)
                && SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None && SyntaxFacts.GetContextualKeywordKind(name) == SyntaxKind.None
                && parameters.Parameters.IndexOf(parameter => parameter.Identifier.ValueText == name) < 0
                && (typeParameters is null || typeParameters.Parameters.IndexOf(parameter => parameter.Identifier.ValueText == name) < 0))
            {
                return name;
            }
        }

        return "theItem";
    }

    /// <summary>The name for an array of what has this name.</summary>
    public static string OfMany(string one) =>
        EndsWith(one, "y") && one.Length > 2 && one[one.Length - 2] is not ('a' or 'e' or 'o' or 'u') ? one.Substring(0, one.Length - 1) + "ies"
        : EndsWith(one, "s") || EndsWith(one, "x") || EndsWith(one, "ch") || EndsWith(one, "sh") ? one + "es"
        : one + "s";

    /// <summary>A member name that starts with <paramref name="wanted"/> and that neither the type nor its nested or base types use.</summary>
    public static string UniqueMember(INamedTypeSymbol type, string wanted)
    {
        var name = wanted;
        for (var i = 2; IsTaken(type, name); i++)
            name = wanted + i.ToString(System.Globalization.CultureInfo.InvariantCulture);
        return name;
    }

    private static bool IsTaken(INamedTypeSymbol type, string name)
    {
        if (type.Name == name || type.TypeParameters.Any(parameter => parameter.Name == name))
            return true;
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (!current.GetMembers(name).IsEmpty)
                return true;
        }

        return false;
    }

    /// <summary>The singular of an English plural; empty where a name is not a plural.</summary>
    public static string Singular(string plural)
    {
        if (EndsWith(plural, "ies") && plural.Length > 4)
            return plural.Substring(0, plural.Length - 3) + "y";
        if (EndsWith(plural, "sses") || EndsWith(plural, "xes") || EndsWith(plural, "ches") || EndsWith(plural, "shes"))
            return plural.Substring(0, plural.Length - 2);
        if (EndsWith(plural, "s") && !EndsWith(plural, "ss") && !EndsWith(plural, "us") && !EndsWith(plural, "is") && plural.Length > 2)
            return plural.Substring(0, plural.Length - 1);
        if (EndsWith(plural, "Array") || EndsWith(plural, "List"))
            return plural.Substring(0, plural.Length - (EndsWith(plural, "List") ? 4 : 5));
        return "";
    }

    private static bool EndsWith(string text, string end) => text.EndsWith(end, StringComparison.Ordinal);
}
