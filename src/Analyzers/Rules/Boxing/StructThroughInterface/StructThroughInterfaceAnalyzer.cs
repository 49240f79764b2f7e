using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.StructThroughInterface;

/// <summary>
/// ALLOC204. A struct is boxed only because something is declared as its interface: a local that holds nothing else and is only called, the receiver
/// of an extension method, a parameter of a method that could be generic. Silent: public methods, whose signature is a promise; a call right on the
/// cast, which the JIT does without a box; cold code. Other boxes are ALLOC201's.
/// </summary>
public sealed class StructThroughInterfaceAnalyzer() : AllocationAnalyzer(Descriptors.StructThroughInterface)
{
    private static readonly Rule Rule = Descriptors.StructThroughInterface;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.Conversion);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var box = (IConversionOperation)context.Operation;
        if (StructAsInterface.TryGet(box) is not { } kind || ExpressionTrees.Holds(box) || !allocations.IsReported(Rule, context, out var heat))
            return;
        allocations.Report(context, new Finding(Rule, box.Syntax.GetLocation(), heat)
        {
            Bytes = AllocationSize.OfBox(box.Operand.Type!),
            Certainty = kind == InterfaceUseKind.Local && heat.LoopDepth == 0 && StackObjects.MayBeBoxes(context.Compilation)
                ? Certainty.JitMayRemove
                : Certainty.Always,
            Arguments = [TypeNames.Of(box.Operand.Type!), TypeNames.Of(box.Type!), Describe(kind, box)],
        });
    }

    private static string Describe(InterfaceUseKind kind, IConversionOperation box)
    {
        var value = BoxTarget.ValueOf(box);
        return (kind, value.Parent) switch
        {
            (InterfaceUseKind.Local, _) when BoxTarget.VariableOf(value) is { } local => "'" + local.Name + "' never holds anything else",
            (InterfaceUseKind.ExtensionReceiver, IArgumentOperation { Parent: IInvocationOperation call }) => "'" + call.TargetMethod.Name + "' extends the interface",
            (_, IArgumentOperation { Parent: IInvocationOperation call }) => "'" + call.TargetMethod.Name + "' could be generic",
            _ => "of its declaration",
        };
    }
}
