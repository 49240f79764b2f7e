using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Finds empty lists that a function returns as a type by which nobody can add to them: <c>IReadOnlyList&lt;T&gt; Get() => new List&lt;T&gt;()</c>. The empty
/// array that the framework keeps is one too.
/// </summary>
internal static class EmptyCollection
{
    /// <summary>A list without elements.</summary>
    public const int Bytes = 32;

    /// <summary>Whether a creation makes such a list.</summary>
    public static bool Is(IObjectCreationOperation creation)
    {
        if (creation is not { Initializer: null, Arguments.IsEmpty: true, Type: INamedTypeSymbol { Name: "List", Arity: 1 } list,
            Parent: IConversionOperation { IsImplicit: true, Type: INamedTypeSymbol { TypeKind: TypeKind.Interface, Arity: 1 } given } conversion }
            || given.Name is not ("IEnumerable" or "IReadOnlyList" or "IReadOnlyCollection")
            || !list.IsIn("System.Collections.Generic") || !given.IsIn("System.Collections.Generic"))
        {
            return false;
        }

        var value = (IOperation)conversion;
        while (value.Parent is IConditionalOperation { Type: not null } or ICoalesceOperation or ISwitchExpressionArmOperation or ISwitchExpressionOperation
            && !(value.Parent is IConditionalOperation choice && choice.Condition == value))
        {
            value = value.Parent;
        }

        return value.Parent is IReturnOperation
            && !creation.SemanticModel!.Compilation.GetSpecialType(SpecialType.System_Array).GetMembers(nameof(Array.Empty)).IsEmpty;
    }
}
