using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.SingleItemCollection;

/// <summary>A method that does for one item what another does for a collection of one.</summary>
/// <param name="Method">The method.</param>
/// <param name="Difference">What may differ nevertheless; null where nothing does.</param>
internal sealed record SingleItemOverload(IMethodSymbol Method, string? Difference)
{
    private const string Id = nameof(SingleItemOverload);

    /// <summary>What a finding says of it for the fix.</summary>
    public ImmutableDictionary<string, string?> Properties => ImmutableDictionary<string, string?>.Empty
        .Add(Id, Method.OriginalDefinition.GetDocumentationCommentId())
        .Add(nameof(Difference), Difference);

    /// <summary>The method that a finding says takes the item of a call; null where it says of none.</summary>
    public static SingleItemOverload? From(ImmutableDictionary<string, string?> properties, IMethodSymbol called)
    {
        if (!properties.TryGetValue(Id, out var id) || !properties.TryGetValue(nameof(Difference), out var difference))
            return null;
        for (var type = called.ContainingType; type is not null; type = type.BaseType)
        {
            foreach (var member in type.GetMembers())
            {
                if (member is IMethodSymbol method && method.OriginalDefinition.GetDocumentationCommentId() == id)
                    return new SingleItemOverload(SingleItemOverloads.ConstructedAs(called, method), difference);
            }
        }

        return null;
    }
}

/// <summary>
/// Finds the method that takes one item: an overload of the same name, or one like <c>List.Add</c> for <c>AddRange</c>. That it takes one says nothing of
/// what it does with it: only a pair of the framework that is known to agree counts, or one whose bodies are seen to.
/// </summary>
internal static class SingleItemOverloads
{
    /// <summary>The method to call with the item itself, or null where there is no such thing, or where it may do something else.</summary>
    public static SingleItemOverload? Find(SingleItem item, Compilation compilation, ISymbol within, CancellationToken cancellationToken)
    {
        var method = item.Call.TargetMethod;
        var pair = FrameworkPairs.Of(method);
        if (pair is null && method.DeclaringSyntaxReferences.IsEmpty)
            return null;
        foreach (var candidate in method.ContainingType.MethodsNamed(pair?.ForOne ?? method.Name))
        {
            if (TakesItem(candidate, method, item, mayHaveMore: pair is not null) is { } overload
                && (SymbolEqualityComparer.Default.Equals(overload.ReturnType, method.ReturnType) || (pair is not null && IsStatement(item.Call)))
                && !IsObsolete(overload)
                && compilation.IsSymbolAccessibleWithin(overload, within.ContainingType ?? within)
                && (pair is not null ? overload.DeclaringSyntaxReferences.IsEmpty : Agrees(overload, method, item, compilation, within, cancellationToken)))
            {
                return new SingleItemOverload(overload, pair?.Difference);
            }
        }

        return null;
    }

    /// <summary>Whether a call is a statement that gives nothing, so that what another call gives is dropped.</summary>
    private static bool IsStatement(IInvocationOperation call) => call is { TargetMethod.ReturnsVoid: true, Syntax.Parent: ExpressionStatementSyntax };

    /// <summary>Whether an overload takes the item in place of the collection, whatever it does with it.</summary>
    public static bool Exists(SingleItem item)
    {
        var method = item.Call.TargetMethod;
        foreach (var candidate in method.ContainingType.MethodsNamed(method.Name))
        {
            if (TakesItem(candidate, method, item, mayHaveMore: true) is not null)
                return true;
        }

        return false;
    }

    private static bool Agrees(
        IMethodSymbol overload, IMethodSymbol method, SingleItem item, Compilation compilation, ISymbol within, CancellationToken cancellationToken) =>
        !CanBeReplaced(overload) && !CanBeReplaced(method) && !IsIn(overload, within) && IsGivenTheSame(overload, item.Call)
        && AgreeingBodies.Are(method.OriginalDefinition, overload.OriginalDefinition, item.Parameter.Ordinal, compilation, cancellationToken);

    /// <summary>Whether the compiler gives both the same for what the call leaves out: a default value, or what an attribute asks it for.</summary>
    private static bool IsGivenTheSame(IMethodSymbol overload, IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            if (argument is { ArgumentKind: ArgumentKind.DefaultValue, Parameter: { } parameter }
                && !DefaultArguments.AreAlike(parameter, overload.Parameters[parameter.Ordinal]))
            {
                return false;
            }
        }

        return true;
    }

    private static bool CanBeReplaced(IMethodSymbol method) =>
        (method.IsVirtual || method.IsAbstract || method.IsOverride) && !method.IsSealed && !method.ContainingType.IsSealed;

    /// <summary>Whether code belongs to a method, which would then call itself.</summary>
    private static bool IsIn(IMethodSymbol method, ISymbol within)
    {
        for (var symbol = within; symbol is IMethodSymbol; symbol = symbol.ContainingSymbol)
        {
            if (SymbolEqualityComparer.Default.Equals(symbol.OriginalDefinition, method.OriginalDefinition))
                return true;
        }

        return false;
    }

    private static IMethodSymbol? TakesItem(IMethodSymbol candidate, IMethodSymbol method, SingleItem item, bool mayHaveMore)
    {
        if (candidate.Arity != method.Arity || candidate.IsStatic != method.IsStatic || candidate.Parameters.Length < method.Parameters.Length
            || (!mayHaveMore && candidate.Parameters.Length > method.Parameters.Length)
            || SymbolEqualityComparer.Default.Equals(candidate.OriginalDefinition, method.OriginalDefinition))
        {
            return null;
        }

        var overload = ConstructedAs(method, candidate);
        for (var i = 0; i < overload.Parameters.Length; i++)
        {
            var parameter = overload.Parameters[i];
            if (i >= method.Parameters.Length ? !parameter.IsOptional : parameter.RefKind != method.Parameters[i].RefKind || parameter.IsParams
                || !SymbolEqualityComparer.Default.Equals(parameter.Type, i == item.Parameter.Ordinal ? item.TakenType : method.Parameters[i].Type))
            {
                return null;
            }
        }

        return overload;
    }

    /// <summary>A method with the type arguments of another that has as many type parameters.</summary>
    public static IMethodSymbol ConstructedAs(IMethodSymbol method, IMethodSymbol candidate) =>
        candidate.Arity == 0 ? candidate : candidate.Construct(method.TypeArguments.ToArray());

    private static bool IsObsolete(IMethodSymbol method)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "ObsoleteAttribute")
                return true;
        }

        return false;
    }
}
