using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Retyping;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>
/// A local of type object that holds nothing but what was read from one member, and is tested for types or compared by an exchange. It
/// becomes a snapshot of the slot, so that no box is made to look at a number.
/// </summary>
internal sealed class SnapshotLocal
{
    private readonly TypeSyntax? _declaredType;
    private readonly List<Mention> _reads = [];
    private readonly List<IMemberReferenceOperation> _sources = [];

    private SnapshotLocal(TypeSyntax? declaredType) => _declaredType = declaredType;

    /// <summary>Whether a value stands in for null, as in <c>old = _value ?? 0</c>.</summary>
    public bool HasFallback { get; private set; }

    /// <summary>Whether an exchange compares with the local.</summary>
    public bool IsComparand { get; private set; }

    /// <summary>The local as a snapshot; null when something else is assigned to it or nothing is gained.</summary>
    public static SnapshotLocal? TryGet(Mention place, ILocalSymbol local, ISymbol member, CancellationToken cancellationToken)
    {
        if (local.Type.SpecialType != SpecialType.System_Object || local.RefKind != RefKind.None || local.DeclaringSyntaxReferences.Length != 1
            || local.DeclaringSyntaxReferences[0]
                .GetSyntax(cancellationToken)
                    is not VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1 } declaration } declarator)
        {
            return null;
        }

        var snapshot = new SnapshotLocal(declaration.Type.IsVar ? null : declaration.Type);
        if (declarator.Initializer is not null
            && (place.Model.GetOperation(declarator, cancellationToken) is not IVariableDeclaratorOperation { Initializer.Value: { } initial }
                || !snapshot.IsReadOf(member, initial)))
        {
            return null;
        }

        var isTested = false;
        foreach (var mention in Mentions.OfLocal(place.Document, place.Model, local, declarator, cancellationToken))
        {
            switch (mention.Operation)
            {
                case { Parent: ISimpleAssignmentOperation { Parent: IExpressionStatementOperation } assignment } target when assignment.Target == target:
                    if (!snapshot.IsReadOf(member, assignment.Value))
                        return null;
                    break;
                case { Parent: IArgumentOperation { Parameter.RefKind: RefKind.None } } argument
                    when RetypedUse.CallOf(argument) is { Call: { Method: "CompareExchange" } call } && call.Comparand == argument:
                    snapshot.IsComparand = isTested = true;
                    break;
                case { Parent: IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } test } operand
                    when (test.LeftOperand == operand ? test.RightOperand : test.LeftOperand) is IInvocationOperation exchange
                        && InterlockedCall.TryGet(exchange) is { Method: "CompareExchange" }:
                    break;
                case null:
                case { Parent: IAssignmentOperation other } changed when other.Target == changed:
                case { Parent: IArgumentOperation { Parameter.RefKind: not RefKind.None } }:
                    return null;
                case { } read when !SlotSyntax.NeedsVariable(mention):
                    isTested |= SlotSyntax.TypedRead(read) is not null;
                    snapshot._reads.Add(mention);
                    break;
                default:
                    return null;
            }
        }

        return isTested ? snapshot : null;
    }

    /// <summary>Declares the local as a snapshot and rewrites its reads; its assignments are uses of the member.</summary>
    public void AddEdits(SolutionEdits edits, SlotNames names)
    {
        if (_declaredType is not null)
            edits.Replace(_declaredType, old => SyntaxFactory.ParseTypeName(names.Slot + "." + SlotSource.Content).WithTriviaFrom(old));
        foreach (var read in _reads)
        {
            if (SlotSyntax.TypedRead(read.Operation!) is { } typed)
                edits.Replace(typed.Outer, typed.Replace);
            else
                edits.Replace(read.Expression, static node => SlotSyntax.Call(node, "ToObject"));
        }
    }

    /// <summary>
    /// Whether an exchange of a variable compares with what was read from the same variable: a snapshot knows only how often its own slot was
    /// written. The receiver must be one that cannot change in between.
    /// </summary>
    public bool IsOf(IOperation location)
    {
        foreach (var source in _sources)
        {
            if (location is not IMemberReferenceOperation { Instance: null or IInstanceReferenceOperation or ILocalReferenceOperation
                or IParameterReferenceOperation } exchanged
                || !source.Syntax.IsEquivalentTo(exchanged.Syntax, topLevel: false)
                || (exchanged.Instance is { } receiver
                    && IsAssigned(
                        receiver,
                        TextSpan.FromBounds(
                            Math.Min(source.Syntax.SpanStart, exchanged.Syntax.SpanStart), Math.Max(source.Syntax.Span.End, exchanged.Syntax.Span.End)))))
            {
                return false;
            }
        }

        return true;
    }

    private bool IsReadOf(ISymbol member, IOperation value)
    {
        if (value is ICoalesceOperation { Value: var read } coalesce)
        {
            if (coalesce.WhenNull is IConversionOperation { Operand.Type: null })
                return false;
            HasFallback = true;
            value = read;
        }

        if (value is IInvocationOperation invocation && InterlockedCall.TryGet(invocation) is { Method: "Read", Location: var location })
            value = location;
        if (value is not IMemberReferenceOperation reference || !SymbolEqualityComparer.Default.Equals(reference.Member.OriginalDefinition, member))
            return false;
        _sources.Add(reference);
        return true;
    }

    private static bool IsAssigned(IOperation receiver, TextSpan within)
    {
        if (receiver is not (ILocalReferenceOperation or IParameterReferenceOperation))
            return false;
        foreach (var node in receiver.Syntax.FirstAncestorOrSelf<MemberDeclarationSyntax>()?.DescendantNodes(within) ?? [])
        {
            var target = node switch
            {
                AssignmentExpressionSyntax assignment => assignment.Left,
                ArgumentSyntax { RefKindKeyword.RawKind: not 0 } argument => argument.Expression,
                _ => null,
            };
            if (target is not null && within.Contains(node.Span)
                && (target.IsEquivalentTo(receiver.Syntax, topLevel: false) || target is TupleExpressionSyntax))
            {
                return true;
            }
        }

        return false;
    }
}
