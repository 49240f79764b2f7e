using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>
/// Finds where the default comparer compares structs that say nothing about equality themselves: <c>ValueType</c> does it for them, on
/// boxes and often by reflection.
/// </summary>
internal static class StructEquality
{
    private const int BoxesPerComparison = 2;

    /// <summary>The struct that a call or creation hashes or compares by the default comparer, or null.</summary>
    public static INamedTypeSymbol? KeyOf(IOperation operation) => operation switch
    {
        IInvocationOperation call => OfCall(call) is { } compared
            && !(IsSearch(call) && (IsEquatable(compared) || IsComparedAsBits(compared, call.TargetMethod.Name))) ? compared : null,
        IPropertyReferenceOperation { Property.IsIndexer: true, Instance: { Type: INamedTypeSymbol owner } collection } => OfHashed(owner, collection),
        _ => null,
    };

    /// <summary>The struct that a collection hashes by the default comparer. Behind an interface it does where there is no other comparer.</summary>
    private static INamedTypeSymbol? OfHashed(INamedTypeSymbol owner, IOperation collection)
    {
        var isHashed = IsHashed(owner);
        if (!(isHashed || IsMapping(owner)) || WithoutEquality(owner.TypeArguments[0]) is not { } key)
            return null;
        return DefaultComparers.AreTheOnlyOnesFor(key, collection.SemanticModel!.Compilation)
            ? isHashed || !IsSorted(key) ? key : null
            : isHashed && DefaultComparers.AreUsedBy(collection) ? key : null;
    }

    /// <summary>The struct, if it inherits equality from <c>ValueType</c> and is not one of the library's structs that are known to have their own.</summary>
    public static INamedTypeSymbol? WithoutEquality(ITypeSymbol? type)
    {
        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Struct, IsTupleType: false, IsRecord: false, SpecialType: SpecialType.None } named
            || NullableTypes.IsNullable(named) || named.DeclaringSyntaxReferences.IsEmpty)
        {
            return null;
        }

        return IsEquatable(named) && Overrides(named, nameof(GetHashCode)) ? null : named;
    }

    /// <summary>Whether a struct has a typed <c>Equals</c> that the default comparer calls.</summary>
    public static bool IsEquatable(INamedTypeSymbol type)
    {
        foreach (var implemented in type.AllInterfaces)
        {
            if (implemented is { Name: "IEquatable", TypeArguments: { Length: 1 } arguments, ContainingNamespace.Name: "System" }
                && SymbolEqualityComparer.Default.Equals(arguments[0], type))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a type overrides a method of <c>object</c>.</summary>
    public static bool Overrides(ITypeSymbol type, string method)
    {
        foreach (var member in type.GetMembers(method))
        {
            if (member is IMethodSymbol { IsOverride: true })
                return true;
        }

        return false;
    }

    /// <summary>
    /// The bytes of one use without a comparison: the box for <c>GetHashCode</c>; or else those of one comparison. Reflection takes more for fields
    /// that are not plain bits.
    /// </summary>
    public static long? BytesOf(INamedTypeSymbol type, bool hashes)
    {
        if (AllocationSize.OfBox(type) is not { } box)
            return null;
        if (hashes && !Overrides(type, nameof(GetHashCode)))
            return box;
        return Overrides(type, nameof(Equals)) ? box : BoxesPerComparison * box;
    }

    /// <summary>Whether a call computes hash codes, and not only compares.</summary>
    public static bool Hashes(IOperation operation) =>
        operation is not IInvocationOperation call || !(IsSearch(call) || call.TargetMethod.Name == nameof(Equals));

    /// <summary>Whether a call only compares items in their order.</summary>
    private static bool IsSearch(IInvocationOperation call) =>
        call.TargetMethod is { Name: "Contains" or "IndexOf" or "LastIndexOf" or "Remove" or "SequenceEqual", ContainingType: { } owner }
        && !IsHashed(owner) && !IsMapping(owner);

    /// <summary>
    /// Whether newer runtimes search for a struct as they do for a number: only integers, characters, booleans and enums without a gap between them, as
    /// long as a number or, for whole sequences, of any size.
    /// </summary>
    private static bool IsComparedAsBits(INamedTypeSymbol type, string method)
    {
        var sum = 0;
        foreach (var member in type.GetMembers())
        {
            if (member is not IFieldSymbol { IsStatic: false, IsConst: false } field)
                continue;
            if (!(field.Type.TypeKind == TypeKind.Enum || field.Type.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_UInt64))
                return false;
            sum += AllocationSize.OfValue(field.Type) ?? 0;
        }

        return sum == AllocationSize.OfValue(type) && !Overrides(type, nameof(Equals)) && (method == "SequenceEqual" || sum is 1 or 2 or 4 or 8);
    }

    private static INamedTypeSymbol? OfCall(IInvocationOperation call)
    {
        var method = call.TargetMethod;
        if (call.Instance is { Type: INamedTypeSymbol owner } && !method.IsStatic)
        {
            if ((IsHashed(owner) || IsMapping(owner))
                && method.Name is "Add" or "TryAdd" or "Contains" or "ContainsKey" or "TryGetValue" or "Remove" or "TryRemove" or "GetOrAdd" or "AddOrUpdate"
                    or "TryUpdate")
            {
                return OfHashed(owner, call.Instance);
            }

            if (method.Name is "Contains" or "IndexOf" or "LastIndexOf" or "Remove"
                && owner is { Name: "List" or "Queue" or "Stack" or "LinkedList", TypeArguments: { Length: 1 } items } && IsCollections(owner))
            {
                return call.Arguments.Length > 0 && SymbolEqualityComparer.Default.Equals(call.Arguments[0].Value.Type, items[0])
                    ? WithoutEquality(items[0])
                    : null;
            }

            return method.Name is nameof(Equals) or nameof(GetHashCode) && owner is { Name: "EqualityComparer", TypeArguments: { Length: 1 } operands }
                && call.Instance is IPropertyReferenceOperation { Property.Name: "Default" }
                ? WithoutEquality(operands[0])
                : null;
        }

        var compared = method.ContainingType.IsEnumerable() ? LinqKey(method)
            : method is { Name: "IndexOf" or "LastIndexOf", TypeArguments: { Length: 1 } element,
                ContainingType.SpecialType: SpecialType.System_Array } ? WithoutEquality(element[0])
            : null;
        return compared is not null && !TakesComparer(method.OriginalDefinition) ? compared : null;
    }

    private static bool TakesComparer(IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            if (parameter.Type.Name is "IEqualityComparer")
                return true;
        }

        return false;
    }

    private static INamedTypeSymbol? LinqKey(IMethodSymbol method) => method.Name switch
    {
        "Distinct" or "Contains" or "Union" or "Intersect" or "Except" or "ToHashSet" or "SequenceEqual" when method.TypeArguments.Length == 1 =>
            WithoutEquality(method.TypeArguments[0]),
        "GroupBy" or "ToDictionary" or "ToLookup" or "DistinctBy" when method.TypeArguments.Length >= 2 => WithoutEquality(method.TypeArguments[1]),
        "Join" or "GroupJoin" when method.TypeArguments.Length == 4 => WithoutEquality(method.TypeArguments[2]),
        _ => null,
    };

    private static bool IsHashed(INamedTypeSymbol type) =>
        type is { Name: "Dictionary" or "HashSet" or "ConcurrentDictionary", TypeArguments.Length: > 0 } && IsCollections(type);

    /// <summary>An interface, or a collection that does not change, whose keys are hashed unless they are sorted.</summary>
    private static bool IsMapping(INamedTypeSymbol type) =>
        (type is { Name: "IDictionary" or "IReadOnlyDictionary" or "ISet" or "IReadOnlySet", TypeArguments.Length: > 0 } && IsCollections(type))
        || (type is { Name: "ImmutableDictionary" or "ImmutableHashSet" or "IImmutableDictionary" or "IImmutableSet", TypeArguments.Length: > 0,
            ContainingNamespace: { Name: "Immutable", ContainingNamespace.Name: "Collections" } });

    /// <summary>Whether keys of a type can be kept in an order, so that a collection need not hash them.</summary>
    private static bool IsSorted(INamedTypeSymbol key) => key.Implements("IComparable", "System");

    private static bool IsCollections(INamedTypeSymbol type) =>
        type.ContainingNamespace is { Name: "Generic" or "Concurrent", ContainingNamespace.Name: "Collections" };
}
