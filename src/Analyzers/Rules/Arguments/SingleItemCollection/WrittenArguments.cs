using System.Collections.Immutable;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.SingleItemCollection;

/// <summary>
/// An array of a few items that is written where a method of the framework takes any number of arguments, and has an overload with a parameter for each item,
/// or one that takes them as a span: <c>string.Format(format, new object[] { a, b })</c>.
/// </summary>
/// <param name="Array">What makes the array.</param>
/// <param name="Items">The items.</param>
/// <param name="ElementType">The type of an element.</param>
/// <param name="Call">The call.</param>
internal sealed record WrittenArguments(IOperation Array, ImmutableArray<IOperation> Items, ITypeSymbol ElementType, IInvocationOperation Call)
{
    // No method of the framework has more parameters of one kind beside its parameter array.
    private const int MostItems = 4;

    /// <summary>The bytes of the array; null where they are not known.</summary>
    public long? Bytes => AllocationSize.OfArray(ElementType, Items.Length);

    /// <summary>The array that an operation makes for such a call; null for anything else. Cheap enough for each.</summary>
    public static WrittenArguments? From(IOperation array) =>
        !array.IsImplicit && array.Type is IArrayTypeSymbol { IsSZArray: true, ElementType: var element }
        && array.Around(Through.BuiltInImplicit).Parent is IArgumentOperation { ArgumentKind: ArgumentKind.Explicit, Parameter: { IsParams: true } parameter,
            Syntax: ArgumentSyntax { NameColon: null }, Parent: IInvocationOperation { TargetMethod: var method } call }
        && SymbolEqualityComparer.Default.Equals(parameter.Type, array.Type) && method.ContainingType.IsOfFramework()
        && WrittenItems.Of(array) is { IsDefault: false, Length: > 1 and <= MostItems } items
            ? new WrittenArguments(array, items, element, call)
            : null;

    /// <summary>
    /// The call with the items in the place of the array; null where it is written in another way, or after a <c>?.</c>, where the compiler binds no call by
    /// itself.
    /// </summary>
    public InvocationExpressionSyntax? Written()
    {
        if (Call.Syntax is not InvocationExpressionSyntax { ArgumentList.Arguments: var arguments } call || arguments.Count == 0
            || call.DescendantNodes().Any(static node => node is MemberBindingExpressionSyntax or ElementBindingExpressionSyntax)
            || !arguments[arguments.Count - 1].Expression.Span.Contains(Array.Syntax.Span))
        {
            return null;
        }

        var list = arguments.RemoveAt(arguments.Count - 1);
        foreach (var item in Items)
        {
            if (item.Inside(Through.BuiltInImplicit).Syntax is not ExpressionSyntax value || value is AssignmentExpressionSyntax)
                return null;
            list = list.Add(SyntaxFactory.Argument(value.WithoutTrivia()));
        }

        for (var i = 1; i < list.Count; i++)
        {
            if (i >= arguments.Count - 1)
                list = list.ReplaceSeparator(list.GetSeparator(i - 1), SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space));
        }

        return call.WithArgumentList(call.ArgumentList.WithArguments(list));
    }

    /// <summary>
    /// The overload that the compiler takes for the items, where it makes no array of them and gives the same; null where there is none.
    /// </summary>
    public IMethodSymbol? Overload(InvocationExpressionSyntax written)
    {
        var method = Call.TargetMethod;
        var first = method.Parameters.Length - 1;
        if (Call.SemanticModel!.GetSpeculativeSymbolInfo(Call.Syntax.SpanStart, written, SpeculativeBindingOption.BindAsExpression).Symbol
                is not IMethodSymbol found
            || found.Name != method.Name || found.IsStatic != method.IsStatic
            || !SymbolEqualityComparer.Default.Equals(found.ContainingType, method.ContainingType)
            || !SymbolEqualityComparer.Default.Equals(found.ReturnType, method.ReturnType)
            || !Enumerable.SequenceEqual<ITypeSymbol>(found.TypeArguments, method.TypeArguments, SymbolEqualityComparer.Default)
            || found.Parameters.Length <= first)
        {
            return null;
        }

        for (var i = 0; i < found.Parameters.Length; i++)
        {
            var taken = found.Parameters[i].Type;
            if (i < first ? !SymbolEqualityComparer.Default.Equals(taken, method.Parameters[i].Type)
                : !SymbolEqualityComparer.Default.Equals(SpanTypes.IsReadOnlySpan(taken) ? ((INamedTypeSymbol)taken).TypeArguments[0] : taken, ElementType))
            {
                return null;
            }
        }

        return found;
    }
}
