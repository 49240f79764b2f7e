using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.MaterializedStream;

/// <summary>
/// <c>ms.ToArray()</c> of a <c>MemoryStream</c> that the method made itself with a buffer that everybody may see, so that a slice of the buffer can
/// stand for the copy.
/// </summary>
/// <param name="Call">The call that copies.</param>
/// <param name="Stream">The local that holds the stream.</param>
internal sealed record StreamCopy(IInvocationOperation Call, ILocalSymbol Stream)
{
    public static StreamCopy? Of(IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (call.TargetMethod is not { Name: "ToArray", Parameters.Length: 0,
            ContainingType: { Name: "MemoryStream", ContainingNamespace: { Name: "IO", ContainingNamespace.Name: nameof(System) } } }
            || call.Instance is not ILocalReferenceOperation { Local: { RefKind: RefKind.None, DeclaringSyntaxReferences.Length: 1 } local }
            || local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Initializer.Value: { } made } declarator
            || call.SemanticModel!
                .GetOperation(made, cancellationToken) is not IObjectCreationOperation { Constructor: { ContainingType.Name: "MemoryStream" } constructor }
            || Writes.To(local.Name, References.FunctionOf(declarator)))
        {
            return null;
        }

        var isVisible = constructor.Parameters.Length == 0
            || (constructor.Parameters.Length == 1 && constructor.Parameters[0].Type.SpecialType == SpecialType.System_Int32);
        return isVisible ? new StreamCopy(call, local) : null;
    }

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
