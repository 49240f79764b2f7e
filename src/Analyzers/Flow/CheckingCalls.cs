using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines what a call that throws on a bad argument says about that argument. <c>Debug.Assert</c> says nothing: it is not in a release build.
/// </summary>
internal static class CheckingCalls
{
    private static readonly string[] Checks = ["Check", "Ensure", "Validate", "Verify", "Require", "Guard", "ThrowIf", "Assert", "Against"];
    private static readonly string[] OtherChecks = ["Null", "Negative", "Zero", "Positive", "LessThan", "Empty", "WhiteSpace", "Disposed"];

    public static long? Bound(InvocationExpressionSyntax call, GuardedExpression subject, UpperBounds bounds)
    {
        var arguments = call.ArgumentList.Arguments;
        if (Exits.NameOf(call) is not { } name || arguments.Count == 0
            || bounds.Model.GetSymbolInfo(call, bounds.CancellationToken).Symbol is not IMethodSymbol method || OmittedCalls.Are(method))
        {
            return null;
        }

        if (name is "ThrowIfGreaterThan" or "ThrowIfGreaterThanOrEqual" && arguments.Count >= 2)
            return subject.Is(arguments[0].Expression) ? bounds.Of(arguments[1].Expression) ?? UpperBounds.SomeLimit : null;
        for (var i = 0; i < arguments.Count && i < method.Parameters.Length; i++)
        {
            if (DoesNotReturnIf(method.Parameters[i]) is { } outcome && subject.When(new(arguments[i].Expression, !outcome)) is { } bound)
                return bound;
        }

        if (!Contains(name, Checks) || Contains(name, OtherChecks))
            return null;
        foreach (var argument in arguments)
        {
            if (subject.Is(argument.Expression))
                return UpperBounds.SomeLimit;
        }

        return null;
    }

    private static bool? DoesNotReturnIf(IParameterSymbol parameter)
    {
        foreach (var attribute in parameter.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "DoesNotReturnIfAttribute" && attribute.ConstructorArguments.Length == 1)
                return attribute.ConstructorArguments[0].Value as bool?;
        }

        return null;
    }

    private static bool Contains(string name, string[] words)
    {
        foreach (var word in words)
        {
            if (name.IndexOf(word, StringComparison.Ordinal) >= 0)
                return true;
        }

        return false;
    }
}
