using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>
/// Determines whether no code can tell when a value is made: making it changes nothing, cannot fail, and reads nothing that changes meanwhile. Arrays that may
/// be on the stack are left to the rules about those.
/// </summary>
internal static class UnseenCreation
{
    // Many values are made of one variable.
    private static readonly ModelCache<ISymbol, ImmutableArray<(SyntaxNode Mention, bool MayGoOn)>> Written = new(SymbolEqualityComparer.Default);

    /// <summary>Whether making it changes nothing and cannot fail: a collection, builder or stream of the framework, an array, a text of texts.</summary>
    public static bool Is(IOperation creation) => creation switch
    {
        IObjectCreationOperation { Initializer: null, Type: INamedTypeSymbol { DeclaringSyntaxReferences.IsEmpty: true } type } made =>
            IsPlain(type) && made.Arguments.All(static argument => IsFixed(argument)),
        IArrayCreationOperation { Type: IArrayTypeSymbol { ElementType.IsUnmanagedType: true } } => false,
        IArrayCreationOperation { DimensionSizes: { Length: 1 } sizes, Initializer: null } =>
            sizes[0].ConstantValue is { HasValue: true, Value: int and > 0 },
        IArrayCreationOperation { Initializer: { ElementValues.Length: > 0 } } => PlainMessage.Is(creation),
        IInterpolatedStringOperation or IBinaryOperation => PlainMessage.Is(creation) && creation.Descendants().All(static part => IsText(part)),
        _ => false,
    };

    /// <summary>Whether a value is the same where it is made before a later statement.</summary>
    public static bool IsSameAt(StatementSyntax later, IOperation creation)
    {
        foreach (var part in creation.Descendants())
        {
            var isSame = part switch
            {
                ILocalReferenceOperation { Local: var local } => local.RefKind == RefKind.None && !IsWrittenBefore(later, local, creation),
                IParameterReferenceOperation { Parameter: var parameter } => parameter.RefKind == RefKind.None && !References.IsOfPrimaryConstructor(parameter)
                    && !IsWrittenBefore(later, parameter, creation),
                IFieldReferenceOperation { Field: var field } => SettledFields.Contain(field, part.Syntax),

                // That of a struct is a variable, which its methods may change and assign.
                IInstanceReferenceOperation { Type: var own } => own is not { IsValueType: true, IsReadOnly: false },
                _ => true,
            };
            if (!isSame)
                return false;
        }

        return true;
    }

    private static bool IsWrittenBefore(StatementSyntax later, ISymbol variable, IOperation creation)
    {
        var function = References.FunctionOf(creation.Syntax);
        foreach (var (mention, mayGoOn) in Written.Get(creation.SemanticModel!, variable, creation, static (written, place) => WritesOf(written, place)))
        {
            if (mayGoOn || References.FunctionOf(mention) != function
                || (mention.SpanStart > creation.Syntax.SpanStart && mention.SpanStart < later.SpanStart))
            {
                return true;
            }
        }

        return false;
    }

    private static ImmutableArray<(SyntaxNode Mention, bool MayGoOn)> WritesOf(ISymbol variable, IOperation place)
    {
        var writes = ImmutableArray.CreateBuilder<(SyntaxNode Mention, bool MayGoOn)>();
        foreach (var mention in VariableOperations.Of(variable, place))
        {
            if (mention is not IVariableDeclaratorOperation && ValueWrites.Of(mention) is { } write)
                writes.Add((mention.Syntax, MayGoOn(mention, write)));
        }

        return writes.ToImmutable();
    }

    // A reference that is taken once may write the variable later.
    private static bool MayGoOn(IOperation mention, IOperation write) =>
        mention.Parent is not IArgumentOperation { Parameter.RefKind: RefKind.Out }
        && write is not (IAssignmentOperation and not ISimpleAssignmentOperation { IsRef: true } or IIncrementOrDecrementOperation);

    private static bool IsPlain(INamedTypeSymbol type) => type.Name switch
    {
        "StringBuilder" => type.IsIn("System.Text"),
        "MemoryStream" => type.IsIn("System.IO"),
        _ => type.IsIn("System.Collections.Generic") || type.IsIn("System.Collections.Concurrent"),
    };

    /// <summary>Whether an argument is always the same, and one that no constructor refuses: a capacity, a text or a comparer.</summary>
    private static bool IsFixed(IArgumentOperation argument)
    {
        var value = argument.Value.Inside(Through.BuiltInImplicit);
        return argument.Parameter switch
        {
            { Name: "capacity" or "initialCapacity" } => value.ConstantValue is { HasValue: true, Value: int and >= 0 },
            { Type.SpecialType: SpecialType.System_String } => value.ConstantValue.HasValue,
            { Type.Name: "IEqualityComparer" or "IComparer" } =>
                value.ConstantValue.HasValue || FixedValues.IsSameObject(value),
            _ => false,
        };
    }

    /// <summary>The text of a number is that of the culture, which code between may change.</summary>
    private static bool IsText(IOperation part) => part.ConstantValue.HasValue
        ? FrameworkTexts.IsOfEachCulture(part.ConstantValue.Value)
        : part is not (ILocalReferenceOperation or IParameterReferenceOperation or IFieldReferenceOperation)
            || part.Type is { SpecialType: SpecialType.System_String or SpecialType.System_Char };
}
