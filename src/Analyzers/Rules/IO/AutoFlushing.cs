using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO;

/// <summary>Finds where a writer is told to flush after each write.</summary>
internal static class AutoFlushing
{
    /// <summary>The property that tells a writer so.</summary>
    public const string Setting = "AutoFlush";

    private static readonly ModelCache<ISymbol, bool> Locals = new(SymbolEqualityComparer.Default);

    /// <summary>Whether an operation sets <c>AutoFlush</c> of a <c>StreamWriter</c> to true.</summary>
    public static bool IsSet(IAssignmentOperation assignment) =>
        assignment is { Value.ConstantValue: { HasValue: true, Value: true }, Target: IPropertyReferenceOperation { Property: { Name: Setting } property } }
        && property.ContainingType.IsOrDerivesFrom("StreamWriter", "System.IO");

    /// <summary>Whether a local writer is told so where it is made or used.</summary>
    public static bool IsOn(IOperation? writer) =>
        writer is ILocalReferenceOperation { Local: var local } && local.Type.IsTextWriter()
        && Locals.Get(writer.SemanticModel!, local, writer, static (key, place) => IsToldSo(key, place));

    private static bool IsToldSo(ISymbol local, IOperation place)
    {
        foreach (var mention in VariableOperations.Of(local, place))
        {
            if (mention is IVariableDeclaratorOperation { Initializer.Value: IObjectCreationOperation { Initializer: { } initializer } })
            {
                foreach (var part in initializer.Initializers)
                {
                    if (part is IAssignmentOperation assignment && IsSet(assignment))
                        return true;
                }
            }
            else if (mention.Parent is IPropertyReferenceOperation { Parent: IAssignmentOperation set } && IsSet(set))
            {
                return true;
            }
        }

        return false;
    }
}
