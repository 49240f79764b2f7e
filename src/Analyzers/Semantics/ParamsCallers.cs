using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Semantics;

/// <summary>How the compilation's calls of a method fill its <c>params</c> array.</summary>
/// <param name="WithOne">Calls that pass exactly one item.</param>
/// <param name="All">All calls that were looked at, without those that pass on the array of their own caller.</param>
internal readonly record struct ParamsCallers(int WithOne, int All)
{
    // Names like Add are called everywhere; the first calls tell enough.
    private const int MostCalls = 200;

    /// <summary>Counts the calls of a method, its overrides and its implementations.</summary>
    public static ParamsCallers Of(IMethodSymbol declaration, Compilation compilation, CancellationToken cancellationToken)
    {
        var one = 0;
        var all = 0;
        var bound = 0;
        foreach (var tree in compilation.SyntaxTrees)
        {
            var model = default(SemanticModel);
            foreach (var invocation in InvokedNames.Of(tree, declaration.Name, cancellationToken))
            {
                if (bound++ == MostCalls)
                    return new ParamsCallers(one, all);
                model ??= compilation.GetSemanticModel(tree);
                if (model.GetOperation(invocation, cancellationToken) is not IInvocationOperation call || !MemberFamily.Contains(declaration, call.TargetMethod))
                    continue;
                var isForwarding = false;
                foreach (var argument in call.Arguments)
                {
                    if (argument is { ArgumentKind: ArgumentKind.ParamArray, Value: IArrayCreationOperation { Initializer.ElementValues.Length: 1 } })
                        one++;
                    isForwarding |= argument is { ArgumentKind: ArgumentKind.Explicit, Parameter.IsParams: true, Value: IParameterReferenceOperation { Parameter.IsParams: true } };
                }

                if (!isForwarding)
                    all++;
            }
        }

        return new ParamsCallers(one, all);
    }
}
