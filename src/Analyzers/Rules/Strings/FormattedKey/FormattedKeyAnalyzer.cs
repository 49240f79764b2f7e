using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.FormattedKey;

/// <summary>
/// ALLOC304: finds strings that are formatted from a whole number only to look up an entry of a dictionary or cache, and strings that are joined from parts
/// only for their hash code.
/// </summary>
/// <remarks>
/// <para>
/// It looks at concatenations, interpolated strings, parts of strings and calls of <c>ToString</c>, <c>Concat</c> and <c>Format</c>. The tests are, in this
/// order: whether the value stands where a key may stand, whether it contains a number that is not constant, or is made of a part of another text where
/// keys can be looked up by characters, and whether its only use, directly or through a local, is the parameter of a look-up. The heat is asked last.
/// </para>
/// <para>
/// Not reported: look-ups whose entry keeps the string (<c>Add</c>, <c>GetOrAdd</c>, a write through the indexer); strings with another
/// use; expression trees; benchmarks, which measure their own formatting, where the rule for that is on.
/// </para>
/// </remarks>
public sealed class FormattedKeyAnalyzer() : AllocationAnalyzer(Descriptors.FormattedKey)
{
    // 'HashCode.Combine' takes no more.
    private const int MostCombined = 8;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var bodies = SourceBodies.In(start.Compilation);
        var combinesHashes = CoreLibrary.FindType(start.Compilation, "System.HashCode") is not null;
        start.RegisterOperationAction(
            context =>
            {
                if (combinesHashes && IsOnlyHashed(context.Operation))
                    AnalyzeHashed(context, allocations);
                else
                    Analyze(context, allocations, bodies);
            },
            OperationKind.Binary, OperationKind.InterpolatedString, OperationKind.Invocation, OperationKind.ObjectCreation);
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations, SourceBodies bodies)
    {
        var value = context.Operation;
        if (value.Type?.SpecialType != SpecialType.System_String || value.ConstantValue.HasValue || !KeyUse.MayBe(value)
            || !(FormatsNumber(value) is var isFormatted && (isFormatted || IsPart(value, bodies)))
            || KeyUse.Of(value, context.CancellationToken) is not { } use
            || !(isFormatted || use.HasAlternateLookup)
            || (MemberRoles.IsBenchmark(context.ContainingSymbol)
                ? allocations.Yields(Descriptors.FormattedKey, Descriptors.BenchmarkOverhead, value.Syntax.SyntaxTree, context.CancellationToken)
                : use.Keeps)
            || ExpressionTrees.Holds(value)
            || !allocations.IsReported(Descriptors.FormattedKey, EffortOf(use, isFormatted, context, allocations, out var hasLookup), context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.FormattedKey, value.Syntax.GetLocation(), heat)
        {
            Arguments = [NameOf(use), hasLookup ? "'GetAlternateLookup' finds it by characters" : "make the keys once where they repeat"],
            Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(KeyUse.Keeps), use.Keeps.ToString()),
        });
    }

    /// <summary>
    /// What a finding asks for. A key that is made from a number can be made once where another target of the project cannot look for characters.
    /// </summary>
    private static Effort EffortOf(KeyUse use, bool isFormatted, OperationAnalysisContext context, AllocationContext allocations, out bool hasLookup)
    {
        var effort = use.HasAlternateLookup
            ? allocations.ForAllTargets(Effort.None, FrameworkApi.AlternateLookups, context.Operation.Syntax, context.CancellationToken)
            : Effort.None;
        hasLookup = use.HasAlternateLookup && (!isFormatted || effort == Effort.None);
        return hasLookup ? effort : Effort.None;
    }

    private static void AnalyzeHashed(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (ExpressionTrees.Holds(context.Operation)
            || !allocations.IsReported(Descriptors.FormattedKey, Effort.Welcome, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.FormattedKey, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = ["string.GetHashCode", "'HashCode.Combine' takes its parts"],
        });
    }

    /// <summary>Whether a string is joined or interpolated of a few parts that are not all constant, and nothing but its hash code is taken.</summary>
    private static bool IsOnlyHashed(IOperation value)
    {
        if (value.Type?.SpecialType != SpecialType.System_String || value.ConstantValue.HasValue
            || value.Parent is not IInvocationOperation { TargetMethod: { Name: nameof(GetHashCode), Parameters.IsEmpty: true } } call
            || call.Instance != value)
        {
            return false;
        }

        var parts = value switch
        {
            IInterpolatedStringOperation text => text.Parts.OfType<IInterpolationOperation>().Count(static part => part.FormatString is null),
            _ when ConcatParts.IsConcat(value) => ConcatParts.Of(value).Count(static part => !part.ConstantValue.HasValue),
            _ => 0,
        };
        return parts is > 0 and <= MostCombined;
    }

    /// <summary>Whether a string is joined, interpolated, formatted or made from a whole number that is not constant.</summary>
    private static bool FormatsNumber(IOperation value)
    {
        switch (value)
        {
            case IBinaryOperation when ConcatParts.IsConcat(value):
                return ConcatParts.Of(value).Any(static part => IsNumber(part));
            case IInterpolatedStringOperation { Parts: var parts }:
                return parts.Any(static part => part is IInterpolationOperation { Expression: var hole } && IsNumber(hole));
            case IInvocationOperation { TargetMethod.Name: nameof(ToString), Instance: { } number }:
                return IsNumber(number);
            case IInvocationOperation { TargetMethod: { Name: nameof(string.Concat) or nameof(string.Format),
                ContainingType.SpecialType: SpecialType.System_String } } call:
                return call.Arguments.Any(static argument => IsNumber(argument.Value));
            default:
                return false;
        }
    }

    /// <summary>Whether a string is made of characters that are there already: only a look-up by these characters does without it.</summary>
    private static bool IsPart(IOperation value, SourceBodies bodies) =>
        StringStep.TryGet(value, bodies, out var step) && step is { Kind: StringStepKind.Slice or StringStepKind.OfSpan, IsAlways: true };

    private static bool IsNumber(IOperation operand)
    {
        operand = ConcatParts.Plain(operand);
        return !operand.ConstantValue.HasValue
            && (operand.Type?.SpecialType is >= SpecialType.System_SByte and <= SpecialType.System_UInt64
                || (operand is IInvocationOperation { TargetMethod.Name: nameof(ToString), Instance: { } number } && IsNumber(number)));
    }

    private static string NameOf(KeyUse use) =>
        use.Member is IPropertySymbol property ? property.ContainingType.Name + "[]" : use.Member.ContainingType.Name + "." + use.Member.Name;
}
