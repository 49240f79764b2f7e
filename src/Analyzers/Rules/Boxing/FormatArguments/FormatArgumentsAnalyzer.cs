using System.Collections.Immutable;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.FormatArguments;

/// <summary>
/// ALLOC207: finds values that are boxed to be formatted by <c>string.Format</c> and similar methods.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls of methods that take a composite format, and at interpolated strings that the compiler turns into such a call:
/// without a handler, with <c>await</c> in a hole, or as a <c>FormattableString</c>, whose own objects are added to the bytes. It
/// collects the types that are boxed, reports nothing where there are none, and asks for the heat last.
/// </para>
/// <para>
/// Not reported: arguments that are strings or other references, interpolated strings that a handler writes, expression trees. The array
/// of the arguments belongs to ALLOC101. For writers, and where handlers do not exist, the text of each value would take as much as its box, unless that text
/// is all: nothing is said there, unless the place is declared hot.
/// </para>
/// </remarks>
public sealed class FormatArgumentsAnalyzer() : AllocationAnalyzer(Descriptors.FormatArguments)
{
    private static readonly Rule Rule = Descriptors.FormatArguments;

    // The object that keeps format and arguments, and the array of arguments without its items.
    private const int FormattableBytes = 32;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        start.RegisterOperationAction(context => OfCall(context, allocations), OperationKind.Invocation);
        start.RegisterOperationAction(context => OfInterpolation(context, allocations), OperationKind.InterpolatedString);
    }

    private static void OfCall(OperationAnalysisContext context, AllocationContext allocations)
    {
        var call = (IInvocationOperation)context.Operation;
        if (!FormatCall.IsFormat(call.TargetMethod) || FormatBoxes.Of(call) is not { Length: > 0 } types || ExpressionTrees.Holds(call)
            || !allocations.IsReported(Rule, EffortOf(call, allocations.Compilation), context, out var heat))
        {
            return;
        }

        Report(context, allocations, heat, CallLocation.Of(call.Syntax), "'" + call.TargetMethod.Name + "' takes objects, so it boxes "
            + Names(types), types, 0);
    }

    /// <summary>
    /// A writer would be given a string, and makes one of each number that it is given alone. A format that is not written there is the text of somebody else,
    /// and no interpolated string can take its place. <c>Append($"…")</c> is shorter than <c>AppendFormat</c>.
    /// </summary>
    private static Effort EffortOf(IInvocationOperation call, Compilation compilation)
    {
        var format = CalledMethod.ArgumentOf(call, FormatCall.FormatOf(call.TargetMethod)!.Ordinal)?.Value.ConstantValue;
        return call.TargetMethod.Name is "Write" or "WriteLine"
                || (!FormatBoxes.HaveHandlers(call.Syntax.SyntaxTree, compilation)
                    && !(call.TargetMethod.Name == "Format" && format is { HasValue: true, Value: string text } && IsOneHole(text))) ? Effort.Unproven
            : format is { HasValue: true } ? call.TargetMethod.Name == "AppendFormat" ? Effort.None : Effort.MuchLonger
            : Effort.Elsewhere;
    }

    /// <summary>Whether a format is a hole and nothing else, whose text the value itself gives.</summary>
    private static bool IsOneHole(string format) =>
        format.StartsWith("{", StringComparison.Ordinal) && format.IndexOf('{', 1) < 0 && format.IndexOf('}') == format.Length - 1
        && format.IndexOf(',') < 0;

    private static void OfInterpolation(OperationAnalysisContext context, AllocationContext allocations)
    {
        var text = (IInterpolatedStringOperation)context.Operation;
        if (FormatBoxes.Of(text, allocations.Compilation) is not { Length: > 0 } types || ExpressionTrees.Holds(text)
            || !allocations.IsReported(
                Rule,
                text.Parts.Length == 1 || FormatBoxes.HaveHandlers(text.Syntax.SyntaxTree, allocations.Compilation) ? Effort.MuchLonger : Effort.Unproven,
                context,
                out var heat))
        {
            return;
        }

        var isFormattable = FormatBoxes.IsFormattable(text);
        var why = isFormattable ? "it is kept as a 'FormattableString'" : FormatBoxes.Awaits(text) ? "a hole has an 'await'" : "no handler is available";
        var holes = 0;
        foreach (var part in text.Parts)
            holes += part is IInterpolationOperation ? 1 : 0;
        var more = isFormattable ? FormattableBytes + AllocationSize.OfArray(allocations.Compilation.ObjectType, holes)!.Value : 0;
        Report(context, allocations, heat, text.Syntax.GetLocation(), "The interpolated string is formatted by 'string.Format' because " + why
            + ", so it boxes " + Names(types), types, more);
    }

    private static void Report(
        OperationAnalysisContext context,
        AllocationContext allocations,
        PlaceHeat heat,
        Location location,
        string what,
        ImmutableArray<ITypeSymbol> types,
        long more)
    {
        var bytes = (long?)more;
        var certainty = Certainty.Sometimes;
        foreach (var type in types)
        {
            bytes += AllocationSize.OfBox(type);
            if (type.TypeKind != TypeKind.TypeParameter && !NullableTypes.IsNullable(type))
                certainty = Certainty.Always;
        }

        // What formatting the text takes is more than the boxes.
        allocations.Report(context, new Finding(Rule, location, heat) { Bytes = bytes, Certainty = certainty, Arguments = [what] });
    }

    private static string Names(ImmutableArray<ITypeSymbol> types) =>
        TypeNames.Quoted(types.Select(static type => TypeNames.Of(NullableTypes.Underlying(type))));
}
