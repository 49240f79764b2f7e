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
                when method.ContainingType.SpecialType == SpecialType.System_Array && IsOfList(method, copy.Source.Type) =>
                "'" + method.Name + "' of the list",
            _ => null,
        };
    }

    // What an operator makes is that of the query.
    private static string? AnswerForElement(SequenceCopy copy) =>
        copy.Kind == SequenceKind.Text || (copy.Source is IInvocationOperation { TargetMethod: var maker } && LinqChain.IsOperator(maker))
            ? null
            : "'ElementAt'";

    private static bool IsNumber(IOperation index) => index.Type?.SpecialType == SpecialType.System_Int32;

    /// <summary>Whether a list has a method of the name that answers something, with the parameters that follow the array.</summary>
    private static bool IsOfList(IMethodSymbol method, ITypeSymbol? source)
    {
        if (method.ReturnsVoid || source is not INamedTypeSymbol { Name: "List" } list || !list.IsIn("System.Collections.Generic"))
            return false;
        foreach (var member in list.GetMembers(method.Name))
        {
            if (member is IMethodSymbol { IsStatic: false, DeclaredAccessibility: Accessibility.Public } own
                && own.Parameters.Length == method.Parameters.Length - 1 && SymbolEqualityComparer.Default.Equals(own.ReturnType, method.ReturnType))
            {
                return true;
            }
        }

        return false;
    }
}
