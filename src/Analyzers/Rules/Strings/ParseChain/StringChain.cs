using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.ParseChain;

/// <summary>
/// Strings that are made one from the other and end where only their characters are needed. The steps may stand in one expression, or go
/// through locals and reassignments of one variable.
/// </summary>
/// <param name="Steps">The steps that nothing but this chain needs, first to last.</param>
/// <param name="End">The first use, in the order of the code, that needs no string.</param>
/// <param name="IsDirect">Whether the end uses the last step where it stands, without a variable in between.</param>
internal sealed record StringChain(IReadOnlyList<StringStep> Steps, StringUse End, bool IsDirect)
{
    /// <summary>The other members that read the last string, each once, in the order of the code.</summary>
    public IReadOnlyList<StringUse> OtherEnds { get; private init; } = [];

    /// <summary>A step that also reads the last string and ends elsewhere, as messages call it, or null.</summary>
    public string? NextStep { get; private init; }

    /// <summary>Whether the last string is also needed where the code fails.</summary>
    public bool IsNeededOnFailure { get; private init; }

    /// <summary>Whether the first string is made of a span, which can take its place where nothing runs before the characters are read.</summary>
    public bool IsOfSpan => Steps[0].Kind == StringStepKind.OfSpan;

    /// <summary>The method or property of this project that returns the last string, a part of a text, as messages call it, or null.</summary>
    public string? Giver => Steps[Steps.Count - 1] is { Kind: StringStepKind.Returned, Name: var name } ? name : null;

    /// <summary>Whether one text is joined only to be compared or measured, as often as it is made: its parts can be, one by one.</summary>
    public bool IsOnlyCompared { get; private init; }

    /// <summary>The objects that one execution makes at most.</summary>
    public int Allocations => Steps.Sum(static step => step.Allocations);

    /// <summary>
    /// The chain whose last step is <paramref name="last"/>; null where the value is a step of a longer chain, or the string itself is needed.
    /// </summary>
    public static StringChain? EndingWith(IOperation last, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if (!(StringStep.TryGet(last, bodies, out var step) || StringStep.TryGetReturned(last, bodies, out step))
            || EndOf(last, bodies, cancellationToken) is not { } end)
        {
            return null;
        }

        var steps = new List<StringStep>();
        CollectBackwards(step, steps, bodies, cancellationToken);
        steps.Reverse();

        // The characters of a span may change until a variable is read, or between two iterations: the string that it is made into then keeps them.
        if (steps[0].Kind == StringStepKind.OfSpan
            && (end.Use.Kind == StringUseKind.Enumerate || !(end.IsDirect && last.Syntax.Span.Contains(steps[0].Operation.Syntax.Span))))
        {
            steps.RemoveAt(0);
        }

        return steps.Count == 0 ? null : new StringChain(steps, end.Use, end.IsDirect)
        {
            OtherEnds = end.Others,
            NextStep = end.NextStep,
            IsNeededOnFailure = end.Fails,
            IsOnlyCompared = steps.Count == 1 && steps[0].Kind == StringStepKind.Concat
                && (end.IsDirect ? IsCompared(end.Use) : IsComparedLocal(last, bodies, cancellationToken)),
        };
    }

    /// <summary>Whether the characters are compared with others from the start or to the end, or counted.</summary>
    private static bool IsCompared(StringUse use) => use switch
    {
        { Kind: StringUseKind.Measure } => true,
        { Kind: StringUseKind.Compare, User: IBinaryOperation } => true,
        { Kind: StringUseKind.Compare, Member.Name: nameof(string.Equals) } => true,
        { Kind: StringUseKind.Search, Member.Name: nameof(string.StartsWith) or nameof(string.EndsWith), User: IInvocationOperation call } =>
            call.Arguments.Length == 2
            && call.Arguments[1].Value.ConstantValue is { HasValue: true, Value: (int)StringComparison.Ordinal or (int)StringComparison.OrdinalIgnoreCase },
        _ => false,
    };

    /// <summary>Whether each read of the local that holds a text compares it, and none is in a loop that the text was made before.</summary>
    private static bool IsComparedLocal(IOperation value, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if (StringUse.Of(value, bodies) is not { User: { } stored, Member: ILocalSymbol local }
            || !VariableReads.TryFind(local, stored.Syntax, value.SemanticModel!, cancellationToken, out var reads))
        {
            return false;
        }

        var loop = LoopInvariance.InnermostAround(value.Syntax);
        foreach (var read in reads)
        {
            if (!IsCompared(StringUse.Of(read, bodies)) || LoopInvariance.InnermostAround(read.Syntax) != loop)
                return false;
        }

        return true;
    }

    /// <summary>
    /// The strings of one expression that are made only to be cut by <paramref name="last"/>, whose own string is needed; null where there are none, or where
    /// they belong to a chain that ends later.
    /// </summary>
    public static StringChain? CutBy(IOperation last, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if (!StringStep.TryGet(last, bodies, out var step) || step is not { Kind: StringStepKind.Slice, Source: { } source }
            || !StringStep.TryGet(source, bodies, out var inner) || !IsNeeded(last, bodies, cancellationToken))
        {
            return null;
        }

        var steps = new List<StringStep>();
        var isMade = false;
        for (; ; )
        {
            if (inner.Kind is not (StringStepKind.Slice or StringStepKind.Part or StringStepKind.OfSpan or StringStepKind.Formatted))
                return null;
            steps.Insert(0, inner);
            isMade |= inner.IsAlways;
            if (inner.Source is not { } next || !StringStep.TryGet(next, bodies, out inner))
                break;
        }

        return isMade
            ? new StringChain(steps, new StringUse(StringUseKind.Cut, last, (last as IInvocationOperation)?.TargetMethod), true)
            : null;
    }

    /// <summary>Whether the string that a step makes is needed as a string, at once or where a variable that holds it is read.</summary>
    private static bool IsNeeded(IOperation value, SourceBodies bodies, CancellationToken cancellationToken)
    {
        var use = StringUse.Of(value, bodies);
        if (use.Kind == StringUseKind.Step && use.User is { } user && StringStep.TryGet(user, bodies, out var next))
            return next.Kind is StringStepKind.Case or StringStepKind.Rewrite
                && StringUse.Of(user, bodies).Kind is StringUseKind.Escape or StringUseKind.Join;
        if (use is not { Kind: StringUseKind.Variable, User: { } stored, Member: { } variable })
            return use.Kind == StringUseKind.Escape;
        if (!VariableReads.TryFind(variable, stored.Syntax, value.SemanticModel!, cancellationToken, out var reads))
            return true;
        foreach (var read in reads)
        {
            if (StringUse.OfRead(read, bodies).Kind is StringUseKind.Escape or StringUseKind.Join)
                return true;
        }

        return false;
    }

    /// <summary>The first use of a string, where it stands or through a variable, where no use needs the string; null where one does.</summary>
    public static (StringUse Use, bool IsDirect, IReadOnlyList<StringUse> Others, string? NextStep, bool Fails)? EndOf(
        IOperation value, SourceBodies bodies, CancellationToken cancellationToken)
    {
        var use = StringUse.Of(value, bodies);
        if (use.Kind != StringUseKind.Variable)
            return use.IsEnd || use.Kind is StringUseKind.Lent or StringUseKind.Join ? (use, true, [], null, false) : null;
        if (use is not { User: { } user, Member: { } variable }
            || !VariableReads.TryFind(variable, user.Syntax, value.SemanticModel!, cancellationToken, out var reads))
        {
            return null;
        }

        var end = default(StringUse?);
        var lent = default(StringUse?);
        var next = default(string);
        var fails = false;
        var ends = new List<StringUse>();
        foreach (var read in reads)
        {
            var ofRead = StringUse.OfRead(read, bodies);
            if (ofRead.Kind is StringUseKind.Escape or StringUseKind.Variable or StringUseKind.Join)
                return null;
            if (ofRead.Kind == StringUseKind.Lent)
                lent ??= ofRead;
            fails |= ofRead.Kind == StringUseKind.Failure;
            if (ofRead.IsEnd)
                ends.Add(ofRead);
            if (ofRead.IsEnd && (end is null || (end.Value.Kind == StringUseKind.Measure && ofRead.Kind != StringUseKind.Measure)))
                end = ofRead;
            if (ofRead is not { Kind: StringUseKind.Step, User: { } stepping } || !StringStep.TryGet(stepping, bodies, out var step))
                continue;

            // No span can be asked for another text of unknown length.
            if (step.Kind == StringStepKind.Rewrite)
                return null;
            next ??= step.Name;
        }

        // Where one of them has no form for spans yet, that one has to change first, whatever else reads the string.
        end = lent ?? end;
        return end is { } found ? (found, false, OthersOf(ends, found), next, fails) : null;
    }

    /// <summary>The uses among some that are of another member than the first, each once.</summary>
    private static List<StringUse> OthersOf(List<StringUse> uses, StringUse first)
    {
        var others = new List<StringUse>(0);
        foreach (var use in uses)
        {
            if (!IsSame(use, first) && !others.Exists(other => IsSame(other, use)))
                others.Add(use);
        }

        return others;
    }

    private static bool IsSame(StringUse use, StringUse other) =>
        use.Kind == other.Kind && SymbolEqualityComparer.Default.Equals(use.Member, other.Member);

    private static void CollectBackwards(StringStep step, List<StringStep> steps, SourceBodies bodies, CancellationToken cancellationToken)
    {
        for (; ; )
        {
            steps.Add(step);
            if (step.Source is not { } source)
                return;
            if (StringStep.TryGet(source, bodies, out var inner) || TryGetStored(source, bodies, cancellationToken, out inner))
                step = inner;
            else
                return;
        }
    }

    /// <summary>
    /// The step whose value a variable holds, where an earlier statement of the same block stored it and nothing but steps, and reads that
    /// a span would serve, used it since.
    /// </summary>
    private static bool TryGetStored(IOperation source, SourceBodies bodies, CancellationToken cancellationToken, out StringStep step)
    {
        step = default;
        var variable = source switch
        {
            ILocalReferenceOperation reference => (ISymbol)reference.Local,
            IParameterReferenceOperation reference => reference.Parameter,
            _ => null,
        };
        if (variable is null || source.Syntax.FirstAncestorOrSelf<StatementSyntax>() is not { Parent: BlockSyntax block } statement)
            return false;
        var mentions = MemberIndex.Mentions(variable.Name, block);
        var stores = mentions.Stores(block, block.SpanStart, statement.SpanStart);
        if (stores.IsEmpty)
            return false;
        var last = stores[stores.Count - 1];
        return mentions.Targets(block, last.Span.End, statement.SpanStart).IsEmpty && !KeptReferences.Are(variable.Name, block, source.SemanticModel!)
            && StoredBy(last) is { } stored
            && source.SemanticModel!.GetOperation(stored, cancellationToken) is { } value && StringStep.TryGet(value, bodies, out step)
            && IsStoredForSteps(value, variable, bodies, cancellationToken);
    }

    /// <summary>Whether a value is stored in a variable, and whatever reads it there makes another string of it.</summary>
    private static bool IsStoredForSteps(IOperation value, ISymbol variable, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if (StringUse.Of(value, bodies) is not { Kind: StringUseKind.Variable, User: { } stored, Member: { } target }
            || !SymbolEqualityComparer.Default.Equals(target, variable)
            || value.Syntax.FirstAncestorOrSelf<StatementSyntax>() is not { ContainsDiagnostics: false }
            || !VariableReads.TryFind(variable, stored.Syntax, value.SemanticModel!, cancellationToken, out var reads))
        {
            return false;
        }

        foreach (var read in reads)
        {
            if (StringUse.Of(read, bodies).Kind is not (StringUseKind.Step or StringUseKind.Read))
                return false;
        }

        return true;
    }

    private static ExpressionSyntax? StoredBy(StatementSyntax statement) => statement switch
    {
        ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax assignment } => assignment.Right,
        LocalDeclarationStatementSyntax declaration => declaration.Declaration.Variables[0].Initializer?.Value,
        _ => null,
    };
}
