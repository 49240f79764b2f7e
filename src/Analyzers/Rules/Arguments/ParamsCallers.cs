using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments;

/// <summary>How the compilation's calls of a method fill its <c>params</c> array.</summary>
/// <param name="WithOne">Calls that pass exactly one item.</param>
/// <param name="All">All calls that were looked at, without those that pass on the array of their own caller.</param>
/// <param name="HottestWithOne">A call that passes one item and is as hot as any, or null.</param>
/// <param name="Heat">The heat of that call.</param>
internal readonly record struct ParamsCallers(int WithOne, int All, SyntaxNode? HottestWithOne, PlaceHeat Heat)
{
    // Names like Add are called everywhere; the first calls tell enough.
    private const int MostCalls = 200;

    // As many calls tell how a method is used, where at most one in so many stands in a loop.
    private const int Many = 16;
    private const int MostPerLoop = 8;

    /// <summary>Calls that pass one item and stand in a loop.</summary>
    public int InLoops { get; private init; }

    /// <summary>
    /// Whether nearly all of many calls stand outside loops, as those of a method that sets something up: one in a loop is the exception, not the use.
    /// </summary>
    public bool AreMostlyOutsideLoops => WithOne >= Many && InLoops * MostPerLoop < WithOne;

    /// <summary>Counts the calls of a method, its overrides and its implementations.</summary>
    /// <param name="declaration">The method.</param>
    /// <param name="compilation">The compilation whose calls count.</param>
    /// <param name="heat">The heat of the calls.</param>
    /// <param name="isForHotOnly">Whether calls that are less than hot are all the same.</param>
    /// <param name="cancellationToken">Ends the search.</param>
    public static ParamsCallers Of(
        IMethodSymbol declaration, Compilation compilation, HeatModel heat, bool isForHotOnly, CancellationToken cancellationToken)
    {
        var callers = new ParamsCallers(0, 0, null, PlaceHeat.Cold("never called"));
        var least = LeastArguments(declaration);
        var seen = 0;
        foreach (var file in CalledNames.Of(compilation, cancellationToken).FilesWith(declaration.Name))
        {
            var model = default(SemanticModel);
            foreach (var named in file.Named(declaration.Name, cancellationToken))
            {
                if (named.Call is not InvocationExpressionSyntax invocation)
                    continue;
                if (seen++ == MostCalls)
                    return callers;
                if (invocation.ArgumentList.Arguments.Count < least)
                    continue;
                model ??= SourceModels.Of(compilation, file.Tree);
                if (model.GetSymbolInfo(invocation, cancellationToken).Symbol is IMethodSymbol called && MemberFamily.Contains(declaration, called)
                    && model.GetOperation(invocation, cancellationToken) is IInvocationOperation call)
                {
                    callers = callers.With(call, model, heat, isForHotOnly, cancellationToken);
                }
            }
        }

        return callers;
    }

    /// <summary>How many arguments each call of a method is written with at least. An override or an implementation may have defaults of its own.</summary>
    private static int LeastArguments(IMethodSymbol declaration)
    {
        if (declaration.IsVirtual || declaration.IsAbstract)
            return 0;
        var least = ArgumentCounts.Of(declaration).Least;
        return declaration.IsExtensionMethod ? least - 1 : least;
    }

    private ParamsCallers With(IInvocationOperation call, SemanticModel model, HeatModel heat, bool isForHotOnly, CancellationToken cancellationToken)
    {
        var passesOne = false;
        foreach (var argument in call.Arguments)
        {
            if (argument is { ArgumentKind: ArgumentKind.Explicit, Parameter.IsParams: true, Value: IParameterReferenceOperation { Parameter.IsParams: true } })
                return this;
            passesOne |= argument is { ArgumentKind: ArgumentKind.ParamArray, Value: IArrayCreationOperation { Initializer.ElementValues.Length: 1 } };
        }

        if (!passesOne)
            return this with { All = All + 1 };
        var isHotter = Heat.Level < HeatLevel.Hot;
        var heatOfCall = isHotter ? heat.Of(call.Syntax, model, ListedMembers.None, cancellationToken, isForHotOnly: isForHotOnly) : Heat;
        var inLoops = InLoops + (Loops.Repeats(call.Syntax.SyntaxTree.GetRoot(cancellationToken), call.Syntax) ? 1 : 0);
        return heatOfCall.Level > Heat.Level || HottestWithOne is null
            ? new ParamsCallers(WithOne + 1, All + 1, call.Syntax, heatOfCall) { InLoops = inLoops }
            : this with { WithOne = WithOne + 1, All = All + 1, InLoops = inLoops };
    }
}
