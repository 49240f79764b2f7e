using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Rules.Buffers.MaterializedStream;

/// <summary>
/// <c>ms.ToArray()</c> of a <c>MemoryStream</c> in a variable, whose bytes can be read where they are: from its buffer, or by the stream's own
/// <c>WriteTo</c> and <c>Read</c>.
/// </summary>
/// <param name="Call">The call that copies.</param>
/// <param name="Stream">The local, parameter, field or property that holds the stream.</param>
/// <param name="IsVisible">Whether the stream was made with a buffer that everybody may see, of which a slice can stand for the copy.</param>
internal sealed record StreamCopy(IInvocationOperation Call, ISymbol Stream, bool IsVisible)
{
    /// <summary>Whether the method made the stream itself, so that no other code can use it without being given it here.</summary>
    public bool IsOwn => IsVisible && Stream is ILocalSymbol;

    public static StreamCopy? Of(IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (call.TargetMethod is not { Name: "ToArray", Parameters.Length: 0,
            ContainingType: { Name: "MemoryStream", ContainingNamespace: { Name: "IO", ContainingNamespace.Name: nameof(System) } } })
        {
            return null;
        }

        return call.Instance switch
        {
            ILocalReferenceOperation { Local: { RefKind: RefKind.None, DeclaringSyntaxReferences: { Length: 1 } declared } local } =>
                OfLocal(call, local, declared[0].GetSyntax(cancellationToken), cancellationToken),
            IParameterReferenceOperation { Parameter: { RefKind: RefKind.None } parameter } => new StreamCopy(call, parameter, IsVisible: false),
            IFieldReferenceOperation { Field: var field } held when IsPlain(held.Instance) => OfMember(call, field, cancellationToken),
            IPropertyReferenceOperation { Property: var property } held when IsPlain(held.Instance) && AutoProperties.Contains(property) =>
                OfMember(call, property, cancellationToken),
            _ => null,
        };
    }

    private static bool IsPlain(IOperation? owner) => owner is null or IInstanceReferenceOperation or ILocalReferenceOperation or IParameterReferenceOperation;

    /// <summary>The copy of a stream in a field or property that no other assembly can set, and that only ever gets new streams with a buffer to see.</summary>
    private static StreamCopy? OfMember(IInvocationOperation call, ISymbol member, CancellationToken cancellationToken)
    {
        var writes = AssemblyUses.In(call.SemanticModel!.Compilation).WritesOf(member, cancellationToken);
        if (writes.IsDefaultOrEmpty)
            return null;
        var isMade = false;
        foreach (var write in writes)
        {
            var value = write switch
            {
                ISymbolInitializerOperation initializer => initializer.Value,
                { Parent: IAssignmentOperation assignment } when assignment.Target == write => assignment.Value,
                _ => null,
            };
            if (value is null || !(NullValue.Is(value) || HasVisibleBuffer(value.Inside(Through.Implicit))))
                return null;
            isMade |= !NullValue.Is(value);
        }

        return isMade ? new StreamCopy(call, member, IsVisible: true) : null;
    }

    private static bool HasVisibleBuffer(IOperation made) =>
        made is IObjectCreationOperation { Constructor: { ContainingType.Name: "MemoryStream", Parameters: var parameters } }
        && (parameters.IsEmpty || (parameters.Length == 1 && parameters[0].Type.SpecialType == SpecialType.System_Int32));

    private static StreamCopy? OfLocal(IInvocationOperation call, ILocalSymbol local, SyntaxNode declared, CancellationToken cancellationToken)
    {
        if (declared is not VariableDeclaratorSyntax { Initializer.Value: { } made }
            || Writes.To(local.Name, References.FunctionOf(declared), call.SemanticModel!))
        {
            return null;
        }

        return call.SemanticModel!.GetOperation(made, cancellationToken) switch
        {
            IObjectCreationOperation { Constructor.ContainingType.Name: "MemoryStream" } creation =>
                HasVisibleBuffer(creation) ? new StreamCopy(call, local, IsVisible: true) : null,
            IInvocationOperation or IParameterReferenceOperation => new StreamCopy(call, local, IsVisible: false),
            _ => null,
        };
    }

    /// <summary>
    /// Whether a method that gets the copy reads a stream of its own kind: it could write to the stream of a field or property that it names, while it reads.
    /// </summary>
    public bool IsNamedBy(IMethodSymbol callee, CancellationToken cancellationToken)
    {
        if (Stream is not (IFieldSymbol or IPropertySymbol))
            return false;
        foreach (var declaration in callee.OriginalDefinition.DeclaringSyntaxReferences)
        {
            if (!MemberIndex.Names(Stream.Name, declaration.GetSyntax(cancellationToken)).IsEmpty)
                return true;
        }

        return false;
    }

    /// <summary>
    /// The method that reads the copy through a local with which nothing else is done, while the stream stays as it is; null where there is none.
    /// </summary>
    public string? ReaderOfLocal(CancellationToken cancellationToken)
    {
        var model = Call.SemanticModel!;
        if (Call.Parent is not IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local, Syntax: { } declarator },
            })
        {
            return null;
        }

        var reader = default(string);
        var uses = LocalUses.Of(local, References.ScopeOf(declarator), model, cancellationToken);
        foreach (var use in uses.Uses)
        {
            if (!use.OnlyReads || (use.Keeper is { } keeper && !keeper.IsOfFramework()) || (use.Callee is { } callee && IsNamedBy(callee, cancellationToken)))
                return null;
            if (use.Kind is ArrayUseKind.SpanArgument or ArrayUseKind.Borrowed or ArrayUseKind.Span or ArrayUseKind.ArrayMethod)
                reader ??= use.Callee?.Name;
        }

        return reader is not null && uses.Views.StayInIteration(Call.Syntax) && StaysAsItIs(uses.LastUse, model, cancellationToken)
            && (Stream is ILocalSymbol or IParameterSymbol || IsAlone(local, uses.LastUse, model, cancellationToken))
                ? reader
                : null;
    }

    /// <summary>Whether nothing runs between the copy and its last use but what is given the copy, so that no other code can write to the stream.</summary>
    private bool IsAlone(ILocalSymbol local, int lastUse, SemanticModel model, CancellationToken cancellationToken)
    {
        var function = References.FunctionOf(Call.Syntax);
        foreach (var node in References.OwnNodes(function, TextSpan.FromBounds(Call.Syntax.Span.End, lastUse)))
        {
            if (node.SpanStart <= Call.Syntax.Span.End)
                continue;
            if (References.IsSuspension(node) || node is BaseObjectCreationExpressionSyntax)
                return false;
            if (node is InvocationExpressionSyntax call
                && References.To(local, call, model, cancellationToken).FirstOrDefault() is null)
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether neither the stream nor a local that was made with it is named between the copy and its last use.</summary>
    private bool StaysAsItIs(int lastUse, SemanticModel model, CancellationToken cancellationToken)
    {
        var function = References.FunctionOf(Call.Syntax);
        foreach (var name in References.To(Stream, function, model, cancellationToken))
        {
            if (References.IsInNestedFunction(name, function) || IsBetween(name, lastUse))
                return false;
            if (name.FirstAncestorOrSelf<VariableDeclaratorSyntax>() is { } wrapper && !wrapper.Span.Contains(Call.Syntax.Span))
            {
                foreach (var mention in MemberIndex.Names(wrapper.Identifier.ValueText, function))
                {
                    if (IsBetween(mention, lastUse))
                        return false;
                }
            }
        }

        return true;
    }

    private bool IsBetween(SyntaxNode name, int lastUse) =>
        name.SpanStart > Call.Syntax.Span.End && name.SpanStart < lastUse
        && name.Parent is not MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" or "Position" };

    /// <summary>Whether nothing in the function can have closed the stream: no wrapper gets it, and it is not disposed by name.</summary>
    public bool IsOpen(CancellationToken cancellationToken)
    {
        var function = References.FunctionOf(Call.Syntax);
        foreach (var name in References.To(Stream, function, Call.SemanticModel!, cancellationToken))
        {
            if (References.IsInNestedFunction(name, function)
                || name.Parent is not (MemberAccessExpressionSyntax { Name.Identifier.ValueText: not ("Dispose" or "Close" or "DisposeAsync") }
                    or ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax }))
            {
                return false;
            }
        }

        return true;
    }
}
