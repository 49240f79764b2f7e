using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.MaterializedStream;

/// <summary>
/// How much a method writes to the empty <c>MemoryStream</c> that it makes, where that is plain to see before the first byte: all writes
/// stand in the block of its declaration, of constant length or of whole arrays and spans that are there already. No other code sees the stream, and so
/// its capacity.
/// </summary>
/// <param name="Creation">The creation.</param>
/// <param name="Constant">The bytes that are written in any case.</param>
/// <param name="Whole">The arrays and spans that are written whole, as they are named where they are written.</param>
internal sealed record StreamLength(IObjectCreationOperation Creation, int Constant, ImmutableArray<IOperation> Whole)
{
    // The buffer that the first write makes, unless that is longer.
    private const int LeastBuffer = 256;

    private const int LargestConstant = 1 << 20;

    /// <summary>What is written to a new stream; null where that cannot be told, or where the buffer fits without a capacity.</summary>
    public static StreamLength? Of(IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        if (creation is not { Arguments.IsEmpty: true, Initializer: null,
            Type: INamedTypeSymbol { Name: "MemoryStream", ContainingNamespace: { Name: "IO", ContainingNamespace.Name: nameof(System) } },
            SemanticModel: { } model }
            || DeclaratorOf(creation) is not { Symbol: { RefKind: RefKind.None } local,
                Syntax: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
                    Parent: LocalDeclarationStatementSyntax { Parent: BlockSyntax block } } } })
        {
            return null;
        }

        var whole = ImmutableArray.CreateBuilder<IOperation>();
        long constant = 0, first = -1;
        var writes = 0;
        foreach (var name in References.To(local, block, model, cancellationToken))
        {
            if (name.Parent is not MemberAccessExpressionSyntax access || References.IsInNestedFunction(name, block))
                return null;
            if (access.Name.Identifier.ValueText is "ToArray" or "Length" or "Position" or "Flush" or "Dispose" or "Close")
            {
                if (!IsOfStream(access, model, cancellationToken))
                    return null;
                continue;
            }

            if (access.Name.Identifier.ValueText is not ("Write" or "WriteByte")
                || access.Parent is not InvocationExpressionSyntax { Parent: ExpressionStatementSyntax statement } || statement.Parent != block
                || !IsOfStream(access, model, cancellationToken)
                || model.GetOperation(access.Parent, cancellationToken) is not IInvocationOperation write)
            {
                return null;
            }

            writes++;
            if (ConstantOf(write) is { } count)
                constant += count;
            else if (WholeOf(write) is { } written && IsThereBefore(written, creation, write))
                whole.Add(written);
            else
                return null;
            if (first < 0)
                first = constant;
        }

        if (constant > LargestConstant)
            return null;
        var outgrows = whole.Count > 0 ? writes > 1 : constant < LeastBuffer ? constant > 0 : first < constant;
        return outgrows ? new StreamLength(creation, (int)constant, whole.ToImmutable()) : null;
    }

    /// <summary>Whether a member is one of the stream, a property or a method that is called. An extension or a delegate sees the stream itself.</summary>
    private static bool IsOfStream(MemberAccessExpressionSyntax access, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetSymbolInfo(access, cancellationToken).Symbol switch
        {
            IPropertySymbol property => property.ContainingType.IsOfFramework(),
            IMethodSymbol { IsStatic: false, IsExtensionMethod: false } method => method.ContainingType.IsOfFramework()
                && access.Parent is InvocationExpressionSyntax,
            _ => false,
        };

    private static IVariableDeclaratorOperation? DeclaratorOf(IObjectCreationOperation creation)
    {
        return creation.Around(Through.BuiltInImplicit).Parent is IVariableInitializerOperation { Parent: IVariableDeclaratorOperation declarator }
            ? declarator
            : null;
    }

    private static int? ConstantOf(IInvocationOperation write) => write.Arguments switch
    {
        { Length: 1 } when write.TargetMethod.Name == "WriteByte" => 1,
        { Length: 3 } => CalledMethod.ArgumentOf(write, 2)?.Value.ConstantValue is { HasValue: true, Value: int and >= 0 and var count } ? count : null,
        _ => null,
    };

    /// <summary>The array or span that a call writes from its first element to its last; null for a part.</summary>
    private static IOperation? WholeOf(IInvocationOperation write)
    {
        if (write is not { TargetMethod.Name: "Write", Arguments.Length: 1 or 3 } || CalledMethod.ArgumentOf(write, 0) is not { Value: var written })
            return null;
        written = Unconverted(written);
        if (written.Type is not IArrayTypeSymbol { IsSZArray: true } && !SpanTypes.IsSpan(written.Type))
            return null;
        if (write.Arguments.Length == 1)
            return written;
        return CalledMethod.ArgumentOf(write, 1)?.Value.ConstantValue is { HasValue: true, Value: 0 }
            && CalledMethod.ArgumentOf(write, 2)?.Value is IPropertyReferenceOperation { Property.Name: "Length", Instance: { } measured }
            && SymbolOf(measured) is { } variable
            && SymbolEqualityComparer.Default.Equals(variable, SymbolOf(written))
                ? written
                : null;
    }

    private static IOperation Unconverted(IOperation value)
    {
        value = value.Inside(Through.Implicit);
        return value;
    }

    private static ISymbol? SymbolOf(IOperation value) =>
        value is IFieldReferenceOperation { Field: { IsReadOnly: true } field, Instance: null or IInstanceReferenceOperation }
            ? field
            : VariableOperations.NamedBy(value);

    /// <summary>Whether the variable has had its value since before the stream was made.</summary>
    private static bool IsThereBefore(IOperation written, IOperation creation, IOperation write)
    {
        var function = References.FunctionOf(creation.Syntax);
        if (SymbolOf(written) is not { } variable)
            return false;
        if (variable is IFieldSymbol field)
            return SettledFields.Contain(field, written.Syntax) && !StaticConstruction.MayBegin(written);
        if (variable.DeclaringSyntaxReferences is not { Length: 1 } declarations)
            return false;
        var declaration = declarations[0].GetSyntax();
        if (References.FunctionOf(declaration) != function || declaration.SpanStart > creation.Syntax.SpanStart)
            return false;
        var model = creation.SemanticModel!;
        foreach (var change in Writes.Within(variable.Name, function, model))
        {
            if ((change.SpanStart > creation.Syntax.SpanStart && change.SpanStart < write.Syntax.Span.End) || References.IsInNestedFunction(change, function))
                return false;
        }

        return !KeptReferences.Are(variable.Name, function, model);
    }
}
