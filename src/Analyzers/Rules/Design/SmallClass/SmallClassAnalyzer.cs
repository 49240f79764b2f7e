using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>
/// ALLOC905: finds small immutable classes whose objects hot code creates and no code tells apart, so that a struct could take their place, and objects of
/// <c>System.Tuple</c> that a value tuple could be.
/// </summary>
/// <remarks>
/// <para>
/// <see cref="ValueShape"/> takes the classes that could be declared as a struct: of no base class and no interface, with at most 16 bytes of state that
/// never changes, seen by this assembly alone. <see cref="ValueFlow"/> then follows each value from where it is created, through locals, parameters,
/// results and fields, to what is done with it. The class is reported once, with the heat of the hottest creation. A tuple is reported where it is
/// created: see <see cref="TupleObject"/>.
/// </para>
/// <para>
/// Not reported: classes whose objects are compared, locked, tested for null, passed by reference, or converted to a base class, interface or type
/// parameter; those that a collection, an array, a delegate or a task holds; what a serialiser or reflection may look at.
/// </para>
/// </remarks>
public sealed class SmallClassAnalyzer() : AllocationAnalyzer(Descriptors.SmallClass)
{
    private static readonly Rule Rule = Descriptors.SmallClass;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        start.RegisterLateSymbolAction(
            static context => ValueShape.Of(context.Symbol) is not null,
            context => Analyze(context, allocations),
            SymbolKind.NamedType);
        if (CoreLibrary.FindType(start.Compilation, "System.ValueTuple`2") is not null)
        {
            start.RegisterLateOperationAction(
                TupleObject.IsCreation, context => AnalyzeTuple(context, allocations), OperationKind.ObjectCreation, OperationKind.Invocation);
        }
    }

    private static void AnalyzeTuple(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (((CSharpParseOptions)context.Operation.Syntax.SyntaxTree.Options).LanguageVersion < LanguageVersion.CSharp7
            || !allocations.IsReported(Rule, Effort.MuchLonger, context, out var heat)
            || TupleObject.Of(context.Operation, context.CancellationToken) is not { } tuple || ExpressionTrees.Holds(context.Operation)
            || TupleObject.FollowsAnother(context.Operation, tuple))
        {
            return;
        }

        allocations.Report(context, new Finding(Rule, context.Operation.Syntax.GetLocation(), heat)
        {
            Bytes = TupleObject.BytesOf(tuple),
            Arguments = [TypeNames.Of(tuple), MemberOf(context.Operation, context.CancellationToken), "Value" + TypeNames.Of(tuple)],
        });
    }

    private static void Analyze(SymbolAnalysisContext context, AllocationContext allocations)
    {
        if (ValueShape.Of(context.Symbol) is not { } shape || ValueFlow.Of(shape, context.Compilation, context.CancellationToken) is not { } flow)
            return;
        var effort = flow.Hazards == ValueHazards.None ? Effort.None : Effort.Longer;
        var hottest = default((IObjectCreationOperation Creation, PlaceHeat Heat)?);
        foreach (var creation in flow.Creations)
        {
            if (allocations.IsReported(Rule, effort, creation.Syntax, creation.SemanticModel!, context.CancellationToken, out var heat)
                && (hottest is not { } known || heat.Level > known.Heat.Level))
            {
                hottest = (creation, heat);
            }
        }

        if (hottest is not { } found
            || OwnBody.MakesObjects(shape.Declaration, SourceModels.Of(context.Compilation, shape.Declaration.SyntaxTree), context.CancellationToken))
        {
            return;
        }

        var finding = new Finding(Rule, shape.Type.Locations[0], found.Heat)
        {
            Bytes = shape.Bytes,
            Certainty = found.Heat.LoopDepth > 0 || IsKept(found.Creation) || !StackObjects.MayBeObjects(context.Compilation)
                ? Certainty.Always
                : Certainty.JitMayRemove,
            Arguments = [shape.Type.Name, MemberOf(found.Creation, context.CancellationToken), shape.IsRecord ? "readonly record struct" : "readonly struct"],
        };
        if (allocations.ToDiagnostic(finding, context.CancellationToken) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }

    /// <summary>Whether a field or property keeps the object, so that no JIT puts it on the stack.</summary>
    private static bool IsKept(IObjectCreationOperation creation) =>
        creation.Around(Through.BuiltInImplicit).Parent is ISimpleAssignmentOperation { Target: IMemberReferenceOperation };

    /// <summary>The name of the member that holds a creation.</summary>
    private static string MemberOf(IOperation creation, CancellationToken cancellationToken)
    {
        var symbol = creation.SemanticModel!.GetEnclosingSymbol(creation.Syntax.SpanStart, cancellationToken);
        while (symbol is IMethodSymbol { MethodKind: MethodKind.AnonymousFunction or MethodKind.LocalFunction })
            symbol = symbol.ContainingSymbol;
        return symbol is IMethodSymbol { AssociatedSymbol: { } property } ? property.Name
            : symbol is IMethodSymbol { MethodKind: not MethodKind.Ordinary } ? symbol.ContainingType.Name
            : symbol?.Name ?? "";
    }
}
