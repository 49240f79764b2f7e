using System.Collections.Immutable;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.RepeatedReflection;

/// <summary>
/// Judges questions to reflection for one member with certain parameters, which fail where several members would do and none is better than the others.
/// </summary>
internal static class MemberQuestion
{
    private const int NonPublic = 32;

    /// <summary>
    /// Whether one member at most can be the answer: there is no other with as many parameters, or it alone has these types. Operators that convert differ by
    /// what they give, and generic methods by their arity, of which the question says nothing.
    /// </summary>
    public static bool HasOneAnswer(IInvocationOperation call, INamedTypeSymbol type)
    {
        if (NameOf(call) is not { } name || TypesOf(call) is not { } types || MayAskForHidden(call, type))
            return false;
        var (all, isFound) = (0, false);
        for (var declaring = type; declaring is not null; declaring = name == WellKnownMemberNames.InstanceConstructorName ? null : declaring.BaseType)
        {
            var exact = 0;
            foreach (var member in declaring.OriginalDefinition.GetMembers())
            {
                if (member.MetadataName != name || member.IsOverride || ParametersOf(member) is not { } parameters || parameters.Length != types.Count)
                    continue;
                all++;
                exact += member is IMethodSymbol && AreOf(parameters, types) ? 1 : 0;
            }

            if (!isFound && exact > 1)
                return false;
            isFound |= exact == 1;
        }

        // Types that stand for parameters of a generic type may make two members equal.
        return all <= 1 || (isFound && !type.IsGenericType);
    }

    private static string? NameOf(IInvocationOperation call)
    {
        if (call.TargetMethod.Name == "GetConstructor")
            return WellKnownMemberNames.InstanceConstructorName;
        foreach (var argument in call.Arguments)
        {
            if (argument.Value.ConstantValue is { HasValue: true, Value: string name })
                return name;
        }

        return null;
    }

    /// <summary>The types that the parameters are to have; null where they are not written.</summary>
    private static List<ITypeSymbol>? TypesOf(IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter?.Type is not IArrayTypeSymbol { ElementType.Name: "Type" })
                continue;
            var value = argument.Value.Inside(Through.BuiltInImplicit);
            if (value is not IArrayCreationOperation { Initializer: var items })
                return value is IFieldReferenceOperation or IInvocationOperation ? [] : null;
            var types = new List<ITypeSymbol>();
            if (items is null)
                return types;
            foreach (var item in items.ElementValues)
            {
                if (item.Inside(Through.BuiltInImplicit) is not ITypeOfOperation type)
                    return null;
                types.Add(type.TypeOperand);
            }

            return types;
        }

        return null;
    }

    // What is not public in an assembly need not be known to the compiler.
    private static bool MayAskForHidden(IInvocationOperation call, INamedTypeSymbol type)
    {
        if (!type.DeclaringSyntaxReferences.IsEmpty && type.BaseType is null or { SpecialType: SpecialType.System_Object or SpecialType.System_ValueType })
            return false;
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter?.Type.Name == "BindingFlags"
                && (argument.Value.ConstantValue is not { HasValue: true, Value: int flags } || (flags & NonPublic) != 0))
            {
                return true;
            }
        }

        return false;
    }

    private static ImmutableArray<IParameterSymbol>? ParametersOf(ISymbol member) => member switch
    {
        IMethodSymbol method => method.Parameters,
        IPropertySymbol property => property.Parameters,
        _ => null,
    };

    private static bool AreOf(ImmutableArray<IParameterSymbol> parameters, List<ITypeSymbol> types)
    {
        for (var i = 0; i < types.Count; i++)
        {
            if (parameters[i].RefKind != RefKind.None || !SymbolEqualityComparer.Default.Equals(parameters[i].Type, types[i]))
                return false;
        }

        return true;
    }
}
