using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.BenchmarkOverhead;

/// <summary>
/// ALLOC906: finds what a method with <c>[Benchmark]</c> makes for the call that it measures, and look-ups that never find their key.
/// </summary>
/// <remarks>
/// <para>
/// It reads each benchmark once. A text is reported where it is only the key of a look-up, all of its parts are there before the benchmark runs, and the
/// benchmark calls nothing but what it looks up in: see <see cref="MadeKeys"/>. A generator of random numbers is reported where its numbers are only
/// arguments of other calls and indices: see <see cref="RandomInput"/>. A look-up is reported where the class fills the collection itself and never
/// mentions the text of the key: see <see cref="UnstoredKey"/>.
/// </para>
/// <para>
/// Not reported: what another benchmark of the class does without, because they are compared; what the benchmark returns or hands to a
/// <c>Consumer</c>; code with several subjects; set-up methods; boxes and sequences, which other rules report in benchmarks too.
/// </para>
/// </remarks>
public sealed class BenchmarkOverheadAnalyzer() : AllocationAnalyzer(Descriptors.BenchmarkOverhead)
{
    private static readonly Rule Rule = Descriptors.BenchmarkOverhead;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        if (!MayHaveBenchmarks(start.Compilation))
            return;
        var classes = new BenchmarkClasses();
        start.RegisterOperationAction(context => Analyze(context, allocations, classes), OperationKind.MethodBody);
    }

    // To look for a type by its name reads the names of all types in all references, which most projects would do for nothing.
    private static bool MayHaveBenchmarks(Compilation compilation)
    {
        foreach (var reference in compilation.SourceModule.ReferencedAssemblies)
        {
            if (reference.Name.StartsWith("BenchmarkDotNet", StringComparison.Ordinal))
                return true;
        }

        return compilation.Assembly.GetTypeByMetadataName("BenchmarkDotNet.Attributes.BenchmarkAttribute") is not null;
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations, BenchmarkClasses classes)
    {
        if (context.ContainingSymbol is not IMethodSymbol method || !MemberRoles.IsBenchmark(method))
            return;
        var keys = new MadeKeys(context.Operation, method, classes);
        foreach (var operation in context.Operation.Descendants())
        {
            switch (operation)
            {
                case IObjectCreationOperation creation when RandomInput.Is(creation, context.CancellationToken):
                    Report(creation, "'new Random' is measured with the calls that take its numbers", "make it, or the numbers, in '[GlobalSetup]'");
                    break;
                case IInvocationOperation look when UnstoredKey.Of(look, method, classes, context.CancellationToken) is { } text:
                    Report(look, $"'{look.TargetMethod.Name}' finds nothing where no set-up stores a key with '{text}'", "check its result", isCertain: false);
                    break;
                default:
                    if (keys.LookUpOf(operation, context.CancellationToken) is { } lookUp)
                        Report(operation, $"The key is made for each call of '{lookUp}' and measured with it", "make the keys in '[GlobalSetup]'");
                    break;
            }
        }

        void Report(IOperation place, string what, string advice, bool isCertain = true)
        {
            if (!allocations.IsReported(Rule, place.Syntax, place.SemanticModel!, context.CancellationToken, out var heat))
                return;
            var location = place is IInvocationOperation { TargetMethod.ReturnType.SpecialType: not SpecialType.System_String } call
                ? CallLocation.Of(call.Syntax)
                : place.Syntax.GetLocation();
            allocations.Report(context, new Finding(Rule, location, heat)
            {
                Arguments = [what, advice],
                IsSuggestion = !isCertain,
            });
        }
    }
}
