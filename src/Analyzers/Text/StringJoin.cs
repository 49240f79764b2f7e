using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>
/// A joining of two to four strings and characters, by <c>+</c> or <c>string.Concat</c>, for which <c>string.Concat</c> has an overload that takes
/// spans: a part of a string need be no string to be joined.
/// </summary>
/// <param name="Operation">The whole joining.</param>
/// <param name="Operands">What is joined, left to right.</param>
internal sealed record StringJoin(IOperation Operation, IReadOnlyList<IOperation> Operands)
{
    private const int MostOperands = 4;

    /// <summary>The joining that an operator or a call belongs to; null where it is none, or <c>string.Concat</c> takes no spans for it.</summary>
    public static StringJoin? Of(IOperation operation)
    {
        var operands = new List<IOperation>();
        if (ConcatParts.IsConcat(operation))
        {
            var depth = 0;
            for (; operation.Parent is { } parent && ConcatParts.IsConcat(parent); operation = parent)
            {
                if (++depth >= MostOperands)
                    return null;
            }

            if (operation.ConstantValue.HasValue)
                return null;
            operands = ConcatParts.Of(operation);
        }
        else if (operation is IInvocationOperation
            {
                TargetMethod: { Name: nameof(string.Concat), ContainingType.SpecialType: SpecialType.System_String },
            } call)
        {
            foreach (var argument in call.Arguments)
            {
                if (argument is not { ArgumentKind: ArgumentKind.Explicit, Parameter.Type.SpecialType: SpecialType.System_String })
                    return null;
                operands.Add(ConcatParts.Plain(argument.Value));
            }
        }

        return operands.Count is >= 2 and <= MostOperands && operands.TrueForAll(static operand => IsText(operand)) && HasOverload(operation, operands.Count)
            ? new StringJoin(operation, operands)
            : null;
    }

    /// <summary>Whether a part is the first of several whose strings need not be made: one finding speaks for all of them.</summary>
    public bool IsFirstPart(IOperation part, SourceBodies bodies)
    {
        foreach (var operand in Operands)
        {
            if (IsPart(operand, bodies))
                return operand.Syntax == part.Syntax;
        }

        return false;
    }

    /// <summary>Whether an operand is a part of a string, of which a string is made only for the joining.</summary>
    public static bool IsPart(IOperation operand, SourceBodies bodies)
    {
        var isMade = false;
        var value = operand;
        while (StringStep.TryGet(value, bodies, out var step))
        {
            if (step.Kind == StringStepKind.Formatted)
                break;
            if (step.Kind != StringStepKind.Slice || step.Source is not { } source)
                return false;
            isMade |= step.IsAlways;
            value = source;
        }

        return isMade;
    }

    /// <summary>Whether the text of a hole is added to an interpolated string that the compiler builds with a handler, which takes spans as well.</summary>
    public static bool IsHole(IInterpolationOperation hole)
    {
        if (hole.Parent is not IInterpolatedStringOperation { Type.SpecialType: SpecialType.System_String, Parent: var user } interpolated
            || user is IConversionOperation { Type.Name: nameof(FormattableString) or nameof(IFormattable) }
            || hole.Syntax.SyntaxTree.Options is not CSharpParseOptions { LanguageVersion: >= LanguageVersion.CSharp10 }
            || hole.SemanticModel!.Compilation.GetTypeByMetadataName("System.Runtime.CompilerServices.DefaultInterpolatedStringHandler") is null)
        {
            return false;
        }

        // A hole alone is its text itself.
        if (interpolated.Parts.Length == 1 && hole is { Alignment: null, FormatString: null } && user is not IInterpolatedStringHandlerCreationOperation)
            return false;

        // Where one hole waits, the text is made by string.Format, which takes objects.
        return !References.Suspends(interpolated.Syntax);
    }

    /// <summary>
    /// Whether the handler of an interpolated string does the same with a span as with a string: one of the framework does, unless a provider is given that may
    /// format strings in a way of its own.
    /// </summary>
    public static bool TakesSpans(IInterpolatedStringAppendOperation append)
    {
        var handler = append.Parent;
        while (handler is not (null or IInterpolatedStringHandlerCreationOperation))
            handler = handler.Parent;
        if (handler?.Type?.IsOfFramework() != true)
            return false;
        if (handler.Parent is not IArgumentOperation { Parent: { } call })
            return true;
        foreach (var argument in CalledMethod.ArgumentsOf(call))
        {
            if (argument.Parameter?.Type.Name == nameof(IFormatProvider) && !FormatProviders.LeavesStrings(argument.Value))
                return false;
        }

        return true;
    }

    private static bool IsText(IOperation operand) =>
        operand.Type?.SpecialType is SpecialType.System_String or SpecialType.System_Char || operand.ConstantValue is { HasValue: true, Value: null };

    private static bool HasOverload(IOperation operation, int count)
    {
        foreach (var member in operation.SemanticModel!.Compilation.GetSpecialType(SpecialType.System_String).GetMembers(nameof(string.Concat)))
        {
            if (member is IMethodSymbol { Parameters: var parameters } && parameters.Length == count
                && CharSpanOverloads.IsReadOnlySpanOfChar(parameters[0].Type))
            {
                return true;
            }
        }

        return false;
    }
}
