using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Delegates.CapturingLocalFunction;

/// <summary>
/// ALLOC406: finds asynchronous local functions and local iterators that capture variables, although they are only called and could be given the values.
/// </summary>
/// <remarks>
/// <para>
/// A local function that is only called reads captured variables on the stack of its caller. One that suspends outlives its caller, so that the compiler makes
/// a closure where the scope of the variables begins. It looks at such functions, and finds all that share their closure: see <see cref="SharedClosure"/>.
/// The heat is that of the place where the closure is made.
/// </para>
/// <para>
/// Not reported: variables that are written in a function or after a call, unless the function that writes is the last to read; closures that a lambda or a
/// delegate needs anyway; functions with optional parameters, and generic ones.
/// </para>
/// </remarks>
public sealed class CapturingLocalFunctionAnalyzer() : AllocationAnalyzer(Descriptors.CapturingLocalFunction)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(SharedClosure.MayBe, context => Analyze(context, allocations), OperationKind.LocalFunction);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (SharedClosure.Of(context.Operation, context.CancellationToken) is not { } closure)
            return;

        // Beside what a function that suspends makes for itself, the closure is small.
        if (!allocations.IsReported(
            Descriptors.CapturingLocalFunction, Effort.MuchLonger, closure.Place, context.Operation.SemanticModel!, context.CancellationToken, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.CapturingLocalFunction, closure.Functions[0].Declaration.Identifier.GetLocation(), heat)
        {
            Bytes = closure.Bytes,
            Arguments =
            [
                closure.Functions[0].Function.Symbol.Name,
                TypeNames.Quoted(closure.Functions[0].Variables.Select(static variable => variable.Name)),
            ],
        });
    }
}
