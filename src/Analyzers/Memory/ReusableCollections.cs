using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines which builders and collections of the framework can be cleared and used again without a visible difference, and which of their members
/// do not show that it is the same object: neither its capacity nor a view of it.
/// </summary>
internal static class ReusableCollections
{
    private const long BuilderBytes = 48;

    /// <summary>Whether a type is one that can be cleared and used again.</summary>
    public static bool Contains(ITypeSymbol? type) =>
        type is INamedTypeSymbol named && NameOf(named) is "StringBuilder" or "List" or "Queue" or "Stack" or "Dictionary" or "HashSet";

    /// <summary>The bytes of a new object with nothing in it; those of a collection with a capacity are not known here.</summary>
    public static long? BytesOf(IObjectCreationOperation creation)
    {
        var capacity = default(int?);
        foreach (var argument in creation.Arguments)
        {
            if (argument.Value.ConstantValue is { HasValue: true, Value: int constant })
                capacity = constant;
        }

        var name = creation.Type is INamedTypeSymbol type ? NameOf(type) : "";
        if (name == "StringBuilder")
            return BuilderBytes
                + AllocationSize.OfArray(
                    creation.SemanticModel!.Compilation.GetSpecialType(SpecialType.System_Char), capacity is > 0 and { } chars ? chars : 16);
        return capacity is > 0 ? null : name switch
        {
            "List" or "Stack" => 32,
            "Queue" => 40,
            "Dictionary" => 80,
            "HashSet" => 64,
            _ => null,
        };
    }

    /// <summary>
    /// Whether a constructor starts with nothing in it, from arguments that are the same each time: none, a constant capacity for which memory is there, or a
    /// comparer of the framework.
    /// </summary>
    public static bool StartsEmpty(IObjectCreationOperation creation) => creation.Initializer is null && HasSameArguments(creation);

    /// <summary>Whether the arguments of a constructor are the same each time: none, a small constant capacity, or a comparer of the framework.</summary>
    public static bool HasSameArguments(IObjectCreationOperation creation)
    {
        foreach (var argument in creation.Arguments)
        {
            var value = argument.Value is IConversionOperation { IsImplicit: true, OperatorMethod: null } conversion ? conversion.Operand : argument.Value;
            var isCapacity = argument.Parameter is { Name: "capacity", Type.SpecialType: SpecialType.System_Int32 }
                && value.ConstantValue is { HasValue: true, Value: int and >= 0 and <= AllocationSize.MostSureElements };
            if (!isCapacity && !FixedValues.IsSameObject(value))
                return false;
        }

        return true;
    }

    /// <summary>Whether a call or property on a reused object is the same on a new one, and gives nothing away that is bound to it.</summary>
    public static bool IsOwnMember(ISymbol member) => OnlyLooks(member) || (member.ContainingType is { } type && NameOf(type) switch
    {
        "StringBuilder" =>
            member.Name is "Append" or "AppendLine" or "AppendFormat" or "AppendJoin" or "Insert" or "Remove" or "Replace" or "Clear" or "ToString" or "Length"
                or "this[]" or "CopyTo",
        "List" => member.Name is "Add" or "AddRange" or "Insert" or "InsertRange" or "Remove" or "RemoveAt" or "RemoveAll" or "RemoveRange" or "Clear"
            or "Sort" or "Reverse",
        "Queue" => member.Name is "Enqueue" or "Dequeue" or "TryDequeue" or "Peek" or "TryPeek" or "Clear" or "Count" or "Contains" or "ToArray",
        "Stack" => member.Name is "Push" or "Pop" or "TryPop" or "Peek" or "TryPeek" or "Clear" or "Count" or "Contains" or "ToArray",
        "Dictionary" => member.Name is "Add" or "TryAdd" or "Remove" or "Clear",
        "HashSet" => member.Name is "Add" or "Remove" or "UnionWith" or "ExceptWith" or "IntersectWith" or "SymmetricExceptWith" or "Clear" or "RemoveWhere",
        _ => false,
    });

    /// <summary>Whether a call of such a member, or a read of such a property, changes nothing.</summary>
    public static bool OnlyLooks(ISymbol member) => member.ContainingType is { } type && NameOf(type) switch
    {
        "List" => member.Name is "Contains" or "IndexOf" or "LastIndexOf" or "BinarySearch" or "ToArray" or "CopyTo" or "Exists" or "Find" or "FindLast"
            or "FindIndex" or "FindAll" or "ConvertAll" or "TrueForAll" or "ForEach" or "GetRange" or "Count" or "this[]",
        "Dictionary" => member.Name is "ContainsKey" or "ContainsValue" or "TryGetValue" or "Count" or "this[]",
        "HashSet" => member.Name is "Contains" or "TryGetValue" or "Overlaps" or "SetEquals" or "IsSubsetOf" or "IsSupersetOf" or "Count" or "CopyTo",
        _ => false,
    };

    /// <summary>
    /// Whether a framework method only reads a collection that it is given, before it returns. What a query takes as an element it may give back, as the
    /// default value of <c>FirstOrDefault</c>.
    /// </summary>
    public static bool OnlyReads(IArgumentOperation argument, IMethodSymbol method) =>
        !IsElement(argument) && OnlyReads(method) && !IsTakenWhole(argument.Value.Inside(Through.BuiltInImplicit).Type, method);

    /// <summary>
    /// Whether a set would take over the inside of another, with the places that are free in it, where it would add the elements of a copy one by one. What is
    /// added later stands in another order then.
    /// </summary>
    public static bool IsTakenWhole(ITypeSymbol? source, IMethodSymbol callee) =>
        source is INamedTypeSymbol { Name: "HashSet" or "ISet" or "IReadOnlySet" } && source.IsIn("System.Collections.Generic")
        && (callee.ContainingType is { Name: "HashSet" } type && type.IsIn("System.Collections.Generic")
            ? callee.MethodKind == MethodKind.Constructor || callee.Name is "IntersectWith" or "SymmetricExceptWith"
            : callee.ContainingType.IsEnumerable() && callee.Name == "ToHashSet");

    /// <summary>Whether a query of the framework takes an argument as one of its elements, rather than going through it.</summary>
    private static bool IsElement(IArgumentOperation argument) =>
        argument.Parameter is { OriginalDefinition.Type.TypeKind: TypeKind.TypeParameter, ContainingSymbol: IMethodSymbol query }
        && query.ContainingType.IsEnumerable();

    private static bool OnlyReads(IMethodSymbol method) => method.DeclaringSyntaxReferences.IsEmpty && method.ContainingType switch
    {
        { SpecialType: SpecialType.System_String } => method.Name is nameof(string.Join) or nameof(string.Concat),
        { Name: "Enumerable", ContainingNamespace: { Name: "Linq", ContainingNamespace.Name: "System" } } => method.Name is "ToArray" or "ToList"
            or "ToDictionary" or "ToHashSet" or "Sum" or "Count" or "Any" or "All" or "First" or "FirstOrDefault"
            or "Last" or "LastOrDefault" or "Single" or "SingleOrDefault" or "Max" or "Min" or "Average" or "Contains" or "SequenceEqual" or "ElementAt",
        { Name: "StringBuilder" } => method.Name is "Append" or "AppendJoin" or "Insert",
        { Name: "List", ContainingNamespace.Name: "Generic" } => method.Name is "AddRange" or "InsertRange" || method.MethodKind == MethodKind.Constructor,
        { Name: "HashSet" or "Dictionary" or "Queue" or "Stack", ContainingNamespace.Name: "Generic" } =>
            method.MethodKind == MethodKind.Constructor || method.Name is "UnionWith" or "ExceptWith" or "IntersectWith",
        { Name: "TextWriter" or "StreamWriter" or "Console" } =>
            method.Name is "Write" or "WriteLine" && method.Parameters.Length > 0 && method.Parameters[0].Type.Name == "StringBuilder",
        _ => false,
    };

    private static string NameOf(INamedTypeSymbol type) => type.ContainingNamespace switch
    {
        { Name: "Text", ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } } => type.Name,
        { Name: "Generic", ContainingNamespace: { Name: "Collections", ContainingNamespace.Name: "System" } } => type.Name,
        _ => "",
    };
}
