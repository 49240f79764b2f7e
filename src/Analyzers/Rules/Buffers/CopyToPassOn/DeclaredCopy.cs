using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Finds locals that are declared as a copy of elements: <c>span.ToArray()</c>, <c>memory.ToArray()</c>, <c>all[start..end]</c>, <c>all.Clone()</c>,
/// <c>text.ToCharArray(start, count)</c>, also on one branch of a condition. Copies of sequences are those of <see cref="SequenceCopy"/>.
/// </summary>
/// <param name="Operation">What makes the copy.</param>
/// <param name="Source">What it copies.</param>
internal readonly record struct DeclaredCopy(IOperation Operation, IOperation Source)
{
    /// <summary>The copy that a local is declared as; null where it is declared alone in no such way.</summary>
    public static DeclaredCopy? Of(IVariableDeclaratorOperation declarator) =>
        declarator is { Symbol: { RefKind: RefKind.None, Type: IArrayTypeSymbol { IsSZArray: true } type }, Initializer.Value: { } value,
            Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax { Declaration.Variables.Count: 1 } } }
            ? Of(value.Inside(Through.Any), type)
            : null;

    /// <summary>The copy that a statement assigns to a local; null where it assigns anything else.</summary>
    public static DeclaredCopy? Of(ISimpleAssignmentOperation assignment) =>
        assignment is { IsRef: false, Target: ILocalReferenceOperation { Local: { RefKind: RefKind.None, Type: IArrayTypeSymbol { IsSZArray: true } type } },
            Syntax.Parent: ExpressionStatementSyntax }
            ? Of(assignment.Value.Inside(Through.Any), type)
            : null;

    private static DeclaredCopy? Of(IOperation value, IArrayTypeSymbol type) => value switch
    {
        IConditionalOperation { WhenTrue: var first, WhenFalse: { } second } => Of(first.Inside(Through.Any), type) ?? Of(second.Inside(Through.Any), type),
        _ => SourceOf(value, type) is { } source ? new DeclaredCopy(value, source) : null,
    };

    private static IOperation? SourceOf(IOperation value, IArrayTypeSymbol type) => value switch
    {
        IInvocationOperation { TargetMethod: { Name: nameof(Array.Clone), ContainingType.SpecialType: SpecialType.System_Array }, Instance: { } all } =>
            IsOf(all.Inside(Through.BuiltInImplicit), type),
        IInvocationOperation { TargetMethod: { Name: "ToArray", IsStatic: false, IsExtensionMethod: false }, Arguments.IsEmpty: true } call =>
            ArrayCopy.Of(call) is { From: CopySource.Span or CopySource.Memory or CopySource.Segment, Source: var source } ? source : null,
        IInvocationOperation { TargetMethod: { Name: nameof(string.ToCharArray), ContainingType.SpecialType: SpecialType.System_String },
            Instance: { } text, Arguments.Length: 2 } => text,
        IArrayElementReferenceOperation { ArrayReference: var all, Indices: { Length: 1 } indices } when IsRange(indices[0].Type) => IsOf(all, type),
        _ => null,
    };

    private static bool IsRange(ITypeSymbol? type) => type is { Name: "Range", ContainingNamespace.Name: nameof(System) };

    // An array of derived objects in a variable of their base has no span.
    private static IOperation? IsOf(IOperation all, IArrayTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(all.Type, type) && type.ElementType.IsValueType ? all : null;
}
