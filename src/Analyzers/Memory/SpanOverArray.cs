using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// A local span that is declared over a new array, which no other variable names: <c>var s = new Span&lt;T&gt;(new T[n])</c>,
/// <c>Span&lt;T&gt; s = new T[n]</c>, <c>var s = new T[n].AsSpan()</c>.
/// </summary>
/// <param name="Local">The span.</param>
/// <param name="Declaration">The statement that declares it.</param>
/// <param name="Creation">What makes the array.</param>
/// <param name="ElementType">The type of an element.</param>
internal sealed record SpanOverArray(ILocalSymbol Local, LocalDeclarationStatementSyntax Declaration, IArrayCreationOperation Creation, ITypeSymbol ElementType)
{
    /// <summary>The length; null where it is not constant.</summary>
    public int? Length => Creation.DimensionSizes[0].ConstantValue is { HasValue: true, Value: int length and >= 0 } ? length : null;

    /// <summary>The span that a declarator declares over a new array without an initialiser; null for anything else.</summary>
    public static SpanOverArray? From(IVariableDeclaratorOperation declarator) =>
        declarator is { Symbol: { RefKind: RefKind.None } local, Syntax: VariableDeclaratorSyntax { Initializer: not null,
            Parent.Parent: LocalDeclarationStatementSyntax declaration } }
        && SpanTypes.IsSpan(local.Type) && declarator.Initializer is { Value: var value }
        && ArrayOf(value.Inside(Through.Identity)) is { Initializer: null, DimensionSizes.Length: 1, Type: IArrayTypeSymbol { ElementType: var element } } array
            ? new SpanOverArray(local, declaration, array, element)
            : null;

    /// <summary>
    /// Where the last use of the memory ends, where no code sees it outside the function and the iteration that makes it, nor while the function is
    /// suspended; null where some code may.
    /// </summary>
    public int? LastUse(SemanticModel model, CancellationToken cancellationToken)
    {
        var views = new MemoryViews(model, cancellationToken);
        var span = Creation.Parent is IArgumentOperation { Parent: { } made } ? made : Creation.Around(Through.Any);
        return !views.Leaves(span.Around(Through.Any)) && views.StayInIteration(Declaration)
            && !ArrayReader.Suspends(References.FunctionOf(Declaration), Declaration, views.LastUse)
            ? views.LastUse
            : null;
    }

    /// <summary>The new array of a span: converted, the only argument of its constructor, or what <c>AsSpan</c> is called on.</summary>
    private static IArrayCreationOperation? ArrayOf(IOperation span) => span switch
    {
        IConversionOperation conversion => conversion.Inside(Through.Any) as IArrayCreationOperation,
        IObjectCreationOperation { Arguments: { Length: 1 } arguments } made when SpanTypes.IsSpan(made.Type) => arguments[0].Value as IArrayCreationOperation,
        IInvocationOperation { TargetMethod: { Name: "AsSpan", ContainingType: { Name: "MemoryExtensions", ContainingNamespace.Name: nameof(System) } },
            Arguments: { Length: 1 } arguments } => arguments[0].Value as IArrayCreationOperation,
        _ => null,
    };
}
