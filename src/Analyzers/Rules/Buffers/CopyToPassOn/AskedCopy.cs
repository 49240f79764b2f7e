using System.Collections.Immutable;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Determines what could answer where a whole sequence is copied only to be asked once: for one element, <c>map.Keys.ToList()[0]</c>, or by a method of
/// <c>Array</c> that a list has as its own, <c>Array.IndexOf(list.ToArray(), item)</c>.
/// </summary>
internal static class AskedCopy
{
    /// <summary>What a message says that could answer; null where the copy is used in another way.</summary>
    public static string? AnswerTo(SequenceCopy copy)
    {
        var value = copy.Operation.Around(Through.BuiltInImplicit);
        return value.Parent switch
        {
            IArrayElementReferenceOperation { Indices: { Length: 1 } indices } element when element.ArrayReference == value =>
                IsNumber(indices[0]) && ArrayUse.IsOnlyRead(element) ? AnswerForElement(copy) : null,
            IPropertyReferenceOperation { Property: { IsIndexer: true, ContainingType.Name: "List" }, Arguments: { Length: 1 } arguments } element
                when element.Instance == value => IsNumber(arguments[0].Value) && ArrayUse.IsOnlyRead(element) ? AnswerForElement(copy) : null,
            IArgumentOperation { Parameter.Ordinal: 0, Parent: IInvocationOperation { TargetMethod: var method } }
                when method is { ReturnsVoid: false, ContainingType.SpecialType: SpecialType.System_Array } => AnswerInPlaceOf(method, copy.Source.Type),
            _ => null,
        };
    }

    private static string? AnswerInPlaceOf(IMethodSymbol method, ITypeSymbol? source) =>
        IsOfList(method, source) ? "'" + method.Name + "' of the list"
        : IsIndexable(source) && IsAnswer(method.ReturnType) ? "a loop over the indexes"
        : null;

    /// <summary>Whether a method of <c>Array</c> finds a position, or tells whether there is one.</summary>
    private static bool IsAnswer(ITypeSymbol type) => type.SpecialType is SpecialType.System_Int32 or SpecialType.System_Boolean;

    private static bool IsIndexable(ITypeSymbol? type) =>
        type is INamedTypeSymbol { Name: "IList" or "IReadOnlyList", Arity: 1 } && type.IsIn("System.Collections.Generic");

    // What an operator makes is that of the query.
    private static string? AnswerForElement(SequenceCopy copy) =>
        copy.Kind == SequenceKind.Text || (copy.Source is IInvocationOperation { TargetMethod: var maker } && LinqChain.IsOperator(maker))
            ? null
            : "'ElementAt'";

    private static bool IsNumber(IOperation index) => index.Type?.SpecialType == SpecialType.System_Int32;

    /// <summary>
    /// Whether a list has a method of the name that answers it, with the parameters that follow the array, and perhaps a comparer, which may be null.
    /// </summary>
    private static bool IsOfList(IMethodSymbol method, ITypeSymbol? source)
    {
        if (source is not INamedTypeSymbol { Name: "List" } list || !list.IsIn("System.Collections.Generic"))
            return false;
        foreach (var member in list.GetMembers(method.Name))
        {
            if (member is IMethodSymbol { IsStatic: false, DeclaredAccessibility: Accessibility.Public } own
                && IsOneLess(own.Parameters, method.Parameters.Length) && SymbolEqualityComparer.Default.Equals(own.ReturnType, method.ReturnType))
            {
                return true;
            }
        }

        return false;

        static bool IsOneLess(ImmutableArray<IParameterSymbol> parameters, int count) =>
            parameters.Length == count - 1 || (parameters.Length == count && parameters[count - 1].Type.Name == "IComparer");
    }
}
