using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>
/// One call in the place of the last operators of a chain: an operator that takes the function of the one before it, or the method with which a list does the
/// same itself.
/// </summary>
/// <param name="Kept">The operator whose function the call takes, and whose place it takes with all that follows.</param>
/// <param name="Method">What is called.</param>
/// <param name="IsOfList">Whether it is a method of the list.</param>
internal sealed record ShorterChain(IInvocationOperation Kept, IMethodSymbol Method, bool IsOfList)
{
    // The first versions whose operators look at a list without an enumerator, and whose `Single` stops at the second match.
    private const int FirstWithSpans = 9;
    private const int FirstThatStops = 5;

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
        if (end.TargetMethod.Parameters.Length != 1 || !before.TargetMethod.ContainingType.IsEnumerable() || !HasPlainFunction(before))
            return null;
        var name = end.TargetMethod.Name;
        return (count == 2 ? OfList(chain, before, before.TargetMethod.Name + "." + name, 0) : null) ?? before.TargetMethod.Name switch
        {
            "Where" when IsWithCondition(name, compilation) =>
                Merged(before, end, static function => function.ReturnType.SpecialType == SpecialType.System_Boolean),
            "Select" when name is "Sum" or "Min" or "Max" or "Average" => Merged(before, end, function => IsOfElement(function.ReturnType, end.TargetMethod)),
            _ => null,
        };
    }

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
    private static ShorterChain? Merged(IInvocationOperation before, IInvocationOperation end, Func<IMethodSymbol, bool> takes)
    {
        foreach (var member in end.TargetMethod.ContainingType.GetMembers(end.TargetMethod.Name))
        {
            if (member is IMethodSymbol { Parameters.Length: 2 } method && FunctionOf(method) is { Parameters.Length: 1 } function && takes(function))
                return new ShorterChain(before, method, IsOfList: false);
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
                return new ShorterChain(kept, method, IsOfList: true);
        }

        return null;
    }
}
