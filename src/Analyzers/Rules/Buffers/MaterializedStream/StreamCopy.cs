using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.MaterializedStream;

/// <summary>
/// <c>ms.ToArray()</c> of a <c>MemoryStream</c> in a local or a parameter, whose bytes can be read where they are: from its buffer, or by the stream's own
/// <c>WriteTo</c> and <c>Read</c>.
/// </summary>
/// <param name="Call">The call that copies.</param>
/// <param name="Stream">The variable that holds the stream.</param>
/// <param name="IsVisible">Whether the method made the stream itself with a buffer that everybody may see, of which a slice can stand for the copy.</param>
internal sealed record StreamCopy(IInvocationOperation Call, ISymbol Stream, bool IsVisible)
{
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
            _ => null,
        };
    }

    private static StreamCopy? OfLocal(IInvocationOperation call, ILocalSymbol local, SyntaxNode declared, CancellationToken cancellationToken)
    {
        if (declared is not VariableDeclaratorSyntax { Initializer.Value: { } made } || Writes.To(local.Name, References.FunctionOf(declared)))
            return null;
        return call.SemanticModel!.GetOperation(made, cancellationToken) switch
        {
            IObjectCreationOperation { Constructor: { ContainingType.Name: "MemoryStream", Parameters: var parameters } } =>
                parameters.IsEmpty || (parameters.Length == 1 && parameters[0].Type.SpecialType == SpecialType.System_Int32)
                    ? new StreamCopy(call, local, IsVisible: true)
                    : null,
            IInvocationOperation or IParameterReferenceOperation => new StreamCopy(call, local, IsVisible: false),
            _ => null,
        };
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
            if (!use.OnlyReads || (use.Keeper is { } keeper && !keeper.IsUnder("System")))
                return null;
            if (use.Kind is ArrayUseKind.SpanArgument or ArrayUseKind.Borrowed or ArrayUseKind.Span or ArrayUseKind.ArrayMethod)
                reader ??= use.Callee?.Name;
        }

        return reader is not null && uses.Views.StayInIteration(Call.Syntax) && StaysAsItIs(uses.LastUse, model, cancellationToken) ? reader : null;
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
