using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO;

/// <summary>
/// Finds where code may block the thread until a peer sends: reads that are not awaited, a question for the end of what the peer sends, and calls that get
/// what they could read with. What is written has to be flushed before.
/// </summary>
internal static class BlockingReads
{
    private const int MostCallees = 2;

    /// <summary>Whether a node is named as a read that is not awaited, or as a question that such a read answers.</summary>
    public static bool IsAt(SyntaxNode node) => node switch
    {
        InvocationExpressionSyntax call => !IsAwaited(call) && IsRead(CalledName.Of(call)?.Identifier.ValueText),
        IdentifierNameSyntax name => name.Identifier.ValueText == "EndOfStream",
        _ => false,
    };

    /// <summary>
    /// Adds what a node may block for, if it does, and whether the node reads from it itself or hands it to code that may. A method of the same object that
    /// is called and not awaited reads from what its fields hold.
    /// </summary>
    public static void Add(SyntaxNode node, List<(Origins From, bool IsHanded)> to, SemanticModel model, CancellationToken cancellationToken) =>
        Add(node, to, model, MostCallees, cancellationToken);

    private static void Add(SyntaxNode node, List<(Origins From, bool IsHanded)> to, SemanticModel model, int most, CancellationToken cancellationToken)
    {
        if (node is InvocationExpressionSyntax call && !IsAwaited(call))
        {
            if (model.GetOperation(call, cancellationToken) is not IInvocationOperation operation)
                return;
            if (operation.Instance is { } source && IsAt(node))
                to.Add((Origins.Of(source, cancellationToken), false));
            foreach (var argument in operation.Arguments)
            {
                if (CanRead(argument.Value.Inside(Through.BuiltIn).Type))
                    to.Add((Origins.Of(argument.Value, cancellationToken), true));
            }

            if (most > 0 && (operation.Instance is null or IInstanceReferenceOperation))
                AddWithin(operation.TargetMethod, to, model.Compilation, most - 1, cancellationToken);
        }
        else if (IsAt(node) && model.GetOperation(node.Parent is MemberAccessExpressionSyntax access ? access : node, cancellationToken)
            is IPropertyReferenceOperation { Instance: { } reader })
        {
            to.Add((Origins.Of(reader, cancellationToken), false));
        }
    }

    private static void AddWithin(
        IMethodSymbol method, List<(Origins From, bool IsHanded)> to, Compilation compilation, int most, CancellationToken cancellationToken)
    {
        if (method.IsAsync || MethodBody.Of(method.OriginalDefinition, cancellationToken) is not { } body
            || SourceModels.Find(compilation, body.SyntaxTree) is not { } model)
        {
            return;
        }

        foreach (var inner in References.OwnNodes(body))
            Add(inner, to, model, most, cancellationToken);
    }

    private static bool IsRead(string? name) =>
        name is not null
        && (name.StartsWith("Read", StringComparison.Ordinal) || name.StartsWith("Receive", StringComparison.Ordinal) || name == "Peek");

    private static bool IsAwaited(InvocationExpressionSyntax call) =>
        call.Parent is AwaitExpressionSyntax or MemberAccessExpressionSyntax { Name.Identifier.ValueText: "ConfigureAwait" };

    /// <summary>Whether who has a value of a type can read from a peer with it.</summary>
    private static bool CanRead(ITypeSymbol? type) =>
        type is not null
        && (type.IsOrDerivesFrom("TextReader", "System.IO") || type.IsOrDerivesFrom("BinaryReader", "System.IO") || type.IsOrDerivesFrom("Stream", "System.IO")
            || type.IsOrDerivesFrom("Socket", "System.Net.Sockets") || type.IsOrDerivesFrom("TcpClient", "System.Net.Sockets"));
}
