using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>
/// Determines which parameters a method reads on rare paths alone: where it throws, reports a failure, or writes to a log that is on. A body in source is
/// read; what it only passes on is followed. A method that says it does not return for one value of a condition needs its texts where it does not return.
/// </summary>
internal sealed class RareParameters
{
    private const int MostDepth = 4;
    private const string WhereItThrows = "where it throws";

    private static readonly ConditionalWeakTable<Compilation, RareParameters> OfCompilations = new();

    private readonly ConcurrentDictionary<IParameterSymbol, string> _known = new(SymbolEqualityComparer.Default);

    /// <summary>Whether a parameter may be one. Cheap enough for every argument.</summary>
    public static bool MayBe(IParameterSymbol parameter) =>
        parameter.ContainingSymbol is IMethodSymbol { IsVirtual: false, IsAbstract: false, IsOverride: false } method
        && (!method.DeclaringSyntaxReferences.IsEmpty || IsMessage(parameter, method));

    /// <summary>Where a method reads a parameter, such as "where it throws"; null where it may read it on each way.</summary>
    public static string? PathsOf(IParameterSymbol parameter, HeatModel heat, Compilation compilation, CancellationToken cancellationToken)
    {
        var paths = OfCompilations.GetValue(compilation, static _ => new RareParameters()).PathsOf(parameter, heat, compilation, 0, cancellationToken);
        return paths.Length == 0 ? null : paths;
    }

    /// <summary>Whether a parameter is the text of a method that does not return for one value of a condition.</summary>
    private static bool IsMessage(IParameterSymbol parameter, IMethodSymbol method)
    {
        if (parameter.Type.SpecialType != SpecialType.System_String)
            return false;
        foreach (var other in method.Parameters)
        {
            if (other.Type.SpecialType != SpecialType.System_Boolean)
                continue;
            foreach (var attribute in other.GetAttributes())
            {
                if (attribute.AttributeClass?.Name == "DoesNotReturnIfAttribute")
                    return true;
            }
        }

        return false;
    }

    private string PathsOf(IParameterSymbol parameter, HeatModel heat, Compilation compilation, int depth, CancellationToken cancellationToken)
    {
        var definition = parameter.OriginalDefinition;
        if (definition.ContainingSymbol is not IMethodSymbol method || depth > MostDepth || !MayBe(definition))
            return "";
        if (method.DeclaringSyntaxReferences.IsEmpty || method.IsExtern)
            return IsMessage(definition, method) ? WhereItThrows : "";

        // What is found deeper down may have been cut off.
        return _known.TryGetValue(definition, out var known) ? known
            : depth > 0 ? Read(definition, heat, compilation, depth, cancellationToken)
            : _known.GetOrAdd(definition, Read(definition, heat, compilation, depth, cancellationToken));
    }

    private string Read(IParameterSymbol parameter, HeatModel heat, Compilation compilation, int depth, CancellationToken cancellationToken)
    {
        var paths = "";
        foreach (var mention in VariableOperations.OfParameter(parameter, compilation, cancellationToken) ?? [])
        {
            // What is passed is new, so that a test for null needs none of it; nor does a check whether there is a text to throw.
            if (IsNamed(mention) || NullValue.TestOf(mention).Test is not null || IsChecked(mention))
                continue;
            var found = PathsOf(mention, heat, compilation, depth, cancellationToken);
            if (found.Length == 0)
                return "";
            paths = paths.Length == 0 || paths == found ? found : "where something failed or is logged";
        }

        return paths;
    }

    private string PathsOf(IOperation mention, HeatModel heat, Compilation compilation, int depth, CancellationToken cancellationToken)
    {
        var model = mention.SemanticModel!;
        if (heat.ColdWithin(mention.Syntax, model, cancellationToken) is { } reason && !(reason == FailureReports.Reason && IsOnEachWay(mention.Syntax)))
            return reason is "thrown" or "on the way to a throw" ? WhereItThrows : reason;
        return mention.Around(Through.BuiltInImplicit).Parent is IArgumentOperation { Parameter: { RefKind: RefKind.None } next, Parent: IInvocationOperation }
            ? PathsOf(next, heat, compilation, depth + 1, cancellationToken)
            : "";
    }

    /// <summary>Whether a method comes to a place whenever it is called. One that reports a failure each time is called where something has failed.</summary>
    private static bool IsOnEachWay(SyntaxNode place) =>
        References.FunctionOf(place) is var function && !EachIteration.IsInBranch(place, function) && !EachIteration.MayReturnBefore(place, function);

    private static bool IsNamed(IOperation mention) => mention.Parent is INameOfOperation;

    /// <summary>Whether a text is only asked whether it is empty, where the method throws if it is.</summary>
    private static bool IsChecked(IOperation mention) =>
        mention.Parent is IArgumentOperation
        {
            Parent: IInvocationOperation
            {
                TargetMethod: { Name: "IsNullOrEmpty" or "IsNullOrWhiteSpace", ContainingType.SpecialType: SpecialType.System_String },
                Parent: IConditionalOperation { WhenFalse: null, Syntax: IfStatementSyntax { Statement: var check } },
            },
        }
        && (check is ThrowStatementSyntax || (check is BlockSyntax { Statements: { Count: 1 } statements } && statements[0] is ThrowStatementSyntax));
}
