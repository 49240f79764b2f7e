using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Semantics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings;

/// <summary>
/// ALLOC305: a string that is joined or formatted only to be appended to a <c>StringBuilder</c>, which could take the parts. Silent for
/// interpolated strings, which the compiler appends part by part, for constants, and for what the SDK reports: <c>ToString</c> and
/// <c>new string(c, n)</c> (CA1830), <c>Substring</c> (CA1846; ALLOC301 where there are no spans), strings of one character (CA1834).
/// </summary>
public sealed class BuilderArgumentAnalyzer() : AllocationAnalyzer(Descriptors.BuilderArgument)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.Invocation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        var argument = BuilderArgument.Of((IInvocationOperation)context.Operation);
        if (argument.Kind == BuilderArgumentKind.None || ExpressionTrees.Holds(argument.Append)
            || !allocations.IsReported(Descriptors.BuilderArgument, argument.Value.Syntax, context.Operation.SemanticModel!, context.CancellationToken, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.BuilderArgument, argument.Value.Syntax.GetLocation(), heat)
        {
            Arguments = [Advice(argument)],
            WarnsFrom = argument.Kind == BuilderArgumentKind.Concat && ConcatParts.Of(argument.Value).Count <= 2 ? null : HeatLevel.Hot,
        });
    }

    private static string Advice(BuilderArgument argument) => argument.Kind switch
    {
        BuilderArgumentKind.Concat => "the builder can take its parts",
        BuilderArgumentKind.Join => "'AppendJoin' needs no string",
        BuilderArgumentKind.Format => "'AppendFormat' needs no string",
        _ => "'" + argument.Overload!.Name + "' can write to the builder",
    };
}
