using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>What code needs of the parts of a text, which it takes one by one.</summary>
internal enum PartReads
{
    /// <summary>The characters, in a way for which a span has a form.</summary>
    Characters,

    /// <summary>The characters, to make another string of a part of them, which is needed.</summary>
    Cut,

    /// <summary>The characters, by methods of this project that take a string but would do with a span.</summary>
    Lent,
}

/// <summary>
/// Determines whether the array that <c>string.Split</c> makes is only looked at: some parts by constant index, the number of parts, or each
/// part once in a <c>foreach</c>, in a <c>for</c> that counts through all of them, or by an operator that needs no
/// string of it, but perhaps smaller ones: a part that is only split again is such a one.
/// </summary>
/// <param name="Call">The call of <c>Split</c>.</param>
/// <param name="Declarator">The local that holds the array; null where the call is used where it stands.</param>
/// <param name="Elements">The uses of parts, each with its constant index.</param>
/// <param name="Lengths">The uses of the number of parts.</param>
/// <param name="Queries">The uses of the first or last part, or of the parts by a method that compares or counts them, as messages tell them.</param>
/// <param name="Reads">What a <c>foreach</c> that goes through the parts needs of them; null where none does.</param>
internal sealed record SplitParts(
    IInvocationOperation Call,
    VariableDeclaratorSyntax? Declarator,
    IReadOnlyList<(IArrayElementReferenceOperation Use, int Index)> Elements,
    IReadOnlyList<IOperation> Lengths,
    IReadOnlyList<string> Queries,
    PartReads? Reads)
{
    private const string Last = "only the last part is used";
    private const string Compared = "each part is only compared";
    private const string Read = "each part is only read";
    private const int MostVariables = 2;

    // A loop may use its counter many times.
    private static readonly ModelCache<(ForStatementSyntax Loop, ILocalSymbol Array, ILocalSymbol Counter), bool> Counters = new();

    /// <summary>The greatest index of a used part; -1 where none is used by index.</summary>
    public int LastIndex => Elements.Count == 0 ? -1 : Elements.Max(static element => element.Index);

    /// <summary>Whether the library finds the parts of a span, as that of .NET 8 does.</summary>
    public static bool IsSupported(Compilation compilation) =>
        compilation.GetTypeByMetadataName("System.MemoryExtensions")?.GetMembers("SplitAny").IsEmpty == false;

    /// <summary>What is looked at; null where the array or its strings are needed.</summary>
    public static SplitParts? Of(IInvocationOperation call, SourceBodies bodies, CancellationToken cancellationToken) => Of(call, bodies, 0, cancellationToken);

    private static SplitParts? Of(IInvocationOperation call, SourceBodies bodies, int depth, CancellationToken cancellationToken)
    {
        if (call is not { TargetMethod: { Name: nameof(string.Split), ContainingType.SpecialType: SpecialType.System_String }, Instance: not null,
            SemanticModel: { } model })
        {
            return null;
        }

        var elements = new List<(IArrayElementReferenceOperation, int)>();
        var lengths = new List<IOperation>();
        var queries = new List<string>();
        if (call.Parent is IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation
                {
                    Syntax: VariableDeclaratorSyntax
                    {
                        Parent: VariableDeclarationSyntax { Variables.Count: 1, Parent: LocalDeclarationStatementSyntax statement },
                    } declarator,
                    Symbol: { RefKind: RefKind.None } local,
                },
            })
        {
            var readsOfLocal = default(PartReads?);
            foreach (var use in LocalUses.Of(local, References.ScopeOf(statement), model, cancellationToken).Uses)
            {
                if (use.Kind == ArrayUseKind.Captured)
                    return null;
                if (TryAdd(use.Reference, elements, lengths, queries, bodies, depth, cancellationToken))
                    continue;
                if (ReadsOf(use.Reference, bodies, depth, cancellationToken) is not { } reads)
                    return null;
                readsOfLocal = Most(readsOfLocal, reads);
            }

            // One string that remains needs its part in any case, but a loop that needs none of them would make none.
            return elements.Count + lengths.Count + queries.Count == 0 && readsOfLocal is null
                || (readsOfLocal is not null && !elements.TrueForAll(element => IsEnd(element.Item1, bodies)))
                ? null
                : new SplitParts(call, declarator, elements, lengths, queries, readsOfLocal);
        }

        if (TryAdd(call, elements, lengths, queries, bodies, depth, cancellationToken))
            return new SplitParts(call, null, elements, lengths, queries, null);
        return ReadsOf(call, bodies, depth, cancellationToken) is { } found ? new SplitParts(call, null, elements, lengths, queries, found) : null;
    }

    private static bool TryAdd(
        IOperation array,
        List<(IArrayElementReferenceOperation, int)> elements,
        List<IOperation> lengths,
        List<string> queries,
        SourceBodies bodies,
        int depth,
        CancellationToken cancellationToken)
    {
        switch (array.Parent)
        {
            case IPropertyReferenceOperation { Property: { Name: nameof(Array.Length), ContainingType.SpecialType: SpecialType.System_Array } } length:
                if (!IsOfLastIndex(length))
                    lengths.Add(length);
                return true;
            case IArrayElementReferenceOperation { Indices: { Length: 1 } indices } element
                when element.ArrayReference == array && indices[0].ConstantValue is { HasValue: true, Value: int and >= 0 and < 16 and var index }
                    && IsRead(element):
                elements.Add((element, index));
                return true;
            case IArrayElementReferenceOperation { Indices: { Length: 1 } indices } element
                when element.ArrayReference == array && IsRead(element)
                    && (IsLastIndex(indices[0], array)
                        || indices[0] is IUnaryOperation { OperatorKind: UnaryOperatorKind.Hat, Operand.ConstantValue: { HasValue: true, Value: 1 } }):
                queries.Add(Last);
                return true;
            case IArgumentOperation argument when QueryOf(argument, bodies, depth, cancellationToken) is { } asked:
                queries.Add(asked);
                return true;
            case IConversionOperation { IsImplicit: true, Parent: IArgumentOperation argument }
                when QueryOf(argument, bodies, depth, cancellationToken) is { } asked:
                queries.Add(asked);
                return true;
            default:
                return false;
        }
    }

    /// <summary>Whether an index is <c>parts.Length - 1</c> of the local that is indexed.</summary>
    private static bool IsLastIndex(IOperation index, IOperation array) =>
        array is ILocalReferenceOperation { Local: var local }
        && index is IBinaryOperation { OperatorKind: BinaryOperatorKind.Subtract, RightOperand.ConstantValue: { HasValue: true, Value: 1 },
            LeftOperand: IPropertyReferenceOperation { Property: { Name: nameof(Array.Length), ContainingType.SpecialType: SpecialType.System_Array },
                Instance: ILocalReferenceOperation measured } }
        && SymbolEqualityComparer.Default.Equals(measured.Local, local);

    /// <summary>Whether the number of parts is only there to tell the last of them.</summary>
    private static bool IsOfLastIndex(IOperation length) =>
        length.Parent is IBinaryOperation { Parent: IArrayElementReferenceOperation { ArrayReference: var array } } index && IsLastIndex(index, array);

    /// <summary>
    /// What a method that gets the parts looks at: an operator, what spans have in its place, or a search of an array; null for one that needs the strings of
    /// several parts.
    /// </summary>
    private static string? QueryOf(IArgumentOperation argument, SourceBodies bodies, int depth, CancellationToken cancellationToken)
    {
        if (argument is not { Parameter.Ordinal: var place,
            Parent: IInvocationOperation { TargetMethod: { IsStatic: true, ContainingType: { } type } method } call })
        {
            return null;
        }

        var isOperator = type.Name == "Enumerable" && type.IsIn("System.Linq");
        if (!isOperator && type.SpecialType != SpecialType.System_Array && !(type.Name == "MemoryExtensions" && type.IsIn("System")))
            return null;
        return (method.Name, call.Arguments.Length) switch
        {
            ("First" or "FirstOrDefault", 1) when isOperator => "only part 0 is used",
            ("Last" or "LastOrDefault", 1) when isOperator => Last,
            ("Count" or "Any", 1) when isOperator => "only their number is used",
            ("Contains" or "IndexOf" or "LastIndexOf", 2) when place == 0 => Compared,
            ("SequenceEqual", 2) => Compared,
            ("Count" or "Any" or "All" or "Sum" or "Min" or "Max" or "Average" or "Select", 2) when isOperator && place == 0 =>
                OnlyReads(call.Arguments[1].Value, bodies, depth, cancellationToken) ? Read : null,
            _ => null,
        };
    }

    /// <summary>Whether a lambda gives back a plain value and needs no string of its only parameter.</summary>
    private static bool OnlyReads(IOperation function, SourceBodies bodies, int depth, CancellationToken cancellationToken)
    {
        if (function.Inside(Through.Implicit) is not IDelegateCreationOperation
            {
                Target: IAnonymousFunctionOperation
                {
                    Syntax: LambdaExpressionSyntax { Body: { } body } lambda,
                    Symbol: { ReturnType.IsValueType: true, Parameters: { Length: 1 } parameters },
                },
            })
        {
            return false;
        }

        var isRead = false;
        foreach (var name in References.To(parameters[0], body, function.SemanticModel!, cancellationToken))
        {
            if (References.IsInNestedFunction(name, lambda) || function.SemanticModel!.GetOperation(name, cancellationToken) is not { } use
                || ReadOf(use, bodies, depth, cancellationToken) != PartReads.Characters)
            {
                return false;
            }

            isRead = true;
        }

        return isRead;
    }

    private static bool IsRead(IOperation element) => element.Parent switch
    {
        IAssignmentOperation assignment => assignment.Target != element,
        IArgumentOperation { Parameter.RefKind: not RefKind.None } => false,
        IAddressOfOperation or ITupleOperation => false,
        _ => element.Syntax.Parent is not RefExpressionSyntax,
    };

    /// <summary>What the body of a loop over an array needs of the parts; null where it is no such loop, or it needs the string of one.</summary>
    private static PartReads? ReadsOf(IOperation array, SourceBodies bodies, int depth, CancellationToken cancellationToken)
    {
        if (array.Parent is IArrayElementReferenceOperation element && IsOfEachPart(element, cancellationToken))
            return IsRead(element) ? ReadOf(element, bodies, depth, cancellationToken) : null;
        if ((array.Parent is IConversionOperation { IsImplicit: true } conversion
            ? conversion.Parent
            : array.Parent) is not IForEachLoopOperation { Syntax: ForEachStatementSyntax { AwaitKeyword.RawKind: 0 } loop,
                LoopControlVariable: IVariableDeclaratorOperation { Symbol: var part } } || !loop.Expression.Span.Contains(array.Syntax.Span))
        {
            return null;
        }

        var found = default(PartReads?);
        foreach (var name in References.To(part, loop.Statement, array.SemanticModel!, cancellationToken))
        {
            if (References.IsInNestedFunction(name, loop) || array.SemanticModel!.GetOperation(name, cancellationToken) is not { } use
                || ReadOf(use, bodies, depth, cancellationToken) is not { } read)
            {
                return null;
            }

            found = Most(found, read);
        }

        return found;
    }

    /// <summary>
    /// Whether the counter of a <c>for</c> is the index of an element, and is nothing else than an index of the same local there, so that a <c>foreach</c>
    /// could go through the elements.
    /// </summary>
    private static bool IsOfEachPart(IArrayElementReferenceOperation element, CancellationToken cancellationToken) =>
        element is { ArrayReference: ILocalReferenceOperation { Local: var array }, Indices: { Length: 1 } indices }
        && indices[0] is ILocalReferenceOperation { Local: var counter }
        && element.Syntax.FirstAncestorOrSelf<ForStatementSyntax>() is { } loop
        && Counters.Get(
            element.SemanticModel!,
            (loop, array, counter),
            (Model: element.SemanticModel!, Stop: cancellationToken),
            static (key, state) => IsIndexOnly(key.Loop, key.Array, key.Counter, state.Model, state.Stop));

    /// <summary>Whether a loop counts through the indexes of an array, and its counter is nothing else there.</summary>
    private static bool IsIndexOnly(
        ForStatementSyntax loop, ILocalSymbol array, ILocalSymbol counter, SemanticModel model, CancellationToken cancellationToken)
    {
        if (CountingLoop.Of(loop, model, cancellationToken) is not { } counting || counting.Name != counter.Name || !counting.EndsAtLengthOf(array.Name))
            return false;
        foreach (var mention in References.To(counter, loop.Statement, model, cancellationToken))
        {
            if (mention.Parent is not ArgumentSyntax
                {
                    Parent: BracketedArgumentListSyntax { Arguments.Count: 1, Parent: ElementAccessExpressionSyntax access },
                }
                || !SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(access.Expression, cancellationToken).Symbol, array))
            {
                return false;
            }
        }

        return true;
    }

    private static PartReads Most(PartReads? some, PartReads others) => some is { } found && found > others ? found : others;

    /// <summary>What one use needs of a part, also through variables that hold it; null where it needs the string.</summary>
    private static PartReads? ReadOf(IOperation text, SourceBodies bodies, int depth, CancellationToken cancellationToken)
    {
        var use = StringUse.Of(text, bodies);
        var cut = use is { Kind: StringUseKind.Step, User: { } first } && IsCut(first, bodies) ? PartReads.Cut : default(PartReads?);
        var last = text;
        for (; use is { Kind: StringUseKind.Step, User: { } user } && StringStep.TryGet(user, bodies, out _); use = StringUse.Of(user, bodies))
            last = user;

        // The pieces of a part are made of the whole text as well as of the part.
        if (last.Parent is IInvocationOperation split && split.Instance == last && depth < MostVariables
            && Of(split, bodies, depth + 1, cancellationToken) is not null)
        {
            return PartReads.Cut;
        }

        return use switch
        {
            { IsEnd: true } => PartReads.Characters,
            { Kind: StringUseKind.Lent } => PartReads.Lent,
            { Kind: StringUseKind.Escape or StringUseKind.Join } when last == text && FailurePlaces.Has(text.Syntax) => PartReads.Characters,
            { Kind: StringUseKind.Variable, User: { } stored, Member: { } variable } when depth < MostVariables =>
                ReadOf(variable, stored, last.SemanticModel!, bodies, depth + 1, cancellationToken) ?? cut,
            _ => cut,
        };
    }

    /// <summary>Whether a step makes a smaller string of almost any text: what needs that string does not need the text.</summary>
    private static bool IsCut(IOperation operation, SourceBodies bodies) =>
        StringStep.TryGet(operation, bodies, out var step) && step is { Kind: StringStepKind.Slice, IsAlways: true };

    /// <summary>What the reads need that see a part in the variable where it is stored.</summary>
    private static PartReads? ReadOf(
        ISymbol variable, IOperation stored, SemanticModel model, SourceBodies bodies, int depth, CancellationToken cancellationToken)
    {
        if (!VariableReads.TryFind(variable, stored.Syntax, model, cancellationToken, out var reads))
            return null;
        var found = default(PartReads?);
        foreach (var read in reads)
        {
            if (ReadOf(read, bodies, depth, cancellationToken) is not { } needed)
                return null;
            found = Most(found, needed);
        }

        return found;
    }

    /// <summary>Whether a string, or what steps such as <c>Trim</c> make of it, is only read.</summary>
    public static bool IsEnd(IOperation text, SourceBodies bodies)
    {
        var use = StringUse.Of(text, bodies);
        while (use is { Kind: StringUseKind.Step, User: { } user } && StringStep.TryGet(user, bodies, out _))
            use = StringUse.Of(user, bodies);
        return use.IsEnd;
    }
}
