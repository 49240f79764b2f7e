using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.BenchmarkOverhead;

/// <summary>
/// Finds look-ups of a benchmark whose key has a text that no set-up mentions, and that nothing checks: their result is dropped, or returned by a
/// benchmark that says that it measures a hit.
/// </summary>
internal static class UnstoredKey
{
    /// <summary>The text in the key that is not stored; null where a call is no such look-up, or where the key may be stored.</summary>
    public static string? Of(IInvocationOperation call, IMethodSymbol benchmark, BenchmarkClasses classes, CancellationToken cancellationToken)
    {
        if (KeyOf(call, cancellationToken) is not { } key || MeansMiss(benchmark.Name)
            || !(IsDropped(call) || (Says(benchmark.Name, "Hit") && call.Parent is IReturnOperation))
            || Receiver.Of(call) is not IFieldSymbol { DeclaredAccessibility: Accessibility.Private } collection
            || !SymbolEqualityComparer.Default.Equals(collection.ContainingType, benchmark.ContainingType)
            || TextIn(key) is not { } text)
        {
            return null;
        }

        return classes.StoresOf(benchmark.ContainingType, cancellationToken).MayHave(collection, text) ? null : text;
    }

    private static IOperation? KeyOf(IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (call.TargetMethod is not { Name: "TryGetValue" or "TryGet" or "ContainsKey", ReturnType.SpecialType: SpecialType.System_Boolean })
            return null;
        var key = default(IOperation);
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter is { RefKind: RefKind.Out } && !IsUnused(argument.Value, cancellationToken))
                return null;
            if (argument.Parameter?.Name == "key")
                key = argument.Value;
        }

        return key;
    }

    private static bool IsUnused(IOperation target, CancellationToken cancellationToken) => target switch
    {
        IDiscardOperation => true,
        IDeclarationExpressionOperation { Expression: IDiscardOperation } => true,
        IDeclarationExpressionOperation { Expression: ILocalReferenceOperation { Local: var local } } =>
            !References.To(local, References.ScopeOf(target.Syntax), target.SemanticModel!, cancellationToken).Any(),
        _ => false,
    };

    private static bool IsDropped(IInvocationOperation call)
    {
        var parent = call.Parent;
        if (parent is ISimpleAssignmentOperation { Target: IDiscardOperation })
            parent = parent.Parent;
        return parent is IExpressionStatementOperation;
    }

    /// <summary>The first text among the parts of a key.</summary>
    private static string? TextIn(IOperation key)
    {
        foreach (var part in key.DescendantsAndSelf())
        {
            if (part is ILiteralOperation { ConstantValue: { HasValue: true, Value: string { Length: > 0 } text } })
                return text;
            if (part is not (IConversionOperation or IBinaryOperation or IInterpolatedStringOperation or IInterpolatedStringTextOperation))
                return null;
        }

        return null;
    }

    private static bool MeansMiss(string name) =>
        Says(name, "Miss") || Says(name, "Not") || Says(name, "Non") || Says(name, "Absent") || Says(name, "Unknown") || Says(name, "Fail")
        || Says(name, "Empty") || Says(name, "False");

    private static bool Says(string name, string word) => name.IndexOf(word, StringComparison.Ordinal) >= 0;
}
