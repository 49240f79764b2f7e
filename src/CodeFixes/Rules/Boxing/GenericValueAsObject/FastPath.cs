using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Boxes;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.GenericValueAsObject;

/// <summary>
/// Puts branches before a call that takes a generic value as an object: for each value type that callers use, the overload for that type. The JIT compiles the
/// code of each type with its own branch alone and unboxes without a box.
/// </summary>
internal static class FastPath
{
    private const int MostTypes = 4;

    /// <summary>The fix for an argument; null where no overload takes what callers pass, or the call cannot be written twice.</summary>
    public static async Task<Fix?> PlanAsync(FixRequest request, IArgumentOperation argument, CancellationToken cancellationToken)
    {
        if (argument is not { Parameter: { } parameter, Value: IConversionOperation { IsImplicit: true, Operand: { Type: ITypeParameterSymbol type } value },
            Parent: IInvocationOperation { Syntax: InvocationExpressionSyntax syntax, TargetMethod: { } method } call }
            || !SymbolEqualityComparer.Default.Equals(parameter.ContainingSymbol, method) || !IsPlainRead(value) || !CanBeRepeated(syntax))
        {
            return null;
        }

        var overloads = await OverloadsAsync(request, call, type, cancellationToken).ConfigureAwait(false);
        if (overloads.Count == 0 || TypeBranches.Of(request, call, syntax, type) is not { } branches || branches.Write(overloads) is not { } edits)
            return null;
        var names = TypeNames.Quoted(overloads.Select(static overload => TypeNames.Of(overload.Type)));
        return new FixBuilder(
            edits,
            "Call the overload" + (overloads.Count == 1 ? "" : "s") + " for " + names + " where '" + type.Name + "' is "
            + (overloads.Count == 1 ? "that" : "one of them"),
            "FastPath")
            .MayDiffer(overloads.All(overload => TypedOverload.IsSameByContract(method, overload.Type))
                ? null
                : "another overload of '" + method.Name + "' is called")
            .Build();
    }

    private static async Task<IReadOnlyList<TypedCallee>> OverloadsAsync(
        FixRequest request, IInvocationOperation call, ITypeParameterSymbol type, CancellationToken cancellationToken)
    {
        // Most calls take nothing but an object, and then their callers do not matter.
        if (OverloadFor(call, type, wanted: null) is null)
            return [];
        var found = new List<TypedCallee>();
        foreach (var candidate in await TypeArguments.FindAsync(request.Document.Project, type, cancellationToken).ConfigureAwait(false))
        {
            if (found.Count < MostTypes && OverloadFor(call, type, candidate) is { } overload)
                found.Add(overload);
        }

        return found;
    }

    /// <summary>The overload that takes a type in each slot that is given a value of the type parameter.</summary>
    private static TypedCallee? OverloadFor(IInvocationOperation call, ITypeParameterSymbol type, string? wanted)
    {
        var slots = TypeBranches.BoxedArguments(call, type).Select(static argument => argument.Parameter!.Ordinal).ToArray();
        var overload = TypedOverload.Of(call.TargetMethod, slots, taken => wanted is null ? taken.IsValueType : BoundName.Key(taken) == wanted);
        var isResultUsed = call.Parent is not (IExpressionStatementOperation or IConditionalAccessOperation { Parent: IExpressionStatementOperation });
        return overload is null || (isResultUsed && !SymbolEqualityComparer.Default.Equals(overload.ReturnType, call.TargetMethod.ReturnType))
            ? null
            : new TypedCallee(overload.Parameters[slots[0]].Type, overload);
    }

    /// <summary>A value that is there to be read: each branch reads it once, and a reader of the code sees that.</summary>
    public static bool IsPlainRead(IOperation value) => value switch
    {
        ILocalReferenceOperation or IParameterReferenceOperation or IInstanceReferenceOperation => true,
        IFieldReferenceOperation field => field.Instance is null || IsPlainRead(field.Instance),
        _ => false,
    };

    /// <summary>
    /// Whether a call can stand in several branches: without a comment to lose, a function or a variable of its own, or a text over several lines.
    /// </summary>
    private static bool CanBeRepeated(InvocationExpressionSyntax call)
    {
        foreach (var node in call.DescendantNodes())
        {
            if (node is AnonymousFunctionExpressionSyntax or QueryExpressionSyntax or DeclarationExpressionSyntax or SingleVariableDesignationSyntax)
                return false;
        }

        foreach (var token in call.DescendantTokens())
        {
            if (token.Text.IndexOf('\n') >= 0)
                return false;
        }

        return !Comments.AreIn(call);
    }
}

/// <summary>An overload and the type that it takes in the place of an object.</summary>
internal readonly record struct TypedCallee(ITypeSymbol Type, IMethodSymbol Method);
