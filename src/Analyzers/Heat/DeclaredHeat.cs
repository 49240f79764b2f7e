using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>Answers what a member's declaration says about its heat: attributes, static initialisation, shape and framework role.</summary>
internal static class DeclaredHeat
{
    /// <summary>The heat that a member or one of its containing types declares; null where the declaration says nothing.</summary>
    public static PlaceHeat? Of(ISymbol member)
    {
        for (var symbol = member; symbol is not (null or INamespaceSymbol); symbol = symbol.ContainingSymbol)
        {
            if (ByAttributes(symbol.GetAttributes(), symbol.Name) is { } declared)
                return declared;
            if (symbol is IMethodSymbol { AssociatedSymbol: { } owner } && ByAttributes(owner.GetAttributes(), owner.Name) is { } ofProperty)
                return ofProperty;
        }

        return ByShape(member);
    }

    /// <summary>
    /// <c>[HotPath]</c> or <c>[ColdPath]</c> of namespace <c>Allocations</c>, matched by full name so that each project can hold its own
    /// copy; null where neither is present.
    /// </summary>
    public static PlaceHeat? ByAttributes(ImmutableArray<AttributeData> attributes, string owner)
    {
        foreach (var attribute in attributes)
        {
            if (attribute.AttributeClass is not { } type)
                continue;
            if (type is { Name: "HotPathAttribute" or "ColdPathAttribute", ContainingNamespace: { Name: "Allocations", ContainingNamespace.IsGlobalNamespace: true } })
                return type.Name[0] == 'H' ? PlaceHeat.Hot("[HotPath] on " + owner) : PlaceHeat.Cold("[ColdPath]");
            if (type.Name == "BenchmarkAttribute")
                return PlaceHeat.Hot("in a benchmark");
            if (type.Name is "GlobalSetupAttribute" or "GlobalCleanupAttribute" or "IterationSetupAttribute" or "IterationCleanupAttribute")
                return PlaceHeat.Cold("benchmark set-up");
            if (IsTestAttribute(type))
                return PlaceHeat.Cold("test method");
        }

        return null;
    }

    /// <summary>Whether a method is a test.</summary>
    public static bool IsTest(ISymbol method)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass is { } type && IsTestAttribute(type))
                return true;
        }

        return false;
    }

    /// <summary>Whether a method is a benchmark, which may drop what it measures.</summary>
    public static bool IsBenchmark(ISymbol method)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "BenchmarkAttribute")
                return true;
        }

        return false;
    }

    private static bool IsTestAttribute(INamedTypeSymbol type) =>
        type.Name is "FactAttribute" or "TheoryAttribute" or "TestAttribute" or "TestCaseAttribute" or "TestMethodAttribute" or "DataTestMethodAttribute";

    /// <summary>Static constructors and static fields' initialisers, and <c>Main</c> outside of what it repeats, run once.</summary>
    public static bool IsStartup(ISymbol member, bool isRepeated) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.StaticConstructor } => true,
        IMethodSymbol { IsStatic: true, Name: "Main" } => !isRepeated,
        IFieldSymbol { IsStatic: true } => true,
        _ => false,
    };

    private static PlaceHeat? ByShape(ISymbol member) => member switch
    {
        IMethodSymbol { Name: "ToString", Parameters.IsEmpty: true, IsOverride: true } => PlaceHeat.Cold("debug text"),
        IMethodSymbol { IsOverride: true, Name: "Equals" or "GetHashCode" } => Warm(member),
        IMethodSymbol { Name: "CompareTo" or "Compare" or "Equals" or "GetHashCode" or "MoveNext", DeclaredAccessibility: Accessibility.Public } => Warm(member),
        IMethodSymbol { MethodKind: MethodKind.ExplicitInterfaceImplementation, ExplicitInterfaceImplementations: { IsEmpty: false } implemented }
            when implemented[0].Name is "CompareTo" or "Compare" or "Equals" or "GetHashCode" or "MoveNext" => Warm(implemented[0]),
        IMethodSymbol { IsOverride: true } method when StreamOf(method) is { } stream => PlaceHeat.Warm("in an override of '" + stream + "." + method.Name + "', which is called per piece of data"),
        IMethodSymbol { MethodKind: MethodKind.UserDefinedOperator or MethodKind.Conversion } => Warm(member),
        IPropertySymbol { IsIndexer: true } => PlaceHeat.Warm("in an indexer"),
        _ => null,
    };

    /// <summary>The framework's stream, writer, reader or converter that declares what a method overrides.</summary>
    private static string? StreamOf(IMethodSymbol method)
    {
        if (!method.Name.StartsWith("Read", StringComparison.Ordinal) && !method.Name.StartsWith("Write", StringComparison.Ordinal))
            return null;
        var declared = method;
        while (declared.OverriddenMethod is { } overridden)
            declared = overridden;
        return declared.ContainingType is { Name: "Stream" or "TextWriter" or "TextReader" or "JsonConverter" } type
            && type.ContainingNamespace is { Name: "IO" or "Serialization" } ? type.Name : null;
    }

    private static PlaceHeat Warm(ISymbol member) => PlaceHeat.Warm("in '" + member.Name + "', which collections and sorts call per element");
}
