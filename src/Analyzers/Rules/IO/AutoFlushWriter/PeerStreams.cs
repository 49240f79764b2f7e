using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO.AutoFlushWriter;

/// <summary>
/// Tells whether a stream surely leads to a peer, by its type, or by the types of all that the variable, parameter or member which holds it is given. A
/// stream of which no more is known may be a file, for which nobody waits.
/// </summary>
internal static class PeerStreams
{
    // A writer over a stream that is chosen among two of a client is three steps.
    private const int MostSteps = 6;

    /// <summary>Whether a writer is made over such a stream wherever the function around its mention makes it.</summary>
    public static bool IsUnder(IOperation writer, CancellationToken cancellationToken)
    {
        if (Origins.MadeAs(writer, cancellationToken) is IObjectCreationOperation made)
            return IsOver(made, cancellationToken);
        if (writer.Inside(Through.BuiltIn) is not IMemberReferenceOperation { Member: var member })
            return false;
        var isOne = false;
        foreach (var operation in writer.Root().Descendants())
        {
            if (operation is not ISimpleAssignmentOperation { Target: IMemberReferenceOperation { Member: var target }, Value: var value }
                || !SymbolEqualityComparer.Default.Equals(target, member))
            {
                continue;
            }

            if (value.Inside(Through.BuiltIn) is not IObjectCreationOperation creation || !IsOver(creation, cancellationToken))
                return false;
            isOne = true;
        }

        return isOne;
    }

    /// <summary>Whether a writer that is made here writes to such a stream.</summary>
    public static bool IsOver(IObjectCreationOperation writer, CancellationToken cancellationToken)
    {
        foreach (var argument in writer.Arguments)
        {
            if (IsPeer(argument.Value, MostSteps, cancellationToken))
                return true;
        }

        return false;
    }

    private static bool IsPeer(IOperation value, int steps, CancellationToken cancellationToken)
    {
        value = value.Inside(Through.BuiltIn);
        if (steps == 0 || value.Type is not { } type || !type.IsOrDerivesFrom("Stream", "System.IO"))
            return false;
        if (IsPeer(type))
            return true;
        switch (value)
        {
            case ILocalReferenceOperation { Local: var local }:
                return AreAll(VariableOperations.ValuesOf(local, value), steps, cancellationToken);
            case IParameterReferenceOperation { Parameter: { ContainingSymbol: IMethodSymbol method } parameter }:
                return AssemblyUses.In(value.SemanticModel!.Compilation).OfMethod(method, cancellationToken) is { IsDefaultOrEmpty: false } calls
                    && AreAll(calls.Select(call => CalledMethod.ArgumentOf(call, parameter.Ordinal)?.Value), steps, cancellationToken)
                    && !VariableOperations.ValuesOf(parameter, value).Any();
            case IFieldReferenceOperation or IPropertyReferenceOperation:
                return Origins.MadeAs(value, cancellationToken) is { } made && made != value && IsPeer(made, steps - 1, cancellationToken);
            case IConditionalOperation { WhenFalse: { } other } choice:
                return IsPeer(choice.WhenTrue, steps - 1, cancellationToken) && IsPeer(other, steps - 1, cancellationToken);
            default:
                return false;
        }
    }

    private static bool AreAll(IEnumerable<IOperation?> values, int steps, CancellationToken cancellationToken)
    {
        var isOne = false;
        foreach (var value in values)
        {
            if (value is null || !IsPeer(value, steps - 1, cancellationToken))
                return false;
            isOne = true;
        }

        return isOne;
    }

    /// <summary>Whether a type of stream is one of the network or of a pipe: those of the framework, and what is derived from them.</summary>
    private static bool IsPeer(ITypeSymbol type)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (current.IsUnder("System.Net") || current.IsUnder("System.IO.Pipes"))
                return true;
        }

        return false;
    }
}
