using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates;

/// <summary>
/// A call of <c>ConcurrentDictionary.AddOrUpdate</c> that sets a key to a value, whatever is there: <c>AddOrUpdate(key, value, (_, _) => value)</c>. The
/// indexer does that without a lambda.
/// </summary>
/// <param name="Function">The lambda, which gives back the value that is added.</param>
/// <param name="Captures">What it captures, which is the value.</param>
/// <param name="Call">The call.</param>
internal sealed record PlainUpdate(IAnonymousFunctionOperation Function, Captures Captures, IInvocationOperation Call)
{
    /// <summary>The type of the values.</summary>
    public ITypeSymbol ValueType => Call.TargetMethod.ContainingType.TypeArguments[1];

    /// <summary>The call that the lambda of a delegate is given to; null where the lambda may give back something else.</summary>
    public static PlainUpdate? Of(IOperation creation, CancellationToken cancellationToken)
    {
        if (!StatePlan.MayBe(creation)
            || creation.Parent is not IArgumentOperation { Parent: IInvocationOperation { Arguments.Length: 3 } call } || !IsUpdateOfDictionary(call)
            || ((IDelegateCreationOperation)creation).Target is not IAnonymousFunctionOperation function
            || ReturnedBy(function) is not { } returned || VariableOf(returned) is not { } variable
            || !SymbolEqualityComparer.Default.Equals(VariableOf(CalledMethod.ArgumentOf(call, 1)?.Value), variable)
            || Captures.Of(function) is not { HasThis: false, HasUnnamed: false, Variables.Count: 1 } captures
            || !CapturedValue.IsKept(variable, function, call.Syntax, isDoneAtReturn: true, cancellationToken))
        {
            return null;
        }

        return new PlainUpdate(function, captures, call);
    }

    // A class that derives from it may have another indexer.
    private static bool IsUpdateOfDictionary(IInvocationOperation call) =>
        call is { Instance.Type: { Name: "ConcurrentDictionary" } type, TargetMethod: { Name: "AddOrUpdate", OriginalDefinition.Parameters: var parameters } }
        && type.IsIn("System.Collections.Concurrent") && type.IsOfFramework() && parameters[1].Type is ITypeParameterSymbol;

    private static IOperation? ReturnedBy(IAnonymousFunctionOperation function) =>
        function.Body.Operations.Length == 1 && function.Body.Operations[0] is IReturnOperation { ReturnedValue: { } value } ? value : null;

    /// <summary>The local or parameter that a value is, in whatever type; null for any other.</summary>
    private static ISymbol? VariableOf(IOperation? value) => value?.Inside(Through.BuiltInImplicit) switch
    {
        ILocalReferenceOperation local => local.Local,
        IParameterReferenceOperation parameter => parameter.Parameter,
        _ => null,
    };
}
