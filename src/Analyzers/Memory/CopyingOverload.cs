using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines whether an overload in source makes a copy of what it is given itself, as one that is handed an array and keeps it need not: then it saves
/// nothing to call it.
/// </summary>
internal static class CopyingOverload
{
    /// <summary>Whether a method copies what one of its parameters holds, or hands it to a new object.</summary>
    public static bool Is(IMethodSymbol overload, int ordinal, CancellationToken cancellationToken)
    {
        if (MethodBody.Of(overload, cancellationToken) is not { } body)
            return false;
        foreach (var name in MemberIndex.Names(overload.Parameters[ordinal].Name, body))
        {
            var isCopied = name.Parent switch
            {
                MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax } access => access.Expression == name
                    && access.Name.Identifier.ValueText is "ToArray" or "ToList" or "ToImmutableArray" or nameof(Array.CopyTo) or "TryCopyTo",
                ArgumentSyntax { Parent.Parent: BaseObjectCreationExpressionSyntax } => true,
                _ => false,
            };
            if (isCopied)
                return true;
        }

        return false;
    }
}
