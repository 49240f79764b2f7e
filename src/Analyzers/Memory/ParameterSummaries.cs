using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines what a method of the compilation does with a parameter: with an array, a collection or a text that it is given. Each body is read once;
/// what it passes on is then followed from body to body, into each override or implementation in the compilation that may run in a method's
/// place. A method without source keeps what it gets, and so does one that suspends. A method that calls itself does what the rest of it does.
/// </summary>
internal sealed class ParameterSummaries
{
    // A value that may reach more parameters than these counts as kept. Parameters are reached in the order of calls, so the answer is always the same.
    private const int MostParameters = 16;

    private static readonly ConditionalWeakTable<Compilation, ParameterSummaries> OfCompilations = new();

    private readonly ConcurrentDictionary<IParameterSymbol, OwnUses?> _own = new(SymbolEqualityComparer.Default);
    private readonly Memo<IParameterSymbol, ParameterUse> _whole = new(SymbolEqualityComparer.Default);
    private readonly Compilation _compilation;

    private ParameterSummaries(Compilation compilation) => _compilation = compilation;

    /// <summary>The summaries of a compilation, which are kept as long as it is.</summary>
    public static ParameterSummaries Of(Compilation compilation) =>
        OfCompilations.TryGetValue(compilation, out var known) ? known : OfCompilations.GetValue(compilation, static key => new ParameterSummaries(key));

    /// <summary>All uses of a parameter, by its method and by all code that its method may pass the value on to.</summary>
    public ParameterUse UsesOf(IParameterSymbol parameter, CancellationToken cancellationToken)
    {
        if (DefinitionOf(parameter) is not { } definition)
            return ParameterUse.Kept;
        return _whole.TryGet(definition, out var known) ? known : _whole.Keep(definition, Follow(definition, cancellationToken));
    }

    /// <summary>The uses of a parameter by the body of its method alone; nothing where there is no body.</summary>
    public ParameterUse OwnUsesOf(IParameterSymbol parameter, CancellationToken cancellationToken) =>
        DefinitionOf(parameter) is { } definition ? OwnOf(definition, cancellationToken)?.Uses ?? ParameterUse.None : ParameterUse.Kept;

    /// <summary>The uses of a parameter in a part of the body of its method.</summary>
    public static ParameterUse UsesIn(SyntaxNode part, IParameterSymbol parameter, SemanticModel model, CancellationToken cancellationToken)
    {
        var own = new OwnUses();
        Add(parameter, part, model, own, cancellationToken);
        return own.Uses;
    }

    /// <summary>The type to which a lent array or collection is passed on and whose code may keep it, or null.</summary>
    public ITypeSymbol? KeeperOf(Loan loan, CancellationToken cancellationToken) =>
        KeeperOf(loan, new HashSet<IParameterSymbol>(SymbolEqualityComparer.Default), cancellationToken);

    private ITypeSymbol? KeeperOf(Loan loan, HashSet<IParameterSymbol> asked, CancellationToken cancellationToken)
    {
        if (loan.HasSpanOverload && (UsesOf(loan.Parameter, cancellationToken) & ParameterUse.NeedsArray) != 0)
            return loan.Parameter.ContainingType;
        return loan.Open ?? (DefinitionOf(loan.Parameter) is { } definition ? KeeperOf(definition, asked, cancellationToken) : null);
    }

    private ITypeSymbol? KeeperOf(IParameterSymbol definition, HashSet<IParameterSymbol> asked, CancellationToken cancellationToken)
    {
        if (!asked.Add(definition) || asked.Count > MostParameters)
            return null;
        if (OwnOf(definition, cancellationToken) is { } own)
        {
            if (own.Keeper is { } keeper)
                return keeper;
            foreach (var loan in own.Loans)
            {
                if (KeeperOf(loan, asked, cancellationToken) is { } found)
                    return found;
            }
        }

        foreach (var replacement in ReplacementsOf(definition))
        {
            if (KeeperOf(replacement, asked, cancellationToken) is { } found)
                return found;
        }

        return null;
    }

    private ParameterUse Follow(IParameterSymbol start, CancellationToken cancellationToken)
    {
        var uses = ParameterUse.None;
        var reached = new List<IParameterSymbol> { start };
        for (var i = 0; i < reached.Count; i++)
        {
            var own = OwnOf(reached[i], cancellationToken);
            var hasBody = own is not null;
            if (own is not null)
            {
                uses |= own.Uses;
                if (own.Leaves)
                    return uses;
                foreach (var loan in own.Loans)
                {
                    if (!loan.HasSpanOverload && !(DefinitionOf(loan.Parameter) is { } next && Reaches(next, reached)))
                        return uses | ParameterUse.Kept;
                }
            }

            foreach (var replacement in ReplacementsOf(reached[i]))
            {
                hasBody = true;
                if (!Reaches(replacement, reached))
                    return uses | ParameterUse.Kept;
            }

            if (!hasBody)
                return uses | ParameterUse.Kept;
        }

        return uses;
    }

    private static bool Reaches(IParameterSymbol parameter, List<IParameterSymbol> reached)
    {
        foreach (var known in reached)
        {
            if (SymbolEqualityComparer.Default.Equals(known, parameter))
                return true;
        }

        reached.Add(parameter);
        return reached.Count <= MostParameters;
    }

    /// <summary>The same parameter of each override or implementation in the compilation.</summary>
    private IEnumerable<IParameterSymbol> ReplacementsOf(IParameterSymbol definition)
    {
        if (definition.ContainingSymbol is not IMethodSymbol method || (!method.IsVirtual && !method.IsAbstract && !method.IsOverride))
            yield break;
        foreach (var replacement in Overrides.Of(method, _compilation))
            yield return replacement.Parameters[definition.Ordinal];
    }

    /// <summary>The parameter that a body names, of a method in source that gets the value itself; null for any other.</summary>
    private static IParameterSymbol? DefinitionOf(IParameterSymbol parameter)
    {
        var definition = parameter.OriginalDefinition;
        if (definition is not { RefKind: RefKind.None, ContainingSymbol: IMethodSymbol { DeclaringSyntaxReferences.IsEmpty: false } method })
            return null;

        // An extension method that is called as a member has one parameter less than its declaration.
        if (method.ReducedFrom is { } whole)
            return whole.OriginalDefinition.Parameters[definition.Ordinal + 1];
        return method.PartialImplementationPart is { } implementation ? implementation.Parameters[definition.Ordinal] : definition;
    }

    /// <summary>What the body of a parameter's method does; null where it has none.</summary>
    private OwnUses? OwnOf(IParameterSymbol definition, CancellationToken cancellationToken) =>
        _own.TryGetValue(definition, out var known) ? known : _own.GetOrAdd(definition, Read(definition, cancellationToken));

    private OwnUses? Read(IParameterSymbol parameter, CancellationToken cancellationToken)
    {
        var own = default(OwnUses);
        foreach (var reference in parameter.ContainingSymbol.DeclaringSyntaxReferences)
        {
            var declaration = reference.GetSyntax(cancellationToken);
            if (declaration is BaseMethodDeclarationSyntax { Body: null, ExpressionBody: null }
                || declaration is not (LocalFunctionStatementSyntax or BaseMethodDeclarationSyntax))
            {
                continue;
            }

            own ??= new OwnUses();
            if (SourceModels.Find(_compilation, declaration.SyntaxTree) is { } model && !References.Suspends(declaration))
                Add(parameter, declaration, model, own, cancellationToken);
            else
                own.Add(ParameterUse.Kept);
        }

        // Who asks for a builder follows the builder that comes back; what else comes back is not followed.
        if (own is not null && (own.Uses & ParameterUse.Returned) != 0 && !CollectionUses.IsFollowedFrom((IMethodSymbol)parameter.ContainingSymbol))
            own.Add(ParameterUse.Kept);
        return own;
    }

    private static void Add(IParameterSymbol parameter, SyntaxNode scope, SemanticModel model, OwnUses own, CancellationToken cancellationToken)
    {
        if (parameter.Type.SpecialType == SpecialType.System_String)
        {
            TextUses.Add(parameter, scope, model, own, cancellationToken);
            return;
        }

        var arrays = parameter.Type is IArrayTypeSymbol ? new ArrayUseClassifier(model, cancellationToken) : null;
        foreach (var name in References.To(parameter, scope, model, cancellationToken))
        {
            if (name.FirstAncestorOrSelf<AttributeSyntax>() is not null)
                continue;
            if (References.IsInNestedFunction(name, scope))
                own.Add(ParameterUse.Captured);
            else if (model.GetOperation(name, cancellationToken) is not { } reference)
                own.Add(ParameterUse.Kept);
            else if (arrays is not null)
                own.Add(arrays.ClassifyAlone(reference));
            else
                CollectionUses.Add(reference, own);
            if (own.Leaves)
                return;
        }
    }
}
