using System.Collections.Concurrent;
using System.Collections.Immutable;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.NumberInObjectField;

/// <summary>
/// ALLOC202: finds fields and auto-properties that store objects, or collections of objects, and receive values, which each write boxes.
/// </summary>
/// <remarks>
/// <para>
/// For each outermost type it takes the members that only this type and the types nested in it can see, and collects the values that
/// their uses store. Each value is followed back to the conversions that box it. The member is reported once, with the heat of its
/// hottest write. A member that the rest of the assembly can see is reported once, as a suggestion without a heat of its own, when an assignment of a
/// value to it is seen that is warm enough.
/// </para>
/// <para>
/// Not reported: members that code outside the assembly can see, whose type is a promise; members that receive only references or type
/// parameters that are classes; constants beside references, which are marks rather than numbers; members without a write that is hot
/// enough. Where ALLOC203 warns of the exchange, this rule only suggests.
/// </para>
/// </remarks>
public sealed class NumberInObjectFieldAnalyzer() : AllocationAnalyzer(Descriptors.NumberInObjectField)
{
    private static readonly Rule Rule = Descriptors.NumberInObjectField;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        start.RegisterLateSymbolAction(
            context => MembersOf(context.Symbol, allocations) is not null,
            context =>
            {
                var members = MembersOf(context.Symbol, allocations)!;
                foreach (var member in members.All)
                    Judge(context, allocations, member, members.UsesOf(member, context.CancellationToken));
            },
            SymbolKind.NamedType);

        var reported = new ConcurrentDictionary<ISymbol, bool>(SymbolEqualityComparer.Default);
        start.RegisterOperationAction(context => JudgeVisible(context, allocations, reported), OperationKind.SimpleAssignment);
    }

    private static PrivateMembers? MembersOf(ISymbol symbol, AllocationContext allocations) =>
        symbol is INamedTypeSymbol { ContainingType: null } type ? PrivateMembers.Of(type, ObjectSlots.IsSlot, allocations.ModelOf) : null;

    private static void Judge(SymbolAnalysisContext context, AllocationContext allocations, ISymbol member, ImmutableArray<IOperation> uses)
    {
        var values = new List<IOperation>();
        var isVariable = ObjectSlots.IsObject(member);
        foreach (var use in uses)
        {
            if (isVariable)
                SlotWrites.OfVariable(use, values.Add);
            else
                SlotWrites.OfElements(use, values.Add);
        }

        var boxes = new List<IConversionOperation>();
        var storesReferences = false;
        foreach (var value in values)
        {
            var ofValue = BoxedValues.Of(value);
            storesReferences |= ofValue.Count == 0 && !NullValue.Is(value);
            boxes.AddRange(ofValue);
        }

        // A constant beside references is a mark for a state. It is a number only where nothing but values is stored.
        if (storesReferences && boxes.TrueForAll(static box => box.Operand.ConstantValue.HasValue))
            return;
        var effort = storesReferences ? Effort.Longer : EffortOf(boxes);
        if (Hottest(allocations, boxes, effort, context.CancellationToken) is not { } hottest)
            return;
        var finding = new Finding(Rule, member.Locations[0], hottest.Heat)
        {
            Bytes = AllocationSize.OfBox(BoxedValues.TypeOf(hottest.Box)),
            Effort = effort,
            Arguments = [member.Name, ObjectSlots.Describe(member), Describe(boxes)],

            // ALLOC203 warns of the exchange itself; one change fixes both.
            IsSuggestion = IsExchanged(hottest.Box),
        };
        if (allocations.ToDiagnostic(finding, context.CancellationToken) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }

    /// <summary>
    /// A write to a member that the rest of the assembly can see. Which write comes first depends on threads, so the report tells none.
    /// </summary>
    private static void JudgeVisible(OperationAnalysisContext context, AllocationContext allocations, ConcurrentDictionary<ISymbol, bool> reported)
    {
        var assignment = (ISimpleAssignmentOperation)context.Operation;
        if (assignment.Target is not IMemberReferenceOperation { Type.SpecialType: SpecialType.System_Object } target
            || assignment.Value is not IConversionOperation { ConstantValue.HasValue: false, Operand.ConstantValue.HasValue: false } value
            || !BoxedValues.IsBoxing(value))
        {
            return;
        }

        var member = target.Member.OriginalDefinition;
        if (!ObjectSlots.IsVisibleSlot(member) || !allocations.IsReported(Rule, Effort.Longer, context, out _) || !reported.TryAdd(member, true))
            return;
        allocations.Report(context, new Finding(Rule, member.Locations[0], PlaceHeat.Unknown with { Reason = "wherever it is written" })
        {
            Arguments = [member.Name, ObjectSlots.Describe(member), "numbers or other values"],
        });
    }

    /// <summary>
    /// Whether a value has the type of its method's type parameter: what keeps the values of each call beside each other has no other type than object.
    /// </summary>
    private static bool IsOfAnyType(IConversionOperation box) =>
        BoxedValues.TypeOf(box) is ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Method, IsValueType: false };

    /// <summary>The type of all the values can be declared in place of object; several types need a slot beside the reference.</summary>
    private static Effort EffortOf(List<IConversionOperation> boxes)
    {
        foreach (var box in boxes)
        {
            if (!SymbolEqualityComparer.Default.Equals(BoxedValues.TypeOf(box), BoxedValues.TypeOf(boxes[0])))
                return Effort.Longer;
        }

        return Effort.None;
    }

    private static (IConversionOperation Box, PlaceHeat Heat)? Hottest(
        AllocationContext allocations, List<IConversionOperation> boxes, Effort effort, CancellationToken cancellationToken)
    {
        var hottest = default((IConversionOperation Box, PlaceHeat Heat)?);
        foreach (var box in boxes)
        {
            if (allocations.IsReported(Rule, box.Syntax, box.SemanticModel!, cancellationToken, out var heat)
                && (!IsOfAnyType(box) || allocations.IsReported(Rule, Effort.Unproven, box.Syntax.SyntaxTree, heat, cancellationToken))
                && allocations.IsReported(Rule, effort, box.Syntax.SyntaxTree, heat, cancellationToken)
                && (hottest is not { } known || heat.Level > known.Heat.Level))
            {
                hottest = (box, heat);
            }
        }

        return hottest;
    }

    private static bool IsExchanged(IConversionOperation box)
    {
        for (var parent = box.Parent; parent is IConversionOperation or IArgumentOperation or IInvocationOperation; parent = parent.Parent)
        {
            if (parent is IInvocationOperation call)
                return InterlockedCall.TryGet(call) is not null;
        }

        return false;
    }

    private static string Describe(List<IConversionOperation> boxes) => TypeNames.Quoted(boxes.Select(static box => BoxedValues.NameOf(box)));
}
