using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>A local that is declared with a new array: <c>var a = new T[n]</c>, <c>T[] a = { … }</c>, <c>T[] a = [ … ]</c>.</summary>
/// <param name="Local">The local.</param>
/// <param name="Declaration">The statement that declares it.</param>
/// <param name="Declarator">Its part of that statement.</param>
/// <param name="ElementType">The type of an element.</param>
internal sealed record ScratchArray(
    ILocalSymbol Local, LocalDeclarationStatementSyntax Declaration, VariableDeclaratorSyntax Declarator, ITypeSymbol ElementType)
{
    /// <summary>What creates the array.</summary>
    public ExpressionSyntax Creation => Declarator.Initializer!.Value;

    /// <summary>The length; null where it is not constant.</summary>
    public int? Length { get; private init; }

    /// <summary>The number that says the length; null where the elements do.</summary>
    public IOperation? Size { get; private init; }

    /// <summary>The elements of the initialiser; default where the array has no initialiser and starts zeroed.</summary>
    public ImmutableArray<IOperation> Elements { get; private init; }

    /// <summary>The array that a declarator declares; null where it declares anything else.</summary>
    public static ScratchArray? From(IVariableDeclaratorOperation declarator)
    {
        // The type is known without the operations of the initialiser, which most declarators need not build.
        if (declarator.Symbol is not { IsConst: false, RefKind: RefKind.None, Type: IArrayTypeSymbol { IsSZArray: true, ElementType: { } element } } local
            || declarator is not { Initializer.Value: { } value }
            || declarator.Syntax is not VariableDeclaratorSyntax { Initializer: not null, Parent.Parent: LocalDeclarationStatementSyntax declaration } syntax)
        {
            return null;
        }

        while (value is IConversionOperation { Operand: { } operand } conversion && SymbolEqualityComparer.Default.Equals(conversion.Type, local.Type))
            value = operand;
        if (!SymbolEqualityComparer.Default.Equals(value.Type, local.Type))
            return null;
        var array = new ScratchArray(local, declaration, syntax, element);
        return value switch
        {
            IArrayCreationOperation { DimensionSizes: { Length: 1 } sizes, Initializer: null } =>
                array with { Length = ConstantLength(sizes[0]), Size = sizes[0] },
            _ => WrittenItems.Of(value) is { IsDefault: false } elements ? array with { Length = elements.Length, Elements = elements } : null,
        };
    }

    private static int? ConstantLength(IOperation size) => size.ConstantValue is { HasValue: true, Value: { } value }
        ? value switch
        {
            int length => length,
            byte length => length,
            sbyte length => length,
            short length => length,
            ushort length => length,
            char length => length,
            uint length when length <= int.MaxValue => (int)length,
            long length when length is >= 0 and <= int.MaxValue => (int)length,
            ulong length when length <= int.MaxValue => (int)length,
            _ => null,
        }
        : null;
}
