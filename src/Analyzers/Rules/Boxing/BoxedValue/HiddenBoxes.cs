using System.Collections.Immutable;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// Finds the boxes that no conversion of one value shows: of loop variables, in parts of tuples, before <c>??</c>, by patterns that declare a variable,
/// of the elements that a query casts, and of values that the language deconstructs or awaits by an extension of an interface.
/// </summary>
internal static class HiddenBoxes
{
    /// <summary>The boxes that an operation makes; empty where it makes none, which costs nothing.</summary>
    public static ImmutableArray<Box> Of(IOperation operation) => operation switch
    {
        IForEachLoopOperation { Syntax: ForEachStatementSyntax syntax } loop => OfElement(loop, syntax),
        IForEachLoopOperation { Syntax: ForEachVariableStatementSyntax syntax } loop =>
            OfDeconstruction(
                loop.SemanticModel!.GetDeconstructionInfo(syntax),
                loop.SemanticModel!.GetForEachStatementInfo(syntax).ElementType,
                loop.LoopControlVariable.Type,
                syntax.Variable),
        IDeconstructionAssignmentOperation { Value: not ITupleOperation, Syntax: AssignmentExpressionSyntax syntax } assignment =>
            OfDeconstruction(assignment.SemanticModel!.GetDeconstructionInfo(syntax), assignment.Value.Type, assignment.Target.Type, syntax.Right),
        IConversionOperation { Operand: not ITupleOperation, OperatorMethod: null } conversion =>
            OfTuple(conversion.Operand.Type, conversion.Type, conversion.Syntax),
        ICoalesceOperation { Value.Type: { } type } coalesce when NullableTypes.IsNullable(type) && BoxConversion.IsBox(type, coalesce.Type) =>
            ImmutableArray.Create(new Box(coalesce.Value.Syntax, type, As(coalesce.Type!))),
        IInvocationOperation call => OfCast(call),
        IDeclarationPatternOperation { DeclaredSymbol: ILocalSymbol local } pattern => OfVariable(pattern, local),
        IRecursivePatternOperation pattern => OfRecursivePattern(pattern),
        IAwaitOperation { Operation: { Type.IsValueType: true } awaited, Syntax: AwaitExpressionSyntax syntax } =>
            OfExtended(awaited.SemanticModel!.GetAwaitExpressionInfo(syntax).GetAwaiterMethod, awaited.Type, awaited.Syntax),
        { Kind: NewerCompilers.Spread } => OfSpread(operation),
        _ => ImmutableArray<Box>.Empty,
    };

    private static ImmutableArray<Box> OfElement(IForEachLoopOperation loop, ForEachStatementSyntax syntax)
    {
        // Most loop variables are not objects: the type tells before anything is bound.
        if (loop.Locals.Length != 1 || loop.Locals[0].Type is not { IsReferenceType: true } to
            || loop.SemanticModel!.GetForEachStatementInfo(syntax).ElementType is not { } from || !BoxConversion.IsBox(from, to))
        {
            return ImmutableArray<Box>.Empty;
        }

        // The JIT leaves out a box that nothing reads.
        return BoxTarget.ReadsOf(loop.Locals[0], loop).Any()
            ? ImmutableArray.Create(new Box(syntax.Type, from, As(to) + " for each element"))
            : ImmutableArray<Box>.Empty;
    }

    /// <summary>
    /// The box of each element of a sequence of values that <c>Cast</c> or <c>OfType</c> makes objects of: they ask for the elements as objects. A
    /// sequence that is one of the new type already is given back as it is.
    /// </summary>
    private static ImmutableArray<Box> OfCast(IInvocationOperation call)
    {
        if (call.TargetMethod is not { Name: "Cast" or "OfType", TypeArguments: { Length: 1 } to, ContainingType: { } owner } || !owner.IsEnumerable()
            || call.Arguments.Length != 1)
        {
            return ImmutableArray<Box>.Empty;
        }

        var source = call.Arguments[0].Value.Inside(Through.Any);
        return SequenceTypes.ItemOf(source.Type) is { } from && BoxConversion.IsBox(from, to[0]) && from is not ITypeParameterSymbol { IsValueType: false }
            ? ImmutableArray.Create(new Box(call.Syntax, from, As(to[0]) + " for each element by '" + call.TargetMethod.Name + "'"))
            : ImmutableArray<Box>.Empty;
    }

    private static ImmutableArray<Box> OfDeconstruction(DeconstructionInfo info, ITypeSymbol? from, ITypeSymbol? to, SyntaxNode place)
    {
        if (info.Nested.IsDefaultOrEmpty)
            return BoxConversion.IsBox(from, to) ? ImmutableArray.Create(new Box(place, from!, As(to!) + " by the deconstruction")) : ImmutableArray<Box>.Empty;
        if (to is not INamedTypeSymbol { IsTupleType: true, TupleElements: var targets } || targets.Length != info.Nested.Length)
            return ImmutableArray<Box>.Empty;
        var boxes = OfExtended(info.Method, from, place);
        for (var i = 0; i < targets.Length; i++)
            boxes = boxes.AddRange(OfDeconstruction(info.Nested[i], PartOf(info.Method, from, i), targets[i].Type, place));
        return boxes;
    }

    /// <summary>The box of a value for which the language calls an extension of an interface, or of <c>object</c>.</summary>
    private static ImmutableArray<Box> OfExtended(IMethodSymbol? called, ITypeSymbol? from, SyntaxNode place)
    {
        if (called is not { IsExtensionMethod: true } || from is not { IsValueType: true })
            return ImmutableArray<Box>.Empty;
        var to = called.ReducedFrom is null ? called.Parameters[0].Type : called.ReceiverType;
        return BoxConversion.IsBox(from, to)
            ? ImmutableArray.Create(new Box(place, from, As(to!) + " for '" + called.Name + "'"))
            : ImmutableArray<Box>.Empty;
    }

    private static ImmutableArray<Box> OfRecursivePattern(IRecursivePatternOperation pattern)
    {
        var boxes = OfExtended(pattern.DeconstructSymbol as IMethodSymbol, pattern.InputType, pattern.Syntax);
        return pattern.DeclaredSymbol is ILocalSymbol local ? boxes.AddRange(OfVariable(pattern, local)) : boxes;
    }

    private static ITypeSymbol? PartOf(IMethodSymbol? deconstruct, ITypeSymbol? from, int index)
    {
        if (deconstruct is null)
            return from is INamedTypeSymbol { IsTupleType: true, TupleElements: var parts } && index < parts.Length ? parts[index].Type : null;
        var first = deconstruct is { IsExtensionMethod: true, ReducedFrom: null } ? 1 : 0;
        return first + index < deconstruct.Parameters.Length ? deconstruct.Parameters[first + index].Type : null;
    }

    private static ImmutableArray<Box> OfTuple(ITypeSymbol? from, ITypeSymbol? to, SyntaxNode place)
    {
        var boxes = ImmutableArray<Box>.Empty;
        if (from is not INamedTypeSymbol { IsTupleType: true, TupleElements: var parts }
            || to is not INamedTypeSymbol { IsTupleType: true, TupleElements: var targets } || parts.Length != targets.Length)
        {
            return boxes;
        }

        for (var i = 0; i < parts.Length; i++)
        {
            if (BoxConversion.IsBox(parts[i].Type, targets[i].Type))
                boxes = boxes.Add(new Box(place, parts[i].Type, As(targets[i].Type) + " by the conversion of the tuple"));
            else
                boxes = boxes.AddRange(OfTuple(parts[i].Type, targets[i].Type, place));
        }

        return boxes;
    }

    /// <summary>
    /// A variable that a pattern gives an object: the box is made where the pattern matches, if anything reads the variable. A type parameter is
    /// boxed only for a struct that matches, and such tests are made for classes.
    /// </summary>
    private static ImmutableArray<Box> OfVariable(IPatternOperation pattern, ILocalSymbol local)
    {
        if (!BoxConversion.IsBox(pattern.InputType, local.Type) || pattern.InputType is ITypeParameterSymbol { IsValueType: false } || IsOperandBoxed(pattern))
            return ImmutableArray<Box>.Empty;
        foreach (var read in BoxTarget.ReadsOf(local, pattern))
            return ImmutableArray.Create(new Box(pattern.Syntax, pattern.InputType, As(local.Type) + " for '" + local.Name + "'"));
        return ImmutableArray<Box>.Empty;
    }

    /// <summary>Whether the value is already an object when it is tested; the conversion is the box then.</summary>
    private static bool IsOperandBoxed(IPatternOperation pattern) =>
        pattern.Parent is IIsPatternOperation { Value: IConversionOperation conversion } && BoxConversion.IsBox(conversion);

    /// <summary>The items of a list that are put among objects.</summary>
    private static ImmutableArray<Box> OfSpread(IOperation spread)
    {
        var items = default(IOperation);
        foreach (var child in spread.ChildOperations)
            items = child;
        var to = ElementTypes.Of(spread.Parent?.Type);
        return ElementTypes.Of(items?.Type) is { } from && BoxConversion.IsBox(from, to)
            ? ImmutableArray.Create(new Box(spread.Syntax, from, As(to!) + " for each element"))
            : ImmutableArray<Box>.Empty;
    }

    private static string As(ITypeSymbol type) => " as '" + TypeNames.Of(type) + "'";
}
