using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.ReferenceDenseMap;

/// <summary>Determines which dictionaries grow with the keys that callers give, and live as long as the program.</summary>
internal static class GrowingMap
{
    // An entry holds data, or other entries that do.
    private const int MostDepth = 2;

    /// <summary>The type of the data that a member maps strings to; null for any other member.</summary>
    public static ITypeSymbol? ValueOf(ISymbol member)
    {
        var type = (member as IFieldSymbol)?.Type ?? (member as IPropertySymbol)?.Type;
        return type is INamedTypeSymbol { TypeArguments.Length: 2 }
            && MapTypes.TypeArgumentsOf(type) is { Key.SpecialType: SpecialType.System_String } arguments
            && arguments.Value.IsReferenceType && IsData(arguments.Value, 0)
            ? arguments.Value
            : null;
    }

    /// <summary>Whether a map is static, or is used by several threads, which nothing does that lives for one call.</summary>
    public static bool LivesLong(ISymbol map, ImmutableArray<IOperation> uses) =>
        map.IsStatic || ((map as IFieldSymbol)?.Type ?? (map as IPropertySymbol)?.Type)?.IsSharedMap() == true
        || uses.Any(static use => use.Syntax.FirstAncestorOrSelf<SyntaxNode>(static node => node is LockStatementSyntax) is not null);

    /// <summary>Whether a use of a map asks for the value of a key.</summary>
    public static bool LooksUp(IOperation use) => UserOf(use) switch
    {
        IInvocationOperation { TargetMethod.Name: "TryGetValue" or "GetValueOrDefault" or "GetOrAdd" } => true,
        IPropertyReferenceOperation { Property.IsIndexer: true } element => !IsTarget(element),
        _ => false,
    };

    /// <summary>Whether a use of a map may add an entry under a key that is not a constant, outside of constructors.</summary>
    public static bool AddsGivenKey(IOperation use)
    {
        var key = UserOf(use) switch
        {
            IInvocationOperation { TargetMethod.Name: "Add" or "TryAdd" or "GetOrAdd" or "AddOrUpdate", Arguments: { IsEmpty: false } arguments } =>
                arguments[0].Value,
            IPropertyReferenceOperation { Property.IsIndexer: true, Arguments: { Length: 1 } index } element when IsTarget(element) => index[0].Value,
            _ => null,
        };
        return key is { ConstantValue.HasValue: false } && References.FunctionAround(use.Syntax) is not (null or ConstructorDeclarationSyntax);
    }

    /// <summary>
    /// Whether a value is nothing but data that could be written as bytes: texts, numbers, arrays of numbers, and classes of the project that hold only such.
    /// </summary>
    private static bool IsData(ITypeSymbol value, int depth)
    {
        switch (value)
        {
            case { SpecialType: SpecialType.System_String } or { IsUnmanagedType: true }:
                return true;
            case IArrayTypeSymbol array:
                return array.ElementType.IsUnmanagedType;
            case INamedTypeSymbol { TypeKind: TypeKind.Class, BaseType.SpecialType: SpecialType.System_Object, DeclaringSyntaxReferences.Length: 1 } entry:
                return depth < MostDepth && HoldsData(entry, depth);
            default:
                return false;
        }
    }

    private static bool HoldsData(INamedTypeSymbol entry, int depth)
    {
        var fields = 0;
        foreach (var member in entry.GetMembers())
        {
            if (member is not IFieldSymbol { IsStatic: false } field)
                continue;
            if (!IsData(field.Type, depth + 1))
                return false;
            fields++;
        }

        return fields > 0;
    }

    private static IOperation? UserOf(IOperation use)
    {
        var map = use.Around(Through.BuiltIn);
        return map.Parent switch
        {
            IInvocationOperation call when call.Instance == map => call,
            IPropertyReferenceOperation element when element.Instance == map => element,
            _ => null,
        };
    }

    private static bool IsTarget(IPropertyReferenceOperation element) => element.Parent is IAssignmentOperation assignment && assignment.Target == element;
}
