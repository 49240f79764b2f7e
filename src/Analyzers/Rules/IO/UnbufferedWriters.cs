using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO;

/// <summary>
/// Tells which writers have nothing to send when they are flushed: streams of the network and of pipes, which send each write at once, the console's writers,
/// and streams of the project that only pass a flush on to such a stream.
/// </summary>
internal static class UnbufferedWriters
{
    private const int MostInner = 3;

    /// <summary>Whether a flush of the writer has nothing to send.</summary>
    public static bool Contain(IOperation? writer, CancellationToken cancellationToken)
    {
        if (writer is null)
            return false;
        var made = Origins.MadeAs(writer, cancellationToken);
        return made is IPropertyReferenceOperation { Property.ContainingType: var holder } && holder.IsConsole()
            || (made.Type is { } type && Contain(type, writer.SemanticModel!.Compilation, MostInner, cancellationToken));
    }

    private static bool Contain(ITypeSymbol type, Compilation compilation, int most, CancellationToken cancellationToken) =>
        type.IsOrDerivesFrom("Stream", "System.IO")
        && (type.Name == "Stream" || type.IsUnder("System.Net") || type.IsUnder("System.IO.Pipes")
            || type.IsOrDerivesFrom("NetworkStream", "System.Net.Sockets")
            || (most > 0 && PassesFlushOn(type, compilation, most, cancellationToken)));

    /// <summary>Whether all that a stream of the project does in <c>Flush</c> is to flush another stream, which has nothing to send either.</summary>
    private static bool PassesFlushOn(ITypeSymbol type, Compilation compilation, int most, CancellationToken cancellationToken)
    {
        foreach (var member in type.GetMembers("Flush"))
        {
            if (member is IMethodSymbol { Parameters.IsEmpty: true, IsOverride: true } flush
                && MethodBody.Of(flush, cancellationToken) is { } body
                && OnlyCallOf(body) is { } only
                && SourceModels.Find(compilation, body.SyntaxTree)?.GetOperation(only, cancellationToken)
                    is IInvocationOperation { TargetMethod.Name: "Flush", Instance: { Type: { } inner } instance and not IInstanceReferenceOperation })
            {
                return Contain(Origins.MadeAs(instance, cancellationToken).Type ?? inner, compilation, most - 1, cancellationToken);
            }
        }

        return false;
    }

    private static ExpressionSyntax? OnlyCallOf(SyntaxNode body) => body switch
    {
        ArrowExpressionClauseSyntax arrow => arrow.Expression,
        BlockSyntax { Statements: { Count: 1 } statements } => (statements[0] as ExpressionStatementSyntax)?.Expression,
        _ => null,
    };
}
