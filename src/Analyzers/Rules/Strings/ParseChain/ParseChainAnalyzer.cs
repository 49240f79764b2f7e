using System.Globalization;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.ParseChain;

/// <summary>
/// ALLOC301: finds strings that <c>Trim</c>, <c>Substring</c>, a range, <c>Replace</c> and the like create only to be parsed, compared,
/// searched, measured, appended, joined or passed where a span would do.
/// </summary>
/// <remarks>
/// <para>
/// It looks at each operation that is such a step and asks <see cref="StringChain"/> whether it is the last one before a use that needs
/// no string. The chain is then followed back, through locals and reassignments, to the first string. Where the SDK reports the place
/// with a good fix, the rule is silent; otherwise the heat is asked. Several steps that create two objects warn at any heat, and a single
/// step that may change nothing is a suggestion. A string that is built from <c>ToCharArray</c> is reported wherever it goes, because
/// <c>string.Create</c> needs no array.
/// </para>
/// <para>
/// A string that is only cut again, where the last part is needed as a string, is reported for the strings before it.
/// </para>
/// <para>
/// The text of a value that can write its characters to a buffer, as numbers, dates and identifiers can, is a step as well, with which a chain begins.
/// </para>
/// <para>
/// Bytes that <c>Encoding.GetString</c> decodes only for a parser or an operator that compares are reported too.
/// </para>
/// <para>
/// Not reported: strings that are also stored, returned, captured or passed to other code; a single <c>Substring</c> in an argument
/// (CA1846), a range that becomes a span (CA1831), a single change of case before a comparison (CA1862); concatenations that are not
/// parsed, compared or measured. <c>ToString</c> of a span counts only where the string is read in the same expression, and so does a part that is joined.
/// What a method of the project reads, without an overload for spans, is a suggestion in hot code, and so is a part of a text that such a method returns
/// only to be read.
/// </para>
/// </remarks>
public sealed class ParseChainAnalyzer : AllocationAnalyzer
{
    // What is parsed or compared is a field or a word: one or two of them take no longer than a box and its call.
    private const int FewTexts = 2;

    /// <summary>Creates the analyzer.</summary>
    public ParseChainAnalyzer()
        : base(Descriptors.ParseChain)
    {
    }

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var bodies = SourceBodies.In(start.Compilation);
        var hasStringCreate = !start.Compilation.GetSpecialType(SpecialType.System_String).GetMembers("Create").IsEmpty;
        start.RegisterLateOperationAction(
            operation => StringStep.TryGet(operation, bodies, out _) || StringStep.TryGetReturned(operation, bodies, out _),
            context =>
            {
                var isStep = StringStep.TryGet(context.Operation, bodies, out var step);
                if (StringChain.EndingWith(context.Operation, bodies, context.CancellationToken) is { } chain)
                    ReportChain(context, allocations, bodies, chain);
                else if (!isStep)
                    return;
                else if (StringChain.CutBy(context.Operation, bodies, context.CancellationToken) is { } cut)
                    ReportChain(context, allocations, bodies, cut);
                else if (step.Kind == StringStepKind.CharArray && hasStringCreate)
                    ReportCharArray(context, allocations, bodies);
            },
            OperationKind.Invocation, OperationKind.ObjectCreation, OperationKind.ImplicitIndexerReference,
            OperationKind.Binary, OperationKind.InterpolatedString, OperationKind.PropertyReference);
        start.RegisterLateOperationAction(
            static call => IsDecoder(((IInvocationOperation)call).TargetMethod),
            context => ReportDecoded(context, allocations, bodies),
            OperationKind.Invocation);
    }

    private static bool IsDecoder(IMethodSymbol method) => method.Name == "GetString" && method.ContainingType.IsAnyEncoding();

    /// <summary>Reports bytes that are decoded only to be parsed or compared, for which the bytes or a few characters on the stack do as well.</summary>
    private static void ReportDecoded(OperationAnalysisContext context, AllocationContext allocations, SourceBodies bodies)
    {
        if (StringChain.EndOf(context.Operation, bodies, context.CancellationToken) is not { Use: var end } || !ReadsBytes(end)
            || !allocations.IsReported(
                Descriptors.ParseChain,
                allocations.ForAllTargets(Effort.Longer, FrameworkApi.Spans, context.Operation.Syntax, context.CancellationToken),
                context,
                out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.ParseChain, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = ["'GetString' makes a string that only " + Describe(end) + " reads, which could read the bytes"],
        });
    }

    /// <summary>
    /// A parser with an overload for spans, or a comparison by operators or a <c>switch</c>, which compares what the bytes stand for one by one.
    /// </summary>
    private static bool ReadsBytes(StringUse end) => end is { Kind: StringUseKind.Parse, SpanOverload: not null }
        or { Kind: StringUseKind.Compare, User: IBinaryOperation }
        or { Kind: StringUseKind.Switch };

    private static void ReportChain(OperationAnalysisContext context, AllocationContext allocations, SourceBodies bodies, StringChain chain)
    {
        if (IsReportedElsewhere(chain) || MakesNothing(chain, context.CancellationToken)
            || IsToldForOtherCase(chain, context.Operation, bodies, context.CancellationToken)
            || (chain.End.Kind == StringUseKind.Join && !IsJoinedPart(context.Operation, chain.End.User!, bodies))
            || !allocations.IsReported(
                Descriptors.ParseChain,
                allocations.ForAllTargets(EffortOf(chain), CalledFor(chain), context.Operation.Syntax, context.CancellationToken),
                context,
                out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.ParseChain, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = [Describe(chain)],
            Bytes = BytesOf(chain),
            IsSmall = chain.Allocations <= FewTexts,
            Certainty = IsAlways(chain) ? Certainty.Always : Certainty.Sometimes,
            IsSuggestion = !SavesEnough(chain),
        });
    }

    /// <summary>Whether a chain only trims one character, which gives that or nothing.</summary>
    private static bool MakesNothing(StringChain chain, CancellationToken cancellationToken) =>
        OnlyTrims(chain) && chain.Steps[0].Source is { Syntax: ExpressionSyntax source, SemanticModel: { } model }
        && new UpperBounds(model, cancellationToken).OfLength(UpperBounds.Bare(source)) is <= 1;

    /// <summary>Whether the other case of a choice, <c>c ? s.Substring(i, n) : s.Substring(i)</c>, makes such a string too: one change is for both.</summary>
    private static bool IsToldForOtherCase(StringChain chain, IOperation last, SourceBodies bodies, CancellationToken cancellationToken) =>
        last.Around(Through.BuiltInImplicit) is { Parent: IConditionalOperation { WhenFalse: { } second, WhenTrue: var first } } whole && whole == second
        && StringChain.EndingWith(first.Inside(Through.BuiltInImplicit), bodies, cancellationToken) is { } other
        && !IsReportedElsewhere(other)
        && EffortOf(other) == EffortOf(chain)
        && SavesEnough(other) == SavesEnough(chain);

    /// <summary>
    /// A slice takes no more code, nor does a hash that ignores case, and several objects are worth any. One string whose characters differ from those of its
    /// source needs a buffer, or more comparisons; a text that is one of two needs a branch, and a part of a sum of strings another call; what only trims, or
    /// cuts what may be whole, seldom makes a string at all. Parts of paths are mostly asked for beside work with files. A <c>switch</c> on changed characters
    /// becomes a chain of comparisons, however many strings it saves.
    /// </summary>
    private static Effort EffortOf(StringChain chain) => IsJoined(chain) ? Effort.Unproven
        : chain.End.Kind == StringUseKind.Hash && chain.OtherEnds.Count == 0 && chain.Allocations == 1 ? Effort.None
        : chain.End.Kind == StringUseKind.Lent || chain.Giver is not null ? Effort.MuchLongerForData
        : (chain.End.Kind == StringUseKind.Cut && !IsAlways(chain)) || chain.End.IsChoice || (OnlyTrims(chain) && chain.End.Kind != StringUseKind.Parse)
            || (chain.Allocations == 1 && IsConcatenated(chain))
            || ((chain.Allocations == 1 || chain.End.Kind != StringUseKind.Parse) && chain.Steps.Any(NeedsBuffer) && chain.End.Kind != StringUseKind.Switch)
            || (chain.OtherEnds.Count > 0 && chain.Steps.Any(static step => step.Kind == StringStepKind.Case))
            ? Effort.MuchLonger
        : chain.End.Kind == StringUseKind.Switch && chain.Steps.Any(NeedsBuffer) ? Effort.Elsewhere
        : (chain.Allocations == 1 && (OnlyTrims(chain) || chain.Steps[0].Operation is IInvocationOperation { TargetMethod.IsStatic: true }))
            || (chain.End.Kind == StringUseKind.Parse && chain.Steps.Any(static step => step.Kind == StringStepKind.Concat))
            ? Effort.MuchLonger
        : Effort.None;

    /// <summary>Whether a text is joined of whole texts only to be compared or measured, which they can be, one by one.</summary>
    private static bool IsJoined(StringChain chain) => chain.IsOnlyCompared && !IsOfParts(chain.Steps[0].Operation);

    /// <summary>Whether something is joined that is cut or changed for that, for which the chain of that text speaks.</summary>
    private static bool IsOfParts(IOperation joined)
    {
        foreach (var part in joined.Descendants())
        {
            if (SpanTypes.IsSpan(part.Type) || part is IImplicitIndexerReferenceOperation
                or IInvocationOperation { TargetMethod: { IsStatic: false, ContainingType.SpecialType: SpecialType.System_String } })
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a part is joined by <c>+</c>, which takes no span as it is, and not by an interpolation.</summary>
    private static bool IsConcatenated(StringChain chain) =>
        chain.End is { Kind: StringUseKind.Join, User: not IInterpolationOperation };

    private static bool NeedsBuffer(StringStep step) =>
        step.Kind is StringStepKind.RemoveChar or StringStepKind.ReplaceChar or StringStepKind.Case or StringStepKind.Rewrite or StringStepKind.Formatted;

    /// <summary>
    /// What a chain without its strings calls. To measure, to cut, to search from an index on, to append a part and to compare without case need no span;
    /// what was matched has a span only where handlers are.
    /// </summary>
    private static FrameworkApi CalledFor(StringChain chain)
    {
        if (chain.Steps[0].Kind == StringStepKind.Formatted)
            return FrameworkApi.Handlers;
        if (chain.End.Kind == StringUseKind.Measure)
            return FrameworkApi.Any;
        var called = chain.End.Kind is StringUseKind.Append or StringUseKind.Search
            || chain.End is { Kind: StringUseKind.Cut, Member: null or { Name: nameof(string.Substring) } }
            ? FrameworkApi.Any
            : FrameworkApi.Spans;
        var isCase = true;
        foreach (var step in chain.Steps)
        {
            if (step.Kind == StringStepKind.Part)
                return FrameworkApi.Handlers;
            isCase &= step.Kind == StringStepKind.Case;
            if (step.Operation is IInvocationOperation { TargetMethod.IsStatic: true })
                called = FrameworkApi.Spans;
        }

        return isCase && chain.End.Kind == StringUseKind.Compare ? FrameworkApi.Any : called;
    }

    /// <summary>
    /// Whether each step returns its text as it is where nothing stands at its ends, as in most texts.
    /// </summary>
    private static bool OnlyTrims(StringChain chain)
    {
        if (IsAlways(chain))
            return false;
        foreach (var step in chain.Steps)
        {
            if (!step.Name.StartsWith(nameof(string.Trim), StringComparison.Ordinal))
                return false;
        }

        return true;
    }

    /// <summary>Whether a chain saves enough for a warning: one step that may change nothing, such as <c>Trim</c>, does not.</summary>
    private static bool SavesEnough(StringChain chain)
    {
        if (chain.End.Kind == StringUseKind.Lent || chain.Giver is not null || chain.End.IsChoice || IsJoined(chain) || chain.Steps.Any(NeedsBuffer))
            return false;

        // What is joined by an operator becomes a string anyway, which takes as much as the part.
        return chain.End.Kind switch
        {
            StringUseKind.Join => chain.Allocations != 1 || !IsConcatenated(chain),
            StringUseKind.Cut => IsAlways(chain),
            _ => chain.Steps.Count > 1 || IsAlways(chain),
        };
    }

    /// <summary>Whether a string is made of a part of another only to be joined, and is the first such part there.</summary>
    private static bool IsJoinedPart(IOperation part, IOperation user, SourceBodies bodies) =>
        user is IInterpolationOperation ? StringJoin.IsPart(part, bodies) : StringJoin.Of(user)?.IsFirstPart(part, bodies) == true;

    private static void ReportCharArray(OperationAnalysisContext context, AllocationContext allocations, SourceBodies bodies)
    {
        if (StringUse.Of(context.Operation, bodies).Kind == StringUseKind.Step
            || context.Operation is not IObjectCreationOperation { Arguments: { Length: 1 } arguments }
            || arguments[0].Value is not ILocalReferenceOperation { Local: var array }
            || !CharArrays.IsOnlyMapped(array)
            || !allocations.IsReported(Descriptors.ParseChain, Effort.Longer, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.ParseChain, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = ["'ToCharArray' and 'new string' make an array and a string where 'string.Create' makes the string alone"],
        });
    }

    /// <summary>
    /// What the SDK reports, with a good fix: one <c>Substring</c> in an argument of a call that has an overload with as many parameters, one change of
    /// case before a comparison.
    /// </summary>
    private static bool IsReportedElsewhere(StringChain chain)
    {
        if (chain.Steps.Count == 1 && chain.Steps[0].Kind == StringStepKind.Formatted)
            return IsGivenAsValue(chain);

        // Parts that are joined for a hole of an appended text could be holes of it themselves, which is no report of its own.
        if (chain.Steps.Count == 1 && chain.Steps[0].Kind == StringStepKind.Concat && chain.End.User is IInvocationOperation { IsImplicit: true })
            return true;

        // Nor does the SDK see the calls of a handler that an interpolated string becomes.
        if (chain.Steps.Count > 1 || chain.End.Kind == StringUseKind.Cut || chain.End.IsChoice || chain.End.User is IInvocationOperation { IsImplicit: true })
            return false;
        return chain.Steps[0].Kind switch
        {
            StringStepKind.Slice =>
                chain is { IsDirect: true, End.SpanOverload: { } overload }
                && (IsConverted(chain) || (chain.Steps[0].Name == nameof(string.Substring)
                    && chain.End.Member is IMethodSymbol called && called.Parameters.Length == overload.Parameters.Length)),
            StringStepKind.Case => chain.IsDirect && IsComparedWithoutCase(chain.End),
            StringStepKind.Concat => chain.End.Kind != StringUseKind.Parse
                && (!IsJoined(chain) || LoopAllocation.OfValue(chain.Steps[0].Operation, chain.Steps[0].Operation.SemanticModel!) is not null),
            _ => false,
        };
    }

    /// <summary>
    /// Whether what gets the text of a value could get the value: it is appended or written, it has an overload for the value, or makes a number of the text of
    /// one. What a method of the project reads, or is one of two texts, is too much code for the text of one value.
    /// </summary>
    private static bool IsGivenAsValue(StringChain chain)
    {
        if (chain.End.IsChoice || chain.End.Kind == StringUseKind.Lent)
            return true;
        var call = (IInvocationOperation)chain.Steps[0].Operation;
        return chain.IsDirect && chain.End.Kind switch
        {
            StringUseKind.Append => true,
            StringUseKind.Parse => FormattedText.IsWhole(call.Instance!.Type!) && call.Arguments.IsEmpty,
            StringUseKind.Call => chain.End.Member is IMethodSymbol method
                && (method.ContainingType.IsConsole()
                    || ((chain.End.User!.IsImplicit || FormattedText.FormatOf(call) is "")
                        && call.Around(Through.Implicit).Parent is IArgumentOperation { Parameter: { } parameter }
                        && HasOverloadFor(call.Instance!.Type!, method, parameter.Ordinal))),
            _ => false,
        };
    }

    /// <summary>Whether an overload takes a value in the place of its text, also by a type parameter.</summary>
    private static bool HasOverloadFor(ITypeSymbol value, IMethodSymbol method, int ordinal)
    {
        foreach (var member in method.ContainingType.GetMembers(method.Name))
        {
            if (member is IMethodSymbol { Parameters: var parameters } && parameters.Length == method.Parameters.Length
                && (parameters[ordinal].Type is ITypeParameterSymbol { DeclaringMethod: not null }
                    || SymbolEqualityComparer.Default.Equals(parameters[ordinal].Type, value)))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a change of case before a comparison or a search is one that CA1862 reports.</summary>
    private static bool IsComparedWithoutCase(StringUse end) => end switch
    {
        { Kind: StringUseKind.Compare, Member: IMethodSymbol { IsStatic: var isStatic } } => !isStatic,
        { Kind: StringUseKind.Compare } => true,
        { Kind: StringUseKind.Search } => end.Member?.Name is nameof(string.StartsWith) or nameof(string.Contains) or nameof(string.IndexOf),
        _ => false,
    };

    // A range that converts to a span at once: CA1831.
    private static bool IsConverted(StringChain chain) =>
        chain.Steps[0].Name == "[..]" && SymbolEqualityComparer.Default.Equals(chain.End.SpanOverload, chain.End.Member);

    private static long? BytesOf(StringChain chain)
    {
        var sum = 0L;
        foreach (var step in chain.Steps)
        {
            if (step.Length is not { } length)
                return null;
            sum += AllocationSize.OfString(length);
        }

        return sum;
    }

    private static bool IsAlways(StringChain chain)
    {
        // What 'Trim' is given is the result where there is nothing to trim.
        if (chain.End is { Kind: StringUseKind.Cut, Member: { Name: not nameof(string.Substring) } })
            return false;
        foreach (var step in chain.Steps)
        {
            if (step.IsAlways)
                return true;
        }

        return false;
    }

    private static string Describe(StringChain chain)
    {
        var names = TypeNames.Quoted(chain.Steps.Select(static step => step.Name));
        var isOne = chain.Steps.All(step => step.Name == chain.Steps[0].Name);
        var made = chain.Allocations == 1 ? "a string" : "up to " + chain.Allocations.ToString(CultureInfo.InvariantCulture) + " objects";
        var readers = ReadersOf(chain);
        return names + (isOne ? " makes " : " make ") + made + " that only " + string.Join(" and ", readers) + (readers.Count == 1 ? " reads" : " read")
            + (chain.End.Kind == StringUseKind.Lent ? ", which an overload for spans could do" : "")
            + (chain.Giver is { } giver ? ", for which '" + giver + "' could return a span" : "");
    }

    /// <summary>What reads the last string of a chain, as messages call it; of more than two the first, and that there are others.</summary>
    private static List<string> ReadersOf(StringChain chain)
    {
        var readers = new List<string> { Describe(chain.End) };
        foreach (var other in chain.OtherEnds)
        {
            if (Describe(other) is var reader && !readers.Contains(reader))
                readers.Add(reader);
        }

        if (chain.NextStep is { } next)
            readers.Add("'" + next + "'");
        if (readers.Count > 2)
        {
            readers.RemoveRange(1, readers.Count - 1);
            readers.Add("others like it");
        }

        if (chain.IsNeededOnFailure)
            readers.Add("a failure");

        return readers;
    }

    private static string Describe(StringUse end) => end switch
    {
        { Kind: StringUseKind.Switch } => "a switch on constants",
        { Kind: StringUseKind.Compare } => "a comparison",
        { Kind: StringUseKind.Enumerate } => "a 'foreach'",
        { Kind: StringUseKind.Join, User: IInterpolationOperation } => "an interpolated string",
        { Kind: StringUseKind.Join } => "a concatenation",
        { Kind: StringUseKind.Cut, Member: null } => "'[..]'",
        { Member: IMethodSymbol { MethodKind: MethodKind.Constructor } constructor } => "'new " + constructor.ContainingType.Name + "'",
        { Member: IPropertySymbol { IsIndexer: true } } => "an element access",
        { Member: { ContainingType: { } type } member } => "'" + TypeNames.Of(type) + "." + member.Name + "'",
        _ => "an element access",
    };
}
