using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.SmallTable;

/// <summary>A dictionary or set in a field that is filled with constant keys where it is declared, and of which only keys are looked up.</summary>
/// <param name="Field">The field.</param>
/// <param name="Declarator">Its declaration.</param>
/// <param name="Type">The type that is created.</param>
/// <param name="Entries">The keys, with the value of each in a dictionary.</param>
/// <param name="Lookups">The places that look up a key: calls, and references of the indexer.</param>
internal sealed record ConstantTable(
    IFieldSymbol Field,
    VariableDeclaratorSyntax Declarator,
    INamedTypeSymbol Type,
    ImmutableArray<(IOperation Key, IOperation? Value)> Entries,
    ImmutableArray<IOperation> Lookups)
{
    // More keys are a table that is easier to read than a switch, and no handful.
    private const int MostEntries = 16;

    /// <summary>Whether all values are constants as well, so that a switch can give them.</summary>
    public bool HasConstantValues => Entries.All(static entry => entry.Value is null or { ConstantValue.HasValue: true });

    /// <summary>Whether it has no values.</summary>
    public bool IsSet => Type.Name == "HashSet";

    /// <summary>The type of the keys.</summary>
    public ITypeSymbol KeyType => Type.TypeArguments[0];

    /// <summary>The type of the table that is laid out for its keys; null where the framework has none.</summary>
    public static INamedTypeSymbol? FrozenType(Compilation compilation, bool isSet) =>
        compilation.GetTypeByMetadataName("System.Collections.Frozen." + (isSet ? "FrozenSet`1" : "FrozenDictionary`2"));

    /// <summary>Whether a member may be such a table. Cheap enough for every member.</summary>
    public static bool MayBe(ISymbol member) =>
        member is IFieldSymbol { IsStatic: true, IsReadOnly: true, Type: INamedTypeSymbol { TypeArguments.IsEmpty: false } type }
        && type.Name is "Dictionary" or "IReadOnlyDictionary" or "IDictionary" or "HashSet" or "ISet" or "IReadOnlySet"
        && type.IsIn("System.Collections.Generic") && IsSmall(type.TypeArguments[0]);

    /// <summary>The table in a field; null where it has another comparer, its content is not constant, or it is used in another way.</summary>
    public static ConstantTable? Of(IFieldSymbol field, ImmutableArray<IOperation> uses, CancellationToken cancellationToken)
    {
        if (field.DeclaringSyntaxReferences.Length != 1
            || field.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Initializer: not null } declarator)
        {
            return null;
        }

        var creation = default(IObjectCreationOperation);
        var lookups = ImmutableArray.CreateBuilder<IOperation>();
        foreach (var use in uses)
        {
            if (use is IFieldInitializerOperation { Value: var value })
                creation = value.Inside(Through.BuiltInImplicit) as IObjectCreationOperation;
            else if (LookupOf(use) is { } lookup && !ExpressionTrees.Holds(lookup))
                lookups.Add(lookup);
            else
                return null;
        }

        return lookups.Count > 0 && creation is not null && EntriesOf(creation) is { Length: > 0 and <= MostEntries } entries
            ? new ConstantTable(field, declarator, (INamedTypeSymbol)creation.Type!, entries, lookups.ToImmutable())
            : null;
    }

    private static bool IsSmall(ITypeSymbol key) =>
        key.SpecialType is SpecialType.System_Char or SpecialType.System_Byte or SpecialType.System_SByte || key.TypeKind == TypeKind.Enum;

    /// <summary>The question for a key that a mention of the field asks; null for any other use.</summary>
    private static IOperation? LookupOf(IOperation use)
    {
        var table = use.Around(Through.BuiltInImplicit);
        return table.Parent switch
        {
            IInvocationOperation { TargetMethod: { Name: "TryGetValue" or "ContainsKey" or "Contains", Parameters: { IsEmpty: false } parameters } } call
                when call.Instance == table && IsSmall(parameters[0].Type) => call,
            IPropertyReferenceOperation { Property.IsIndexer: true } element when element.Instance == table && !IsWritten(element) => element,
            _ => null,
        };
    }

    private static bool IsWritten(IPropertyReferenceOperation element) => element.Parent switch
    {
        IAssignmentOperation assignment => assignment.Target == element,
        IIncrementOrDecrementOperation => true,
        ITupleOperation tuple => IsWritten(tuple),
        _ => false,
    };

    private static bool IsWritten(ITupleOperation tuple) => tuple.Parent switch
    {
        ITupleOperation outer => IsWritten(outer),
        IDeconstructionAssignmentOperation assignment => assignment.Target == tuple,
        _ => false,
    };

    /// <summary>What a creation fills its table with; default where it is given more than a size, or a key comes twice or is no constant.</summary>
    private static ImmutableArray<(IOperation Key, IOperation? Value)>? EntriesOf(IObjectCreationOperation creation)
    {
        if (creation is not { Type: INamedTypeSymbol { Name: "Dictionary" or "HashSet" } type, Initializer: { } initializer }
            || !type.IsIn("System.Collections.Generic"))
        {
            return null;
        }

        foreach (var argument in creation.Arguments)
        {
            if (argument.Parameter?.Type.SpecialType != SpecialType.System_Int32 || argument.Value.ConstantValue is not { HasValue: true, Value: >= 0 })
                return null;
        }

        var keys = new HashSet<object>();
        var entries = ImmutableArray.CreateBuilder<(IOperation, IOperation?)>(initializer.Initializers.Length);
        foreach (var part in initializer.Initializers)
        {
            var (key, value) = part switch
            {
                IInvocationOperation { TargetMethod.Name: "Add", Arguments: { Length: 1 } added } => (added[0].Value, null),
                IInvocationOperation { TargetMethod.Name: "Add", Arguments: { Length: 2 } added } => (added[0].Value, added[1].Value),
                ISimpleAssignmentOperation { Target: IPropertyReferenceOperation { Arguments: { Length: 1 } index }, Value: var assigned } =>
                    (index[0].Value, assigned),
                _ => default((IOperation?, IOperation?)),
            };
            if (key?.ConstantValue is not { HasValue: true, Value: { } constant } || !keys.Add(constant) || value is IInvalidOperation)
                return null;
            entries.Add((key, value));
        }

        return entries.MoveToImmutable();
    }
}
