using System.Collections.Immutable;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.StructThroughInterface;

/// <summary>
/// ALLOC204: finds structs that are boxed only because a declaration names one of their interfaces.
/// </summary>
/// <remarks>
/// <para>
/// It looks at conversions that box a struct as an interface. The box has to go to one of three places: a local that holds nothing else
/// and is only called, the receiver of an extension method on the interface, or an argument of a private or internal method that could be
/// generic. The heat is asked last. The box of a local outside loops has the certainty that a newer JIT may remove it.
/// </para>
/// <para>
/// Not reported: methods that other assemblies see or that a hierarchy binds, whose signature is a promise; calls right on the cast,
/// which the JIT makes without a box; expression trees. All other boxes belong to ALLOC201.
/// </para>
/// </remarks>
public sealed class StructThroughInterfaceAnalyzer() : AllocationAnalyzer(Descriptors.StructThroughInterface)
{
    private static readonly Rule Rule = Descriptors.StructThroughInterface;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.Conversion);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var box = (IConversionOperation)context.Operation;
        if (StructAsInterface.TryGet(box) is not { } kind || ExpressionTrees.Holds(box))
            return;
        var effort = EffortOf(kind, box);
        if (!allocations.IsReported(Rule, effort, context, out var heat)
            || (kind == InterfaceUseKind.ExtensionReceiver && LeftToLinq.Has(box, allocations, Rule, heat, context.CancellationToken)))
        {
            return;
        }

        allocations.Report(context, new Finding(Rule, box.Syntax.GetLocation(), heat)
        {
            Bytes = AllocationSize.OfBox(box.Operand.Type!),
            Certainty = kind == InterfaceUseKind.Local && heat.LoopDepth == 0 && StackObjects.MayBeBoxes(context.Compilation)
                ? Certainty.JitMayRemove
                : Certainty.Always,
            IsSuggestion = effort != Effort.None,
            Arguments = [TypeNames.Of(box.Operand.Type!), TypeNames.Of(box.Type!), Describe(kind, box)],
            Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(InterfaceUseKind), kind.ToString()),
        });
    }

    /// <summary>
    /// A local only has another type. A method that would have to be generic is another member, and a box is little beside what a call of it does.
    /// </summary>
    private static Effort EffortOf(InterfaceUseKind kind, IConversionOperation box) =>
        kind != InterfaceUseKind.Local && BoxTarget.ValueOf(box).Parent is IArgumentOperation { Parent: IInvocationOperation }
            ? Effort.MuchLonger
            : Effort.None;

    private static string Describe(InterfaceUseKind kind, IConversionOperation box)
    {
        var value = BoxTarget.ValueOf(box);
        return (kind, value.Parent) switch
        {
            (InterfaceUseKind.Local, _) when BoxTarget.VariableOf(value) is { } local => "'" + local.Name + "' never holds anything else",
            (InterfaceUseKind.ExtensionReceiver, IArgumentOperation { Parent: IInvocationOperation call }) =>
                "'" + call.TargetMethod.Name + "' extends the interface",
            (_, IArgumentOperation { Parent: IInvocationOperation call }) => "'" + call.TargetMethod.Name + "' could be generic",
            _ => "of its declaration",
        };
    }
}
