using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>
/// Determines whether the array that <c>string.Split</c> makes is only looked at: some parts by constant index, the number of parts, or each
/// part once in a <c>foreach</c> that needs no string of it.
/// </summary>
/// <param name="Call">The call of <c>Split</c>.</param>
/// <param name="Declarator">The local that holds the array; null where the call is used where it stands.</param>
/// <param name="Elements">The uses of parts, each with its constant index.</param>
/// <param name="Lengths">The uses of the number of parts.</param>
/// <param name="Queries">The uses of the first or last part, or of the parts by an operator that compares or counts them, as messages tell them.</param>
/// <param name="IsEnumerated">Whether a <c>foreach</c> goes through the parts.</param>
internal sealed record SplitParts(
    IInvocationOperation Call,
    VariableDeclaratorSyntax? Declarator,
    IReadOnlyList<(IArrayElementReferenceOperation Use, int Index)> Elements,
    IReadOnlyList<IOperation> Lengths,
    IReadOnlyList<string> Queries,
    bool IsEnumerated)
{
    private const string Last = "only the last part is used";

    /// <summary>The greatest index of a used part; -1 where none is used by index.</summary>
    public int LastIndex => Elements.Count == 0 ? -1 : Elements.Max(static element => element.Index);

    /// <summary>Whether the library finds the parts of a span, as that of .NET 8 does.</summary>
    public static bool IsSupported(Compilation compilation) =>
        compilation.GetTypeByMetadataName("System.MemoryExtensions")?.GetMembers("SplitAny").IsEmpty == false;

    /// <summary>What is looked at; null where the array or its strings are needed.</summary>
    public static SplitParts? Of(IInvocationOperation call, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if (call is not { TargetMethod: { Name: nameof(string.Split), ContainingType.SpecialType: SpecialType.System_String }, Instance: not null,
            SemanticModel: { } model })
        {
            return null;
        }

        var elements = new List<(IArrayElementReferenceOperation, int)>();
        var lengths = new List<IOperation>();
        var queries = new List<string>();
        if (call.Parent is IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation
                {
                    Syntax: VariableDeclaratorSyntax
                    {
                        Parent: VariableDeclarationSyntax { Variables.Count: 1, Parent: LocalDeclarationStatementSyntax statement },
                    } declarator,
                    Symbol: { RefKind: RefKind.None } local,
                },
            })
        {
            foreach (var use in LocalUses.Of(local, References.ScopeOf(statement), model, cancellationToken).Uses)
            {
                if (!TryAdd(use.Reference, elements, lengths, queries) || use.Kind == ArrayUseKind.Captured)
                    return null;
            }

            return elements.Count + lengths.Count + queries.Count == 0 ? null : new SplitParts(call, declarator, elements, lengths, queries, false);
        }

        if (TryAdd(call, elements, lengths, queries))
            return new SplitParts(call, null, elements, lengths, queries, false);
        return IsOnlyRead(call, bodies, cancellationToken) ? new SplitParts(call, null, elements, lengths, queries, true) : null;
    }

    private static bool TryAdd(
        IOperation array, List<(IArrayElementReferenceOperation, int)> elements, List<IOperation> lengths, List<string> queries)
    {
        switch (array.Parent)
        {
            case IPropertyReferenceOperation { Property: { Name: nameof(Array.Length), ContainingType.SpecialType: SpecialType.System_Array } } length:
                lengths.Add(length);
                return true;
            case IArrayElementReferenceOperation { Indices: { Length: 1 } indices } element
                when element.ArrayReference == array && indices[0].ConstantValue is { HasValue: true, Value: int and >= 0 and < 16 and var index }
                    && IsRead(element):
                elements.Add((element, index));
                return true;
            case IArrayElementReferenceOperation { Indices: { Length: 1 } indices } element
                when element.ArrayReference == array && IsRead(element)
                    && indices[0] is IUnaryOperation { OperatorKind: UnaryOperatorKind.Hat, Operand.ConstantValue: { HasValue: true, Value: 1 } }:
                queries.Add(Last);
                return true;
            case IConversionOperation { IsImplicit: true, Parent: IArgumentOperation { Parameter.Ordinal: 0, Parent: IInvocationOperation query } }
                when QueryOf(query) is { } asked:
                queries.Add(asked);
                return true;
            default:
                return false;
        }
    }

    /// <summary>What an operator looks at; null for one that needs the strings of several parts.</summary>
    private static string? QueryOf(IInvocationOperation call) => (call.TargetMethod.Name, call.Arguments.Length) switch
    {
        _ when call.TargetMethod.ContainingType is not { Name: "Enumerable" } type || !type.IsIn("System.Linq") => null,
        ("First" or "FirstOrDefault", 1) => "only part 0 is used",
        ("Last" or "LastOrDefault", 1) => Last,
        ("Contains", 2) => "each part is only compared",
        ("Count" or "Any", 1) => "only their number is used",
        _ => null,
    };

    private static bool IsRead(IOperation element) => element.Parent switch
    {
        IAssignmentOperation assignment => assignment.Target != element,
        IArgumentOperation { Parameter.RefKind: not RefKind.None } => false,
        IAddressOfOperation or ITupleOperation => false,
        _ => element.Syntax.Parent is not RefExpressionSyntax,
    };

    /// <summary>Whether the call is the sequence of a <c>foreach</c> whose body needs no string of a part.</summary>
    private static bool IsOnlyRead(IInvocationOperation call, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if ((call.Parent is IConversionOperation { IsImplicit: true } conversion
            ? conversion.Parent
            : call.Parent) is not IForEachLoopOperation { Syntax: ForEachStatementSyntax { AwaitKeyword.RawKind: 0 } loop,
                LoopControlVariable: IVariableDeclaratorOperation { Symbol: var part } })
        {
            return false;
        }

        var count = 0;
        foreach (var name in References.To(part, loop.Statement, call.SemanticModel!, cancellationToken))
        {
            if (References.IsInNestedFunction(name, loop) || call.SemanticModel!.GetOperation(name, cancellationToken) is not { } use || !IsEnd(use, bodies))
                return false;
            count++;
        }

        return count > 0;
    }

    /// <summary>Whether a string, or what steps such as <c>Trim</c> make of it, is only read.</summary>
    public static bool IsEnd(IOperation text, SourceBodies bodies)
    {
        var use = StringUse.Of(text, bodies);
        while (use is { Kind: StringUseKind.Step, User: { } user } && StringStep.TryGet(user, bodies, out _))
            use = StringUse.Of(user, bodies);
        return use.IsEnd;
    }
}
