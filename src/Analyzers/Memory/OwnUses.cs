using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>A value that a call passes to a parameter of a method in source.</summary>
/// <param name="Parameter">The parameter.</param>
/// <param name="Open">The type whose override may run in place of that method without being known, or null.</param>
/// <param name="HasSpanOverload">Whether an overload for spans could be called instead.</param>
internal readonly record struct Loan(IParameterSymbol Parameter, ITypeSymbol? Open, bool HasSpanOverload);

/// <summary>What one body does with a variable, and to which methods in source it passes the value on, without what those do.</summary>
internal sealed class OwnUses
{
    private readonly List<Loan> _loans = [];

    /// <summary>All uses, taken together.</summary>
    public ParameterUse Uses { get; private set; }

    /// <summary>The type whose code may keep the value, because what runs there is not known, or null.</summary>
    public ITypeSymbol? Keeper { get; private set; }

    /// <summary>The methods in source that get the value, in the order of the code.</summary>
    public IReadOnlyList<Loan> Loans => _loans;

    /// <summary>Whether a use leaves the variable, so that the others do not count.</summary>
    public bool Leaves => (Uses & ParameterUse.Leaves) != 0;

    public void Add(ParameterUse uses) => Uses |= uses;

    public void Add(ArrayUse use)
    {
        Uses |= use.Uses;
        if (use is { Kind: ArrayUseKind.Escapes, Reference.Parent: IReturnOperation })
            Uses |= ParameterUse.Returned;
        if (use.Loan is { } loan)
            _loans.Add(loan);
        AddKeeper(use.Keeper);
    }

    public void Add(Loan loan)
    {
        Uses |= ParameterUse.Lent;
        _loans.Add(loan);
    }

    public void AddKeeper(ITypeSymbol? keeper) => Keeper ??= keeper;
}
