using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Strings.BuilderOverhead;

/// <summary>
/// Determines which methods of this compilation add a text to others, as a builder does: they give its characters to a builder, a writer, an encoding or a
/// buffer, and do nothing with it but look at it otherwise.
/// </summary>
internal static class TextTakers
{
    /// <summary>Whether a method can be one by its signature: it takes one text, and gives back nothing or its own object.</summary>
    public static bool MayBe(IMethodSymbol method) =>
        method is { IsAbstract: false, MethodKind: MethodKind.Ordinary, Parameters: { Length: 1 } parameters }
        && parameters[0] is { RefKind: RefKind.None, IsParams: false }
        && (method.ReturnsVoid || SymbolEqualityComparer.Default.Equals(method.ReturnType, method.ContainingType));

    /// <summary>Whether a method in source is one.</summary>
    public static bool Take(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken)
    {
        method = method.OriginalDefinition;
        return MethodBody.Of(method, cancellationToken) is { } body && GivesOn(method.Parameters[0].Name, body)
            && (ParameterSummaries.Of(compilation).UsesOf(method.Parameters[0], cancellationToken) & ~ParameterUse.Reads) == 0;
    }

    /// <summary>Whether a body gives a text to a call that is named as those are that copy its characters.</summary>
    private static bool GivesOn(string text, SyntaxNode body)
    {
        foreach (var name in MemberIndex.Names(text, body))
        {
            if (name.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call }
                && CalledName.Of(call)?.Identifier.ValueText is "Append" or "AppendLine" or "Write" or "WriteLine" or "GetBytes")
            {
                return true;
            }

            if (name.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "CopyTo" or "TryCopyTo", Parent: InvocationExpressionSyntax } copied
                && copied.Expression == name)
            {
                return true;
            }
        }

        return false;
    }
}
