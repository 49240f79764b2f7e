using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>What the one call is.</summary>
internal enum ShorterForm
{
    /// <summary>An operator that takes the function of the one before it.</summary>
    Operator,

    /// <summary>The method with which a list does the same itself.</summary>
    OfList,

    /// <summary>A slice of the array or list, which is copied at once.</summary>
    Slice,
}

/// <summary>
/// One call in the place of the last operators of a chain: an operator that takes the function of the one before it, which is <c>Any</c> where the number of
/// elements is compared with none, the method with which a list does the
/// same itself, or the slice that a chain copies.
/// </summary>
/// <param name="Kept">The operator whose function or number the call takes, and whose place it takes with all that follows.</param>
/// <param name="Method">What is called.</param>
/// <param name="Form">What that is.</param>
internal sealed record ShorterChain(IInvocationOperation Kept, IMethodSymbol Method, ShorterForm Form)
{
    // The first versions whose operators look at a list without an enumerator, and whose `Single` stops at the second match.
    private const int FirstWithSpans = 9;
    private const int FirstThatStops = 5;

    /// <summary>The comparison of the number of elements that the call takes the place of as well; null where it takes the place of the chain alone.</summary>
    public CountTest? Test { get; init; }

    /// <summary>The shorter form of a chain; null where there is none, or where it would allocate as much.</summary>
    public static ShorterChain? Of(LinqChain chain, Compilation compilation)
    {
        var end = chain.End;
        var count = chain.Operators.Length;
        if (!end.TargetMethod.ContainingType.IsEnumerable() || end.Syntax is not InvocationExpressionSyntax)
            return null;
        if (count == 1)
            return OfList(chain, end, end.TargetMethod.Name, CoreLibrary.VersionOf(compilation));
        var before = chain.Operators[count - 2];
        if (end.TargetMethod.Parameters.Length != 1 || !before.TargetMethod.ContainingType.IsEnumerable())
            return null;
        if (chain.Use == ChainUse.Collected && SliceOf(chain, compilation) is { } slice)
            return slice;
        if (!HasPlainFunction(before))
            return null;
        var name = chain.Use == ChainUse.Counted ? "Count" : end.TargetMethod.Name;
        if (before.TargetMethod.Name == "Where" && name is ("Count" or "LongCount") && TestOf(chain) is { } test
            && Merged(before, end, "Any", static function => function.ReturnType.SpecialType == SpecialType.System_Boolean) is { } any)
        {
            return any with { Test = test };
        }

        return (count == 2 ? OfList(chain, before, before.TargetMethod.Name + "." + name, 0) : null) ?? before.TargetMethod.Name switch
        {
            "Where" when IsWithCondition(name, compilation) =>
                Merged(before, end, name, static function => function.ReturnType.SpecialType == SpecialType.System_Boolean),
            "Select" when name is "Sum" or "Min" or "Max" or "Average" =>
                Merged(before, end, name, function => IsOfElement(function.ReturnType, end.TargetMethod)),
            _ => null,
        };
    }

    private static CountTest? TestOf(LinqChain chain) =>
        chain.Use != ChainUse.Counted ? CountTest.Of(chain.End.Syntax)
        : chain is { IsCountedInPlace: true, End.Syntax.Parent: { } length } ? CountTest.Of(length)
        : null;

    private static bool IsWithCondition(string name, Compilation compilation) =>
        name is "Any" or "First" or "FirstOrDefault" or "Count" or "LongCount"
        || (name is "Single" or "SingleOrDefault" && CoreLibrary.VersionOf(compilation) >= FirstThatStops);

    /// <summary>Whether an operator is called as a method of its source, with a function of one element.</summary>
    private static bool HasPlainFunction(IInvocationOperation call) =>
        call.Syntax is InvocationExpressionSyntax
            {
                Expression: MemberAccessExpressionSyntax { Name: IdentifierNameSyntax } or MemberBindingExpressionSyntax { Name: IdentifierNameSyntax },
            }
        && call.TargetMethod.Parameters.Length == 2 && FunctionOf(call.TargetMethod.OriginalDefinition) is { Parameters.Length: 1 };

    private static IMethodSymbol? FunctionOf(IMethodSymbol method) => (method.Parameters[1].Type as INamedTypeSymbol)?.DelegateInvokeMethod;

    /// <summary>The operator of the same name that takes the function.</summary>
    private static ShorterChain? Merged(IInvocationOperation before, IInvocationOperation end, string name, Func<IMethodSymbol, bool> takes)
    {
        foreach (var member in end.TargetMethod.ContainingType.GetMembers(name))
        {
            if (member is IMethodSymbol { Parameters.Length: 2 } method && FunctionOf(method) is { Parameters.Length: 1 } function && takes(function))
                return new ShorterChain(before, method, ShorterForm.Operator);
        }

        return null;
    }

    /// <summary>Whether the result of a selector is what an operator without one looks at: a number of that type, or any type.</summary>
    private static bool IsOfElement(ITypeSymbol selected, IMethodSymbol end) =>
        end.OriginalDefinition.Parameters[0].Type is INamedTypeSymbol { TypeArguments: { Length: 1 } elements }
        && (elements[0] is ITypeParameterSymbol ? selected is ITypeParameterSymbol : SymbolEqualityComparer.Default.Equals(elements[0], selected));

    /// <summary>
    /// The method with which a list does what operators do; those of newer frameworks look at one without an enumerator, but not at what derives from it.
    /// </summary>
    private static ShorterChain? OfList(LinqChain chain, IInvocationOperation kept, string operators, int version)
    {
        var name = operators switch
        {
            "Any" or "Where.Any" => "Exists",
            "All" => "TrueForAll",
            "FirstOrDefault" or "Where.FirstOrDefault" => "Find",
            "Where.ToList" => "FindAll",
            "Select.ToList" => "ConvertAll",
            _ => null,
        };
        if (name is null || LinqSource.Of(chain) is not { List: { } list, Kind: var kind } || (kind == SourceKind.List && version >= FirstWithSpans)
            || !HasPlainFunction(kept) || LinqChain.ArgumentOf(kept, 1)?.Inside(Through.BuiltInImplicit) is not IDelegateCreationOperation { IsImplicit: true })
        {
            return null;
        }

        foreach (var member in list.OriginalDefinition.GetMembers(name))
        {
            if (member is IMethodSymbol { Parameters.Length: 1 } method)
                return new ShorterChain(kept, method, ShorterForm.OfList);
        }

        return null;
    }

    /// <summary>
    /// The slice that a chain of <c>Skip</c> and <c>Take</c> copies: of an array as a span, which an array of a derived type does not have, and of a list as
    /// another list, for which the number of elements has to be said.
    /// </summary>
    private static ShorterChain? SliceOf(LinqChain chain, Compilation compilation)
    {
        var operators = chain.Operators;
        var isRest = operators.Length == 2 && operators[0].TargetMethod.Name == "Skip";
        if (operators.Length > 3 || !(isRest || operators[operators.Length - 2].TargetMethod.Name == "Take")
            || (operators.Length == 3 && operators[0].TargetMethod.Name != "Skip"))
        {
            return null;
        }

        for (var i = 0; i < operators.Length - 1; i++)
        {
            if (!IsPlainNumber(operators[i]))
                return null;
        }

        return (LinqSource.Of(chain), chain.End.TargetMethod.Name) switch
        {
            ({ Kind: SourceKind.Array, IsReadInPlace: false, Element: { } element }, "ToArray") when element.IsValueType || element.IsSealed =>
                Named(compilation.GetTypeByMetadataName("System.MemoryExtensions"), "AsSpan", static method => method.Parameters[0].Type is IArrayTypeSymbol),
            ({ Kind: SourceKind.List, List: { } list }, "ToList") when !isRest => Named(list.OriginalDefinition, "GetRange", static _ => true),
            _ => null,
        };

        ShorterChain? Named(INamedTypeSymbol? type, string name, Func<IMethodSymbol, bool> isMeant)
        {
            if (type is null)
                return null;
            foreach (var member in type.GetMembers(name))
            {
                if (member is IMethodSymbol { Parameters: var parameters } method && isMeant(method)
                    && parameters.Length == (method.IsStatic && isRest ? 2 : method.IsStatic ? 3 : 2)
                    && parameters[parameters.Length - 1].Type.SpecialType == SpecialType.System_Int32)
                {
                    return new ShorterChain(operators[0], method, ShorterForm.Slice);
                }
            }

            return null;
        }
    }

    /// <summary>Whether an operator is called as a method of its source, with a number that no name stands before.</summary>
    private static bool IsPlainNumber(IInvocationOperation call) =>
        call.TargetMethod is { Parameters: { Length: 2 } parameters } && parameters[1].Type.SpecialType == SpecialType.System_Int32
        && call.Syntax is InvocationExpressionSyntax
        {
            Expression: MemberAccessExpressionSyntax { Name: IdentifierNameSyntax } or MemberBindingExpressionSyntax { Name: IdentifierNameSyntax },
            ArgumentList.Arguments: { Count: 1 } arguments,
        }
        && arguments[0].NameColon is null;
}
