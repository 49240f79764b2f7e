using System.Collections.Immutable;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Answers which operators a conversion runs. The compiler names that of the conversion itself; one between tuples converts each element, and names no
/// operator of theirs. Loops, deconstructions, <c>??</c>, <c>++</c> and <c>..</c> convert too, without an operation of their own for it.
/// </summary>
internal static class ConversionOperators
{
    /// <summary>Whether a conversion runs one.</summary>
    public static bool RunIn(IConversionOperation conversion) => !Of(conversion).IsEmpty;

    /// <summary>The operators that a conversion runs.</summary>
    public static ImmutableArray<IMethodSymbol> Of(IConversionOperation conversion) =>
        Of(conversion.OperatorMethod, conversion.Operand.Type, conversion.Type, conversion.SemanticModel);

    /// <summary>The operators that make the variable of a loop of its elements.</summary>
    public static ImmutableArray<IMethodSymbol> Of(IForEachLoopOperation loop)
    {
        if (loop is not { Syntax: CommonForEachStatementSyntax syntax, SemanticModel: { } model })
            return ImmutableArray<IMethodSymbol>.Empty;
        var info = model.GetForEachStatementInfo(syntax);
        return Of(info.ElementConversion.MethodSymbol, info.ElementType, (loop.LoopControlVariable as IVariableDeclaratorOperation)?.Symbol.Type, model);
    }

    /// <summary>The operators that make the result of <c>a ?? b</c> of its left side.</summary>
    public static ImmutableArray<IMethodSymbol> Of(ICoalesceOperation coalesce) =>
        Of(coalesce.ValueConversion.MethodSymbol, coalesce.Value.Type, coalesce.Type, coalesce.SemanticModel);

    /// <summary>The operators that make what a deconstruction writes of the elements of a tuple.</summary>
    public static ImmutableArray<IMethodSymbol> Of(IDeconstructionAssignmentOperation deconstruction) =>
        Of(null, deconstruction.Value.Type, deconstruction.Target.Type, deconstruction.SemanticModel);

    /// <summary>The operators that may convert a variable to the number that <c>++</c> or <c>--</c> counts, and back: none of them is named.</summary>
    public static ImmutableArray<IMethodSymbol> Of(IIncrementOrDecrementOperation increment)
    {
        var operators = ImmutableArray<IMethodSymbol>.Empty;
        var type = increment is { OperatorMethod: null, Target.Type: { } target } ? NullableTypes.Underlying(target) : null;
        for (; type is { TypeKind: TypeKind.Class or TypeKind.Struct, SpecialType: SpecialType.None }; type = type.BaseType)
        {
            foreach (var member in type.GetMembers(WellKnownMemberNames.ImplicitConversionName))
                operators = member is IMethodSymbol method ? operators.Add(method) : operators;
        }

        return operators;
    }

    /// <summary>The operators that make elements of a collection expression of what is spread in it.</summary>
    public static ImmutableArray<IMethodSymbol> OfSpread(IOperation spread)
    {
        var from = spread.ChildOperations.FirstOrDefault() is { } operand ? SequenceTypes.ItemOf(operand.Inside(Through.BuiltInImplicit).Type) : null;
        return from is not null && SequenceTypes.ItemOf(spread.Parent?.Type) is { } to && spread.SemanticModel is { Compilation: var compilation } model
            ? Of(compilation.ClassifyConversion(from, to).MethodSymbol, from, to, model)
            : ImmutableArray<IMethodSymbol>.Empty;
    }

    private static ImmutableArray<IMethodSymbol> Of(IMethodSymbol? named, ITypeSymbol? from, ITypeSymbol? to, SemanticModel? model)
    {
        if (named is not null)
            return ImmutableArray.Create(named);
        return model is not null && ElementsOf(from) is { } items && ElementsOf(to) is { } results
            ? OfElements(items, results, model.Compilation)
            : ImmutableArray<IMethodSymbol>.Empty;
    }

    private static ImmutableArray<IMethodSymbol> OfElements(
        ImmutableArray<IFieldSymbol> items, ImmutableArray<IFieldSymbol> results, Compilation compilation)
    {
        var operators = ImmutableArray<IMethodSymbol>.Empty;
        for (var i = 0; i < items.Length && i < results.Length; i++)
        {
            var (from, to) = (items[i].Type, results[i].Type);
            if (SymbolEqualityComparer.Default.Equals(from, to))
                continue;
            if (ElementsOf(from) is { } inner && ElementsOf(to) is { } innerResults)
                operators = operators.AddRange(OfElements(inner, innerResults, compilation));
            else if (compilation.ClassifyConversion(from, to).MethodSymbol is { } method)
                operators = operators.Add(method);
        }

        return operators;
    }

    private static ImmutableArray<IFieldSymbol>? ElementsOf(ITypeSymbol? type) =>
        type is not null && NullableTypes.Underlying(type) is INamedTypeSymbol { IsTupleType: true } tuple ? tuple.TupleElements : null;
}
